import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { type PhotoPlace, stepsInOrder } from '../../../../platform/wizard-route.ts'

/** The name step has no tab. */
export const tabIds = (photos: PhotoPlace): readonly StepId[] => stepsInOrder(photos).slice(1)

/** Position in the wizard: 0 the project name, 5 the roof type. */
export const numberOf = (photos: PhotoPlace, id: StepId): number => stepsInOrder(photos).indexOf(id)

export const stepAfter = (photos: PhotoPlace, id: StepId): StepId | null =>
  stepsInOrder(photos)[numberOf(photos, id) + 1] ?? null

/** Back in add mode; the first step has none and leads to the project screen. */
export const stepBefore = (photos: PhotoPlace, id: StepId): StepId | null =>
  stepsInOrder(photos)[numberOf(photos, id) - 1] ?? null

/** The step to show in place of one not reached yet; null: reached. */
export const highestInstead = (photos: PhotoPlace, id: StepId, reached: number): StepId | null =>
  numberOf(photos, id) > reached ? (stepsInOrder(photos)[reached] ?? null) : null

/** Highest step reached after the photos move: open steps stay open. */
export const reachedWith = (before: PhotoPlace, reached: number, after: PhotoPlace): number =>
  Math.max(
    ...stepsInOrder(before)
      .slice(0, reached + 1)
      .map((id) => numberOf(after, id)),
  )

export type TabState = 'done' | 'current' | 'open' | 'unfinished' | 'locked'

type TabInput = {
  /** Position of the tab. */
  readonly number: number
  readonly isCurrent: boolean
  readonly reached: number
  readonly hasProblems: boolean
}

/** Tabs up to the highest step reached open; those without problems are ticked. */
export const tabState = ({ number, isCurrent, reached, hasProblems }: TabInput): TabState => {
  if (isCurrent) return 'current'
  if (number > reached) return 'locked'
  if (!hasProblems) return 'done'
  return number < reached ? 'unfinished' : 'open'
}
