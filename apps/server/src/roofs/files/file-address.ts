import type { Config } from '../../platform/config.ts'

/** Host for posting and reading files; the POST goes to it directly, so no trailing slash. */
export const fileHost = ({ publicUrl }: Pick<Config, 'publicUrl'>): string => `${publicUrl}/files`

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Characters that an address would read as an escape or its end. */
const misread = /[%?#\p{Cc}]/gu

/** Longest file name of an address, in bytes of UTF-8. */
const longestName = 200

const shortName = (name: string): string => {
  if (Buffer.byteLength(name) <= longestName) return name
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? ''
  let kept = ''
  for (const sign of name) {
    if (Buffer.byteLength(kept + sign + extension) > longestName) break
    kept += sign
  }
  return kept + extension
}

/**
 * The one form in which an address is stored: without query, escapes resolved, name of limited length. Clients write it in
 * several ways; converting it again changes nothing.
 */
export const canonicalAddress = (address: string): string => {
  const plain = decoded(address.split(/[?#]/)[0] ?? '').replace(misread, '_')
  const name = plain.lastIndexOf('/') + 1
  return plain.slice(0, name) + shortName(plain.slice(name))
}

/** The address encoded for a request. */
export const requestAddress = (canonical: string): string =>
  canonical.replace(/[^A-Za-z0-9\-._~:/@!$&'()*+,;=]/gu, (sign) => encodeURIComponent(sign))
