import type { CuttingPattern } from '@soundroof/contract/roofs/panel-layout/parts-list'
import { stepsToCover, stepsWithin } from '../settings/whole-steps.ts'

/** A shorter rest of a bar is not cut again, mm. Third pass 6. */
export const LEAST_OFFCUT = 600

/** Pieces of one length, in whole mm. */
type Batch = { readonly length: number; count: number }

/** So many pieces of a length, mm. */
export type Pieces = { readonly length: number; readonly count: number }

/** Pieces by length, the longest first. A piece is cut to the next whole millimetre up. */
const batchesOf = (pieces: readonly Pieces[]): readonly Batch[] => {
  const byLength = new Map<number, number>()
  for (const piece of pieces) {
    const length = stepsToCover(piece.length - 1e-6, 1)
    byLength.set(length, (byLength.get(length) ?? 0) + piece.count)
  }
  return [...byLength].map(([length, count]) => ({ length, count })).toSorted((one, other) => other.length - one.length)
}

/** How many pieces of each batch the next bar takes, the longest first: first fit decreasing, bar by bar. */
const nextBar = (batches: readonly Batch[], stock: number, kerf: number): readonly number[] => {
  let room = stock + kerf
  let isWhole = true
  return batches.map(({ length, count }) => {
    const fitting = stepsWithin(room, length + kerf)
    const fromOffcuts = stepsWithin(room - kerf - LEAST_OFFCUT, length + kerf) + 1
    const taken = Math.max(0, Math.min(count, fitting, isWhole ? Math.max(1, fromOffcuts) : fromOffcuts))
    room -= taken * (length + kerf)
    isWhole &&= taken === 0
    return taken
  })
}

/** Bars that are cut alike, as long as the pieces last. */
const barsAlike = (batches: readonly Batch[], taken: readonly number[]): number =>
  Math.min(...batches.flatMap(({ count }, index) => (taken[index] ? [stepsWithin(count, taken[index])] : [])))

const patternOf = (
  batches: readonly Batch[],
  taken: readonly number[],
  bars: number,
  stocks: readonly number[],
  kerf: number,
): CuttingPattern => {
  const pieces = batches.flatMap(({ length }, index) => Array.from({ length: taken[index] ?? 0 }, () => length))
  const cut = pieces.reduce((sum, piece) => sum + piece, 0)
  const least = cut + kerf * (pieces.length - 1)
  const stockLength = Math.min(...stocks.filter((stock) => stock >= least - 1e-6))
  return { stockLength, bars, pieces, waste: stockLength - cut }
}

/** Cuts from bars of one length, each then taken as short as its pieces allow. */
const cutFrom = (stock: number, pieces: readonly Pieces[], stocks: readonly number[], kerf: number) => {
  const batches = batchesOf(pieces)
  const patterns: CuttingPattern[] = []
  while (batches.some(({ count }) => count > 0)) {
    const taken = nextBar(batches, stock, kerf)
    const bars = barsAlike(batches, taken)
    patterns.push(patternOf(batches, taken, bars, stocks, kerf))
    for (const [index, batch] of batches.entries()) batch.count -= bars * (taken[index] as number)
  }
  return patterns
}

/** Length of rail that is bought, mm: every bar in full. */
export const boughtLength = (patterns: readonly CuttingPattern[]): number =>
  patterns.reduce((sum, { stockLength, bars }) => sum + stockLength * bars, 0)

/** Rests that are long enough to be cut again, and are not. */
export const offcutsOf = (patterns: readonly CuttingPattern[], kerf: number): number =>
  patterns.reduce((sum, { bars, pieces, waste }) => sum + (waste - kerf * pieces.length >= LEAST_OFFCUT ? bars : 0), 0)

const cheaper = (one: readonly CuttingPattern[], other: readonly CuttingPattern[]) =>
  boughtLength(other) < boughtLength(one) ? other : one

/** Pieces from whole stock lengths, all mm: of the stock lengths that take the longest piece, the one that buys least. */
export const cutPieces = (
  pieces: readonly Pieces[],
  stocks: readonly number[],
  kerf: number,
): readonly CuttingPattern[] => {
  if (pieces.length === 0) return []
  const longest = Math.max(...batchesOf(pieces).map(({ length }) => length))
  const [first, ...others] = stocks.filter((stock) => stock >= longest)
  if (first === undefined)
    throw new Error(`A rail piece of ${longest} mm is longer than the longest stock length, ${Math.max(...stocks)} mm.`)
  return others
    .map((stock) => cutFrom(stock, pieces, stocks, kerf))
    .reduce(cheaper, cutFrom(first, pieces, stocks, kerf))
}

/** The same of pieces one by one, mm. */
export const cutRails = (
  pieces: readonly number[],
  stocks: readonly number[],
  kerf: number,
): readonly CuttingPattern[] =>
  cutPieces(
    pieces.map((length) => ({ length, count: 1 })),
    stocks,
    kerf,
  )
