import type { Message } from '@soundroof/contract/roofs/results/messages/message'
/** Where loads are compared: under the design wind, in a lighter wind, on the same roof built lower, or with other doors open. */
export type Comparison = 'design' | 'lighter' | 'lower' | 'doors'

/** A direction of the comparison with the bare roof. */
export type Side = {
  readonly by: Comparison
  /** Load with panels over that without; null: the bare roof has none. */
  readonly ratio: number | null
  /** Load with panels and the largest that counts as no change, kN/m. */
  readonly demand: number
  readonly largest: number
  readonly isHeld: boolean
}

export const utilisationOfSide = ({ demand, largest }: Side): number =>
  largest > 0 ? demand / largest : Number.POSITIVE_INFINITY

/** The comparison that decides: the design wind where that refuses or all hold, else the one that refuses most. */
export const decisiveSide = (sides: readonly [Side, ...Side[]]): Side => {
  const [design] = sides
  if (!design.isHeld) return design
  let worst: Side | null = null
  for (const side of sides)
    if (!side.isHeld && (worst === null || utilisationOfSide(side) > utilisationOfSide(worst))) worst = side
  return worst ?? design
}

/** The largest ratio of these comparisons; infinite where panels load a direction that the bare roof does not. */
export const largestRatio = (sides: readonly Side[]): number => {
  let largest = 0
  for (const { ratio, isHeld } of sides)
    if (ratio !== null) largest = Math.max(largest, ratio)
    else if (!isHeld) return Number.POSITIVE_INFINITY
  return largest
}

/** Largest ratio of loads that counts as no change. Method 6. */
export const LARGEST_RATIO = 1.05

export const isNoChange = (ratio: number | null): boolean => ratio !== null && ratio <= LARGEST_RATIO

export const ratioWords = (symbol: string, label: Message) => ({ symbol, label, unit: '', clause: 'Method 6' })
export const loadWords = (symbol: string, label: Message) => ({ symbol, label, unit: 'kN/m', clause: 'Method 6' })
