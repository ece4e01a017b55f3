import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import type { StepProblem } from '@soundroof/contract/roofs/projects/project'
import { createStore, useStore } from '../../../../platform/store.ts'

/** Problems found by the server at the last calculation, each until its field is changed. */
const problems = createStore<readonly StepProblem[]>([])

export const useServerProblems = (): readonly StepProblem[] => useStore(problems)
export const setServerProblems = problems.set

export const forgetServerProblem = (step: StepId, fields: readonly string[]): void => {
  const left = problems.get().filter((problem) => problem.step !== step || !fields.includes(problem.field))
  if (left.length < problems.get().length) problems.set(left)
}

/** The field that a link to another step leads to. */
const fieldToFocus = createStore<string | null>(null)

export const focusFieldOnEntry = fieldToFocus.set

/** The field to focus on entering a step; returned once. */
export const takeFieldToFocus = (): string | null => {
  const field = fieldToFocus.get()
  fieldToFocus.set(null)
  return field
}
