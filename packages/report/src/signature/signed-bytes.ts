/** A signature in a file that it covers from the first byte to the last. */
export type SignedBytes = {
  /** Everything but the signature itself. */
  readonly content: Uint8Array<ArrayBuffer>
  /** CMS, DER, filled up with zeros. */
  readonly signature: Uint8Array<ArrayBuffer>
  /** The dictionary of the signature, as it is written in the file. */
  readonly dictionary: string
}

export type SignedPart =
  | ({ readonly kind: 'whole' } & SignedBytes)
  | { readonly kind: 'unsigned' }
  /** There is a signature, and bytes that it does not cover. */
  | { readonly kind: 'partly' }

const ranges = /\/ByteRange ?\[ ?(\d{1,12}) (\d{1,12}) (\d{1,12}) (\d{1,12}) ?\]/g
const hexadecimal = /^<([0-9a-f]*)>$/

const bytesOfHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: text.length / 2 }, (_, index) => Number.parseInt(text.slice(2 * index, 2 * index + 2), 16))

const joined = (file: Uint8Array, end: number, next: number): Uint8Array<ArrayBuffer> => {
  const content = new Uint8Array(end + file.byteLength - next)
  content.set(file.subarray(0, end))
  content.set(file.subarray(next), end)
  return content
}

/** Only the signature itself may be left out: a gap of any other form could hide a change. */
const signedBy = (file: Uint8Array, text: string, match: RegExpExecArray): SignedBytes | null => {
  const [start = 0, end = 0, next = 0, length = 0] = match.slice(1).map(Number)
  if (start !== 0 || end >= next || next + length !== file.byteLength) return null
  const left = text.slice(end, next)
  const hex = hexadecimal.exec(left)?.[1]
  const before = text.slice(match.index, end)
  if (hex === undefined || hex.length % 2 === 1 || !/\/Contents ?$/.test(before) || before.includes('endobj'))
    return null
  const dictionary = text.slice(text.lastIndexOf(' obj', match.index), text.indexOf('endobj', next)).replace(left, '')
  return { content: joined(file, end, next), signature: bytesOfHex(hex), dictionary }
}

/** The signature that covers a whole file, and what it covers. */
export const signedPart = (file: Uint8Array): SignedPart => {
  const text = new TextDecoder('latin1').decode(file)
  const found = [...text.matchAll(ranges)]
  const whole = found.map((match) => signedBy(file, text, match)).find((signed) => signed !== null)
  if (whole) return { kind: 'whole', ...whole }
  return { kind: found.length === 0 ? 'unsigned' : 'partly' }
}
