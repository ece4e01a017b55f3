type Measure = (text: string) => number

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A word that is wider than the line, cut where it fills it. */
const cutWord = (word: string, width: number, measure: Measure): readonly string[] => {
  const pieces: string[] = []
  let piece = ''
  for (const { segment } of segmenter.segment(word)) {
    if (piece !== '' && measure(piece + segment) > width) {
      pieces.push(piece)
      piece = segment
    } else piece += segment
  }
  return [...pieces, piece]
}

/** A word measured with the blank behind it, as it is drawn: each word is shaped once. */
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

/** A citation of the method stays on one line: it is a link. */
const between = / (?<!Method (?=\d))/

/** Text as lines that are no wider than `width`; a line break in the text is kept. */
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
