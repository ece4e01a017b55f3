import type { Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Remedy, ZoneAdvice } from '@soundroof/contract/roofs/results/advice'

/** Beside the verdict: so many, then the engineer; the rest unfolds. */
export const SHOWN = 2

export type Choice = {
  readonly remedy: Remedy
  /** As the list counts it. */
  readonly number: number
}

/** Each change once, in the order of the zones; an engineer, where that is a choice, comes after those shown. */
export const choicesOf = (zones: readonly ZoneAdvice[], hasEngineer: boolean): readonly Choice[] => {
  const all = zones.flatMap(({ remedies }) => remedies)
  return all
    .filter(({ change }, index) => all.findIndex((other) => other.change === change) === index)
    .map((remedy, index) => ({ remedy, number: index + (hasEngineer && index >= SHOWN ? 2 : 1) }))
}

export type ChoiceOnRoof = {
  /** Number of the choice that is drawn; null: none. */
  readonly chosen: number | null
  /** Draws a choice, or no longer. */
  readonly toggle: (number: number) => void
  /** The array that it would allow; null until it has arrived. */
  readonly layout: Layout | null
}

/** What is on the roof of it. */
export type TriedChoice = Pick<ChoiceOnRoof, 'chosen' | 'layout'>
