/** Of this many digits a telephone number could be made. */
const mostDigits = 4

/**
 * Strangers choose a name and we send it to others: words alone, few of them. No signs of which a mail program makes a link,
 * no number to call, no lines.
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
