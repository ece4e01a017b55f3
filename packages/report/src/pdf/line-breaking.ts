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

/** A word with the space after it, measured as drawn, so that each word is shaped once. */
const fitWords = (words: readonly string[], width: number, widthOf: Measure, blank: number): readonly string[] => {
  const fitted: string[] = []
  let line: string[] = []
  let before = 0
  for (const word of words) {
    const own = widthOf(word)
    if (line.length > 0 && before + own > width) {
      fitted.push(line.join(' '))
      line = []
      before = 0
    }
    line.push(word)
    before += own + blank
  }
  return [...fitted, line.join(' ')]
}

/** A citation of the method is a link and stays on one line. */
const between = / (?<!Method (?=\d))/

/** Text as lines no wider than `width`; line breaks in the text stay. */
export const breakLines = (text: string, width: number, measure: Measure): readonly string[] => {
  const blank = measure(' ')
  const widthOf = (word: string): number => measure(`${word} `) - blank
  return text.split('\n').flatMap((part) => {
    const words = part
      .split(between)
      .filter((word) => word !== '')
      .flatMap((word) => (widthOf(word) > width ? cutWord(word, width, measure) : [word]))
    return words.length === 0 ? [''] : fitWords(words, width, widthOf, blank)
  })
}
