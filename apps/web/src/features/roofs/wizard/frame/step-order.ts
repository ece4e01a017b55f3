import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { stepOrder } from '../../../../platform/wizard-route.ts'

/** Names of the tabs; the name step has none. */
export const stepTitles: Readonly<Record<StepId, string>> = {
  header: 'Project',
  building: 'Building',
  solar: 'Solar',
  photos: 'Photo',
  structure: 'Structure',
  roofCover: 'Roof Type',
}

export const tabIds: readonly StepId[] = stepOrder.slice(1)

/** Position in the wizard: 0 the project name, 5 the roof type. */
export const numberOf = (id: StepId): number => stepOrder.indexOf(id)

export const stepAfter = (id: StepId): StepId | null => stepOrder[numberOf(id) + 1] ?? null

/** Back in add mode; the first step has none and leads to the project screen. */
export const stepBefore = (id: StepId): StepId | null => stepOrder[numberOf(id) - 1] ?? null

/** The step to show instead of one not reached yet; null where it is reached. */
export const highestInstead = (id: StepId, reached: number): StepId | null =>
  numberOf(id) > reached ? (stepOrder[reached] ?? null) : null

export type TabState = 'done' | 'current' | 'open' | 'unfinished' | 'locked'

type TabInput = {
  readonly id: StepId
  readonly current: StepId
  readonly reached: number
  readonly hasProblems: boolean
}

/** Tabs up to the highest step reached open; those without problems are ticked. */
export const tabState = ({ id, current, reached, hasProblems }: TabInput): TabState => {
  if (id === current) return 'current'
  if (numberOf(id) > reached) return 'locked'
  if (!hasProblems) return 'done'
  return numberOf(id) < reached ? 'unfinished' : 'open'
}
