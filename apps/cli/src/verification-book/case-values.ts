import type { Case } from '../verify/case.ts'
import type { CaseOutcome } from '../verify/run-cases.ts'

/** A case with its outcome. */
export type RunCase = { readonly test: Case; readonly outcome: CaseOutcome }

/** One figure of a case, ours and theirs. */
export type CaseValue = {
  /** Name of the quantity, without the place in a list. */
  readonly quantity: string
  /** "at Le_m 3" in a list with a list of inputs, "90" in a record; empty for a single value. */
  readonly place: string
  readonly ours: unknown
  readonly theirs: unknown
  readonly passed: boolean
  readonly relative: number | null
  readonly tolerance: Case['tolerance']
}

/** The input that is a list as long as a list of answers: each answer belongs to one entry. */
export const pairedInput = (test: Case, quantity: string): string | null => {
  const answers = test.expected[quantity]
  if (!Array.isArray(answers)) return null
  const found = Object.entries(test.inputs).find(([, value]) => Array.isArray(value) && value.length === answers.length)
  return found?.[0] ?? null
}

const placeIn = (test: Case, quantity: string, key: string): string => {
  const input = pairedInput(test, quantity)
  if (input === null) return key
  return `at ${input} ${(test.inputs[input] as readonly unknown[])[Number(key)]}`
}

/** Every figure of a case. A case that cannot be run has one, without our value. */
export const valuesOf = ({ test, outcome }: RunCase): readonly CaseValue[] => {
  const { tolerance } = test
  if (outcome.error !== null)
    return [
      { quantity: '', place: '', ours: undefined, theirs: outcome.error, passed: false, relative: null, tolerance },
    ]
  return outcome.differences.map(({ name, ...rest }) => {
    const [quantity = '', key = ''] = name.split('.')
    return { quantity, place: key === '' ? '' : placeIn(test, quantity, key), ...rest, tolerance }
  })
}
