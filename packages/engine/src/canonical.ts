/** A number of up to 12 characters has no more than 12 significant digits. */
const shortest = 12

/** A number as every machine prints it: 12 significant digits, no negative zero. */
const numberText = (value: number): string => {
  if (!Number.isFinite(value)) throw new RangeError('a result holds finite numbers only')
  const text = String(value + 0)
  return text.length <= shortest ? text : String(Number(value.toPrecision(12)) + 0)
}

/** Caches the text of a value: results repeat many values. */
const cached = <V>(make: (value: V) => string) => {
  const known = new Map<V, string>()
  return (value: V): string => {
    const before = known.get(value)
    if (before !== undefined) return before
    const made = make(value)
    known.set(value, made)
    return made
  }
}

type Shape = { readonly keys: readonly string[]; readonly sorted: readonly Member[] }

/** A key, and the text that precedes its value. */
type Member = { readonly key: string; readonly head: string }

const isSame = (a: readonly string[], b: readonly string[]): boolean => {
  if (a.length !== b.length) return false
  for (let index = 0; index < a.length; index += 1) if (a[index] !== b[index]) return false
  return true
}

/** Sorts the keys of an object; objects with the same keys in the same order are sorted once. */
const keySorter = () => {
  const shapes = new Map<string, Shape[]>()
  return (keys: readonly string[]): readonly Member[] => {
    const first = keys[0] ?? ''
    const alike = shapes.get(first) ?? []
    if (alike.length === 0) shapes.set(first, alike)
    for (const shape of alike) if (isSame(shape.keys, keys)) return shape.sorted
    const sorted = [...keys].sort().map((key) => ({ key, head: `${JSON.stringify(key)}:` }))
    alike.push({ keys, sorted })
    return sorted
  }
}

/**
 * JSON with sorted keys and numbers at 12 significant digits: the same text in browser, server and command line.
 * Throws RangeError on NaN and infinities.
 */
export const canonicalJson = (whole: unknown): string => {
  const [ofNumber, ofText] = [cached(numberText), cached<string>(JSON.stringify)]
  const sortedKeys = keySorter()

  const ofObject = (value: Readonly<Record<string, unknown>>): string => {
    let text = '{'
    for (const { key, head } of sortedKeys(Object.keys(value))) {
      const member = value[key]
      if (member === undefined) continue
      if (text !== '{') text += ','
      text += head
      text += textOf(member)
    }
    return `${text}}`
  }
  const textOf = (value: unknown): string => {
    if (typeof value === 'number') return ofNumber(value)
    if (typeof value === 'string') return ofText(value)
    if (value === null || value === undefined) return 'null'
    if (Array.isArray(value)) return `[${value.map(textOf).join()}]`
    return typeof value === 'object' ? ofObject(value as Record<string, unknown>) : JSON.stringify(value)
  }
  return textOf(whole)
}
