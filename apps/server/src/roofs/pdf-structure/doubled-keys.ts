import { isRegular, isSpace } from './object-heads.ts'
import { Unreadable } from './unreadable.ts'

/**
 * Attack: a dictionary with a key twice. The parser keeps the later value, a viewer may take the earlier one. So this
 * counts keys in the bytes of each object.
 */

type Open = {
  /** Null for an array. */
  readonly keys: Set<string> | null
  isValueNext: boolean
}

const [lessThan, greaterThan, slash, percent, openParen, closeParen, backslash] = Buffer.from('<>/%()\\')
const [openBracket, closeBracket] = Buffer.from('[]')
const deepest = 500

/** After a string in parentheses, which may contain further ones. */
const afterString = (bytes: Buffer, start: number): number => {
  let depth = 0
  for (let place = start; place < bytes.length; place++) {
    const byte = bytes[place]
    if (byte === backslash) place++
    else if (byte === openParen) depth++
    else if (byte === closeParen && --depth === 0) return place + 1
  }
  return bytes.length
}

const afterLine = (bytes: Buffer, start: number): number => {
  let place = start
  while (place < bytes.length && bytes[place] !== 10 && bytes[place] !== 13) place++
  return place
}

const afterRegular = (bytes: Buffer, start: number): number => {
  let place = start
  while (place < bytes.length && isRegular(bytes[place] ?? 0)) place++
  return place
}

/** Reads `/J#53` as `JS`. */
const nameOf = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const takeName = (top: Open | undefined, name: string): void => {
  if (!top?.keys) return
  if (top.isValueNext) top.isValueNext = false
  else {
    if (top.keys.has(name)) throw new Unreadable('key given twice')
    top.keys.add(name)
    top.isValueNext = true
  }
}

const takeValue = (top: Open | undefined): void => {
  if (top) top.isValueNext = false
}

type Token = { readonly kind: 'name' | 'open' | 'openArray' | 'close' | 'value' | 'none'; readonly end: number }

const tokenAt = (bytes: Buffer, place: number): Token => {
  const [byte = 0, next] = [bytes[place], bytes[place + 1]]
  if (isSpace(byte)) return { kind: 'none', end: place + 1 }
  if (byte === percent) return { kind: 'none', end: afterLine(bytes, place) }
  if (byte === openParen) return { kind: 'value', end: afterString(bytes, place) }
  if (byte === slash) return { kind: 'name', end: afterRegular(bytes, place + 1) }
  if (byte === lessThan && next === lessThan) return { kind: 'open', end: place + 2 }
  if (byte === greaterThan && next === greaterThan) return { kind: 'close', end: place + 2 }
  if (byte === lessThan) return { kind: 'value', end: bytes.indexOf('>', place) + 1 || bytes.length }
  if (byte === openBracket) return { kind: 'openArray', end: place + 1 }
  if (byte === closeBracket) return { kind: 'close', end: place + 1 }
  return { kind: 'value', end: Math.max(place + 1, afterRegular(bytes, place)) }
}

/** Reads one object from its first byte to the end of its outermost dictionary or array; answers that position. */
export const requireSingleKeys = (bytes: Buffer, start: number): number => {
  const open: Open[] = []
  for (let place = start; place < bytes.length; ) {
    const { kind, end } = tokenAt(bytes, place)
    const top = open.at(-1)
    if (kind === 'name') takeName(top, nameOf(bytes.toString('latin1', place + 1, end)))
    if (kind === 'value' || kind === 'open' || kind === 'openArray') takeValue(top)
    if (kind === 'open' || kind === 'openArray')
      open.push({ keys: kind === 'open' ? new Set() : null, isValueNext: false })
    if (open.length > deepest) throw new Unreadable('dictionaries inside each other')
    if (kind === 'close') open.pop()
    place = end
    if (open.length === 0 && kind !== 'none') return end
  }
  return bytes.length
}
