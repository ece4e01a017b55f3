/** From this many digits a telephone number could be made. */
const mostDigits = 4

/**
 * A stranger's name in a mail to others: a few words, without characters that mail programs turn into links, without phone
 * numbers and lines.
 */
export const harmlessWords = (name: string): string => {
  const isNumber = (name.match(/\p{N}/gu) ?? []).length > mostDigits
  return name
    .replace(isNumber ? /\p{N}/gu : '', '')
    .replace(/[^\p{L}\p{M}\p{N} &'’-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 40)
    .trim()
}
