import { domainToASCII } from 'node:url'

const isPlain = (text: string): boolean => /^[\x21-\x7e]*$/.test(text)
/** Characters at which a URL would be cut; normalising some letters produces them. */
const cuts = /[\s/\\?#@:%[\]]/

/**
 * A mail domain in the form that mail servers use: full-width letters, umlauts and `xn--…` are one domain (UTS 46). Other
 * text stays as it is.
 */
export const domainInAscii = (domain: string): string => {
  const lower = domain.toLowerCase()
  if (isPlain(lower)) return lower
  const plain = lower.normalize('NFKC').toLowerCase()
  if (cuts.test(plain)) return lower
  const ascii = domainToASCII(plain)
  // A URL would read digits alone as an IP address.
  return ascii === '' || /^[\d.]+$/.test(ascii) ? plain : ascii
}
