/** The parts of ASN.1 DER (X.690) that a certificate needs. */

const lengthOf = (size: number): Buffer => {
  if (size < 0x80) return Buffer.from([size])
  const digits = Buffer.from(size.toString(16).padStart(size > 0xff ? 4 : 2, '0'), 'hex')
  return Buffer.concat([Buffer.from([0x80 | digits.length]), digits])
}

const element =
  (tag: number) =>
  (...parts: readonly Uint8Array[]): Buffer => {
    const body = Buffer.concat(parts)
    return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body])
  }

/** SEQUENCE. */
export const sequence = element(0x30)
/** SET. */
export const set = element(0x31)
/** OCTET STRING. */
export const octets = element(0x04)
/** A context-specific constructed element, `[n]`. */
export const tagged = (n: number) => element(0xa0 | n)

/** NULL. */
export const nothing = element(0x05)()
/** BOOLEAN true. */
export const yes = element(0x01)(Buffer.from([0xff]))
/** UTF8String. */
export const text = (value: string): Buffer => element(0x0c)(Buffer.from(value))
/** `YYMMDDhhmmssZ`, of the years 1950 to 2049. */
export const moment = (utc: string): Buffer => element(0x17)(Buffer.from(utc))
/** BIT STRING of whole bytes. */
export const bits = (bytes: Uint8Array): Buffer => element(0x03)(Buffer.from([0]), bytes)

/** A whole number that is not negative. */
export const integer = (bytes: Uint8Array): Buffer =>
  element(0x02)(...((bytes[0] ?? 0) > 0x7f ? [Buffer.from([0]), bytes] : [bytes]))

const septets = (part: number): readonly number[] => {
  const higher = (rest: number): readonly number[] => (rest === 0 ? [] : [...higher(rest >> 7), (rest & 0x7f) | 0x80])
  return [...higher(part >> 7), part & 0x7f]
}

/** OBJECT IDENTIFIER from its dotted form. */
export const identifier = (dotted: string): Buffer => {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  return element(0x06)(Buffer.from([first * 40 + second, ...rest.flatMap(septets)]))
}
