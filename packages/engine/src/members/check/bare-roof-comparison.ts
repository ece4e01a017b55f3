import type { Message } from '@soundroof/contract/roofs/results/messages/message'
/** Loads are compared under the design wind, in a lighter wind, on the same roof built lower, or with other doors open. */
export type ComparedWind = 'design' | 'lighter' | 'lower' | 'doors'

/** Load with panels beside the load on the bare roof, in one direction. */
export type LoadComparison = {
  readonly by: ComparedWind
  /** Load with panels over that without; null: the bare roof has none. */
  readonly ratio: number | null
  /** Load with panels and the largest that counts as no change, kN/m. */
  readonly demand: number
  readonly largest: number
  readonly isAccepted: boolean
  /** Which combinations, and under which circumstances. */
  readonly compares: () => Message
}

/** Load with panels over the largest that counts as no change; infinite where the bare roof has none. */
export const comparisonUtilisation = ({ demand, largest }: LoadComparison): number =>
  largest > 0 ? demand / largest : Number.POSITIVE_INFINITY

/** The comparison that decides: the one that refuses most; where all hold, the design wind. */
export const decisiveComparison = (sides: readonly [LoadComparison, ...LoadComparison[]]): LoadComparison => {
  let worst: LoadComparison | null = null
  for (const side of sides)
    if (!side.isAccepted && (worst === null || comparisonUtilisation(side) > comparisonUtilisation(worst))) worst = side
  return worst ?? sides[0]
}

/** What panels add at most: infinite where they load a direction that the bare roof does not. */
export type LargestRatio = { readonly value: number; readonly compares: (() => Message) | null }

/** The largest ratio of these comparisons. */
export const largestRatio = (comparisons: readonly LoadComparison[]): LargestRatio => {
  let largest: LargestRatio = { value: 0, compares: null }
  for (const { ratio, isAccepted, compares } of comparisons) {
    if (ratio === null && !isAccepted) return { value: Number.POSITIVE_INFINITY, compares }
    if (ratio !== null && ratio > largest.value) largest = { value: ratio, compares }
  }
  return largest
}

/** Largest ratio of loads that counts as no change. Method 6. */
export const LARGEST_RATIO = 1.05

/**
 * Whether panels change a load so little that it counts as no change.
 * @param ratio load with panels over that without; null: the bare roof has none
 */
export const isNoChange = (ratio: number | null): boolean => ratio !== null && ratio <= LARGEST_RATIO

/** Words of a ratio of loads. Method 6. */
export const ratioWords = (symbol: string, label: Message) => ({ symbol, label, unit: '', clause: 'Method 6' })

/** Words of a line load, kN/m. Method 6. */
export const loadWords = (symbol: string, label: Message) => ({ symbol, label, unit: 'kN/m', clause: 'Method 6' })
