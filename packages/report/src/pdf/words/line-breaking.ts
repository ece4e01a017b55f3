type Measure = (text: string) => number

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

const signsOf = (word: string): readonly string[] => [...segmenter.segment(word)].map(({ segment }) => segment)

/** Cuts a word wider than the line: after its hyphens, else between two characters. */
const cutWord = (word: string, width: number, measure: Measure): readonly string[] => {
  const parts = word.split(/(?<=\p{L}-)(?=\p{L})/u)
  const pieces: string[] = []
  let piece = ''
  for (const segment of parts.flatMap((part) => (measure(part) > width ? signsOf(part) : [part]))) {
    if (piece !== '' && measure(piece + segment) > width) {
      pieces.push(piece)
      piece = segment
    } else piece += segment
  }
  return [...pieces, piece]
}

/** What stays on one line, and whether a space follows it there. */
type Piece = { readonly text: string; readonly hasBlank: boolean }

/** Measured with the space after it, as drawn, so that each word is shaped once. */
const fitPieces = (pieces: readonly Piece[], width: number, widthOf: Measure, blank: number): readonly string[] => {
  const fitted: string[] = []
  let line = ''
  let before = 0
  for (const { text, hasBlank } of pieces) {
    const own = widthOf(text)
    if (line !== '' && before + own > width) {
      fitted.push(line.trimEnd())
      line = ''
      before = 0
    }
    line += hasBlank ? `${text} ` : text
    before += own + (hasBlank ? blank : 0)
  }
  return [...fitted, line.trimEnd()]
}

const [opening, closing] = ['（《〈【「『“‘', '，。、；：？！）》〉】」』”’…']

/** Chinese breaks between any two signs, but not before a closing mark or behind an opening one. */
const hanPiece = new RegExp(
  `[${opening}]*(?:\\p{Script=Han}|[^\\p{Script=Han}${opening}${closing}]+)?[${closing}]*`,
  'gu',
)

const piecesOf = (word: string): readonly Piece[] => {
  const parts = /\p{Script=Han}/u.test(word) ? (word.match(hanPiece) ?? []).filter((part) => part !== '') : [word]
  return parts.map((text, index) => ({ text, hasBlank: index === parts.length - 1 }))
}

const cutPiece = ({ text, hasBlank }: Piece, width: number, measure: Measure): readonly Piece[] => {
  const parts = cutWord(text, width, measure)
  return parts.map((part, index) => ({ text: part, hasBlank: hasBlank || index < parts.length - 1 }))
}

/** A citation of the method is a link and stays on one line, as a number does with its unit. */
const between = / (?<!Method (?=\d))(?<!\d (?=(?:%|mm|m|kNm?|[kM]Pa|kW|kg)(?!\p{L})))/u

/** Text as lines no wider than `width`; line breaks in the text stay. */
export const breakLines = (text: string, width: number, measure: Measure): readonly string[] => {
  const blank = measure(' ')
  const widthOf = (word: string): number => measure(`${word} `) - blank
  return text.split('\n').flatMap((part) => {
    const pieces = part
      .split(between)
      .filter((word) => word !== '')
      .flatMap(piecesOf)
      .flatMap((piece) => (widthOf(piece.text) > width ? cutPiece(piece, width, measure) : [piece]))
    return pieces.length === 0 ? [''] : fitPieces(pieces, width, widthOf, blank)
  })
}
