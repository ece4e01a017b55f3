/** Letters of the body text in a point of width, on average. */
const letters = 0.29

/** Lines that a text takes in a width, points. */
export const linesIn = (text: string, width: number): number => Math.ceil(text.length / (width * letters))

const shares = [0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7] as const

/** Of the width of two columns, the share of the first with which they take the fewest lines; the middle where it is as good. */
export const shareWithFewest = (linesWith: (share: number) => number): number =>
  shares.reduce<number>((best, share) => (linesWith(share) < linesWith(best) ? share : best), 0.5)
