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

/** Words are measured alone, with the blank behind them: the same words come again and again, lines do not. */
const fitWords = (words: readonly string[], width: number, measure: Measure): readonly string[] => {
  const fitted: string[] = []
  let line: string[] = []
  let before = 0
  for (const word of words) {
    if (line.length > 0 && before + measure(word) > width) {
      fitted.push(line.join(' '))
      line = []
      before = 0
    }
    line.push(word)
    before += measure(`${word} `)
  }
  return [...fitted, line.join(' ')]
}

/** A citation of the method stays on one line: it is a link. */
const between = / (?<!Method (?=\d))/

/** Text as lines that are no wider than `width`; a line break in the text is kept. */
export const breakLines = (text: string, width: number, measure: Measure): readonly string[] =>
  text.split('\n').flatMap((part) => {
    const words = part
      .split(between)
      .filter((word) => word !== '')
      .flatMap((word) => (measure(word) > width ? cutWord(word, width, measure) : [word]))
    return words.length === 0 ? [''] : fitWords(words, width, measure)
  })
