/** A number of up to 12 characters has no more than 12 significant digits. */
const shortest = 12

/** A number as every machine prints it: 12 significant digits, no negative zero. */
const numberText = (value: number): string => {
  if (!Number.isFinite(value)) throw new RangeError('a result holds finite numbers only')
  const text = String(value + 0)
  return text.length <= shortest ? text : String(Number(value.toPrecision(12)) + 0)
}

const objectText = (value: Readonly<Record<string, unknown>>): string => {
  const members: string[] = []
  for (const key of Object.keys(value).sort())
    if (value[key] !== undefined) members.push(`${JSON.stringify(key)}:${canonicalJson(value[key])}`)
  return `{${members.join(',')}}`
}

/**
 * JSON with sorted keys and numbers at 12 significant digits: the same text in browser, server and command line.
 * Throws RangeError on NaN and infinities.
 */
export const canonicalJson = (value: unknown): string => {
  if (typeof value === 'number') return numberText(value)
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  return typeof value === 'object' ? objectText(value as Record<string, unknown>) : JSON.stringify(value)
}
