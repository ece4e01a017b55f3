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

/** The beginning of a text, on a whole character, with a sign that more followed. */
export const cutWords = (text: string, most: number): string => {
  const characters = [...text]
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

/** Blanks that are drawn, and characters that are not, but for the end of a line. */
const unseen = /(?!\n)[\p{Cc}\p{Cf}\p{Co}\u2028\u2029\u2800]/gu
const blankLines = /\n{3,}/g
/** `https:`, `www.`, `example.com`, `a@b`: what a mail program makes a link of. A time and a decimal stay as they are. */
const scheme = /\b(\p{L}[\p{L}\p{N}+.-]*):(?=\S)/gu
const dotOfName = /(?<=[\p{L}\p{N}_-])[.\uff0e\uff61](?=\p{L})/gu
const ideographicDot = /(?<=[a-z0-9-])\u3002(?=[a-z])/gi

/**
 * Attack: what one side of a review writes reaches the other in a mail that we send. Its words stay readable in their lines;
 * nothing in it becomes a link, turns the direction of the text, or passes for a line of ours, since each line is quoted.
 */
export const harmlessText = (text: string, most: number): string =>
  cutWords(
    text
      .replace(/\r\n?/g, '\n')
      .replace(unseen, '')
      .replace(scheme, '$1: ')
      .replace(dotOfName, ' . ')
      .replace(ideographicDot, ' \u3002 ')
      .replace(/@/g, ' (at) ')
      .replace(blankLines, '\n\n')
      .trim(),
    most,
  )
