/** Stands for a character that the fonts cannot show, so that nothing is lost silently. */
export const missingSign = '□'

/** Half a surrogate pair is no character; files and readers stumble over it. */
export const wellFormed = (value: string): string => value.replace(/[\ud800-\udfff]/gu, '\ufffd')

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

// Marks that turn the reading direction could make a name read as another one.
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** Every Latin font shows these. */
const plainAscii = /^[\x20-\x7e\n]*$/

const isShown = (grapheme: string, hasGlyph: (codePoint: number) => boolean): boolean =>
  !directionMarks.test(grapheme) && [...grapheme].every((sign) => hasGlyph(sign.codePointAt(0) ?? 0))

/** Text as the fonts can show it: every grapheme without a glyph becomes □. Line breaks stay, other white space is a blank. */
export const printable = (
  value: string,
  hasGlyph: (codePoint: number) => boolean,
): { readonly text: string; readonly replaced: boolean } => {
  if (plainAscii.test(value)) return { text: value, replaced: false }
  const clean = wellFormed(value)
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]/g, ' ')
  let replaced = false
  const shown = Array.from(segmenter.segment(clean), ({ segment }) => {
    if (segment === '\n' || segment === ' ' || isShown(segment, hasGlyph)) return segment
    replaced = true
    return missingSign
  })
  return { text: shown.join(''), replaced }
}
