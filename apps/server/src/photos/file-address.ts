import type { Config } from '../platform/config.ts'

/** Where files are posted and read; takes the POST itself, no trailing slash. */
export const fileHost = ({ publicUrl }: Pick<Config, 'publicUrl'>): string => `${publicUrl}/files`

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The one form under which an address is kept: without query, its escapes resolved. Clients write it in several ways. */
export const canonicalAddress = (address: string): string => decoded(address.split(/[?#]/)[0] ?? '')

/** An address that a browser requests as it stands. */
export const requestAddress = (canonical: string): string =>
  canonical.replace(/[^A-Za-z0-9\-._~:/@!$&'()*+,;=]/gu, (sign) => encodeURIComponent(sign))
