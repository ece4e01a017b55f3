import type { Message } from '@soundroof/contract/roofs/results/messages/message'
/** Loads are compared under the design wind, on the same roof built lower, or in a lighter wind. */
export type ComparedWind = 'design' | 'lower' | 'lighter'

/** Load with panels beside the load on the bare roof, in one direction. */
export type LoadComparison = {
  readonly by: ComparedWind
  /** Load with panels over that without; null: the bare roof has none. */
  readonly ratio: number | null
  /** Load with panels and the largest that counts as no change, kN/m. */
  readonly demand: number
  readonly largest: number
  readonly isAccepted: boolean
}

export const comparisonUtilisation = ({ demand, largest }: LoadComparison): number =>
  largest > 0 ? demand / largest : Number.POSITIVE_INFINITY

/** Largest ratio of loads that counts as no change. Method 6. */
export const LARGEST_RATIO = 1.05

export const isNoChange = (ratio: number | null): boolean => ratio !== null && ratio <= LARGEST_RATIO

export const ratioWords = (symbol: string, label: Message) => ({ symbol, label, unit: '', clause: 'Method 6' })
export const loadWords = (symbol: string, label: Message) => ({ symbol, label, unit: 'kN/m', clause: 'Method 6' })
