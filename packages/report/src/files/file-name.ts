/** Characters: with its ending well below the 255 bytes of every file system, also in Chinese. */
const longest = 70

/** A name for a file on every system: letters of any script, digits, and -_. between them. */
export const fileNameOf = (parts: readonly string[], ending: string): string => {
  const name = parts
    .join('-')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^[-._]+/, '')
  const short = Array.from(name)
    .slice(0, longest)
    .join('')
    .replace(/[-._]+$/, '')
  return `${short === '' ? 'roof' : short}.${ending}`
}
