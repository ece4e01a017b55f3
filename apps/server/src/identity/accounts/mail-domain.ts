import { domainToASCII } from 'node:url'

const isPlain = (text: string): boolean => /^[\x21-\x7e]*$/.test(text)
/** Signs at which an address of the web would be cut: some letters are written in them when they are normalised. */
const cuts = /[\s/\\?#@:%[\]]/

/**
 * A mail domain in the one form that mail servers use: full-width letters, umlauts and their ASCII form `xn--…` are the
 * same domain (UTS 46). What is no domain stays as it is.
 */
export const domainInAscii = (domain: string): string => {
  const lower = domain.toLowerCase()
  if (isPlain(lower)) return lower
  const plain = lower.normalize('NFKC').toLowerCase()
  if (cuts.test(plain)) return lower
  const ascii = domainToASCII(plain)
  // Digits alone would be read as the number of a machine.
  return ascii === '' || /^[\d.]+$/.test(ascii) ? plain : ascii
}
