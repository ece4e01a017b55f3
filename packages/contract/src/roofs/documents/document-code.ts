/** No I, O, U, 0 and 1, which are mistaken for others; their number is a prime, so that the check finds swapped signs. */
const signs = '23456789ABCDEFGHJKLMNPQRSTVWXYZ'
const length = 12
const group = 4

const checkSign = (body: string): string => {
  const sum = [...body].reduce((total, sign, index) => total + signs.indexOf(sign) * (index + 2), 0)
  return signs.charAt(sum % signs.length)
}

const grouped = (plain: string): string => plain.match(new RegExp(`.{${group}}`, 'g'))?.join('-') ?? plain

/** @param random at least 11 numbers, each from 0 to 255 */
export const documentCode = (random: Uint8Array): string => {
  const body = Array.from({ length: length - 1 }, (_, index) => signs.charAt((random[index] ?? 0) % signs.length)).join(
    '',
  )
  return grouped(body + checkSign(body))
}

/** The code as it is printed, from typed text; null where a character was mistyped. */
export const readDocumentCode = (typed: string): string | null => {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '').replace(/[I1]/g, 'L')
  const isWritten = plain.length === length && [...plain].every((sign) => signs.includes(sign))
  return isWritten && plain.endsWith(checkSign(plain.slice(0, -1))) ? grouped(plain) : null
}
