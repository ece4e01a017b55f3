/** Longest name that is kept, in characters. */
const longest = 150

/** A client's file name made safe for headers and folders: no path, no control or direction characters. */
export const safeFileName = (given: string): string => {
  const last =
    given
      .replace(/[\ud800-\udfff]/gu, '')
      .normalize('NFC')
      .split(/[\\/]/)
      .at(-1) ?? ''
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '')
    .replace(/["<>:|?*]/g, '_')
    .trim()
    .replace(/^\.+/, '')
  const signs = [...clean]
  if (signs.length === 0) return 'file'
  if (signs.length <= longest) return clean
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(clean)?.[0] ?? ''
  return signs.slice(0, longest - extension.length).join('') + extension
}

const asciiName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%;]/g, '_') || 'file'

const encodedName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Content-Disposition with the name in RFC 5987 and a plain one for old clients. */
export const disposition = (type: 'inline' | 'attachment', name: string): string =>
  `${type}; filename="${asciiName(name)}"; filename*=UTF-8''${encodedName(name)}`
