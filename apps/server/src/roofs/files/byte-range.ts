export type ByteRange = { readonly start: number; readonly end: number }

/** One range of bytes, RFC 9110; null: none, or not understood; 'outside': beyond the file. */
export const byteRange = (header: string | undefined, size: number): ByteRange | 'outside' | null => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(from) > Number(to)) return null
  return start >= size || end < start ? 'outside' : { start, end }
}
