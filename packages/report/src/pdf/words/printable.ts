/** Replaces characters that the fonts lack, so that none is lost silently. */
export const missingSign = '□'

/** Half a surrogate pair is no character, and some readers fail on it. */
export const wellFormed = (value: string): string => value.replace(/[\ud800-\udfff]/gu, '\ufffd')

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

// Attack: marks that reverse the reading direction make one name read as another.
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

type Glyphs = (codePoint: number) => boolean

/** Every Latin font has these. */
const plainAscii = /^[\x20-\x7e\n]*$/

type Script = { readonly isOwn: Glyphs; readonly isHan: Glyphs }

const isShown = (grapheme: string, { isOwn, isHan }: Script): boolean => {
  if (directionMarks.test(grapheme)) return false
  const codes = [...grapheme].map((sign) => sign.codePointAt(0) ?? 0)
  return codes.every(isOwn) || codes.every(isHan)
}

/** Replaces each grapheme without a glyph by □. Line breaks and the thin space within numbers stay, other white space becomes a blank. */
export const printable = (value: string, script: Script): { readonly text: string; readonly replaced: boolean } => {
  if (plainAscii.test(value)) return { text: value, replaced: false }
  const clean = wellFormed(value)
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n\u202f]/g, ' ')
  let replaced = false
  const shown = Array.from(segmenter.segment(clean), ({ segment }) => {
    if (segment === '\n' || segment === ' ' || isShown(segment, script)) return segment
    replaced = true
    return missingSign
  })
  return { text: shown.join(''), replaced }
}
