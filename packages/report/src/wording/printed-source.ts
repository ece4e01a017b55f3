const former: readonly (readonly [RegExp, string])[] = [
  [/ by the generator of this repository/, ''],
  [/ of the generator of this repository/, ''],
  [/ \(docs\/[^)]*\)/, ''],
  [/ transcribed in a public repository/, ' transcribed by others in public'],
]

/** A source for customers: results of earlier releases named a file of the source code. */
export const printedSource = (source: string): string =>
  former.reduce((text, [words, instead]) => text.replace(words, instead), source)
