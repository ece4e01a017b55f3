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

const fitWords = (words: readonly string[], width: number, measure: Measure): readonly string[] => {
  const fitted: string[] = []
  let current = ''
  for (const word of words) {
    const joined = current === '' ? word : `${current} ${word}`
    if (current !== '' && measure(joined) > width) {
      fitted.push(current)
      current = word
    } else current = joined
  }
  return [...fitted, current]
}

/** Text as lines that are no wider than `width`; a line break in the text is kept. */
export const breakLines = (text: string, width: number, measure: Measure): readonly string[] =>
  text.split('\n').flatMap((part) => {
    const words = part
      .split(' ')
      .filter((word) => word !== '')
      .flatMap((word) => (measure(word) > width ? cutWord(word, width, measure) : [word]))
    return words.length === 0 ? [''] : fitWords(words, width, measure)
  })
