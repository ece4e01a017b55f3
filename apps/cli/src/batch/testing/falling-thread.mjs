// An engine that some rows crash: a row "fall" ends its thread, a row "full" cannot be stored.

export const open = () => ({ engineVersion: '', catalogueVersion: '', problems: [] })

/** @param {{ rows: readonly { row: number, start: number, end: number }[], bytes: Uint8Array }} chunk */
export const assessRows = ({ rows, bytes }) => {
  const texts = rows.map(({ start, end }) => new TextDecoder().decode(bytes.subarray(start, end)))
  if (texts.includes('fall')) process.exit(7)
  if (texts.includes('full')) return { failure: 'The disk is full' }
  const lines = rows.map(({ row }, index) => `{"row":${row},"ok":true,"text":"${texts[index]}"}\n`)
  return { bytes: new TextEncoder().encode(lines.join('')), rows: rows.length, bad: 0 }
}
