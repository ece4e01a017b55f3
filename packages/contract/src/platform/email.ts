import { hasInvisibleCharacters } from './visible-text.ts'

/** Characters of an address. */
export const longestEmail = 225

const emailPattern = /^[^\s@<>()",;:\\[\]]+@(?:[^\s@<>()",;:\\[\].]+\.)+[^\s@<>()",;:\\[\].]{2,}$/

/**
 * The address with its local part in NFKC form (full-width letters become plain letters), so that one address has one spelling;
 * null if the result is not an e-mail address.
 */
export const plainEmail = (value: string): string | null => {
  const text = value.trim()
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0))
  const plain = `${local.normalize('NFKC').toLowerCase().normalize('NFKC')}${text.slice(Math.max(at, 0))}`
  const fits = Math.max(value.length, plain.length) <= longestEmail && !hasInvisibleCharacters(local)
  return fits && emailPattern.test(text) && emailPattern.test(plain) ? plain : null
}

/** Checks the form of the address, after NFKC. */
export const isEmail = (value: string): boolean => plainEmail(value) !== null
