import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { CodedCheckResult } from '@soundroof/contract/roofs/results/result'
import { closestOf, fixingsAt } from '../src/spacing/solve-zone.ts'
import { preparedRoof } from './prepared-roof.ts'

/** Every check of the fixings in the zones of a roof, by number of rails, with fixings this far apart, mm. */
export const fixingResults = (input: AssessmentInput, spacing: number): ReadonlyMap<string, CodedCheckResult> => {
  const found = new Map<string, CodedCheckResult>()
  const roof = preparedRoof(input, false)
  for (const { zone, actions } of roof?.zones ?? [])
    for (const { attempt } of roof === null ? [] : closestOf(zone, actions, roof.setup))
      for (const check of fixingsAt(attempt, spacing, roof?.setup.checks ?? []))
        found.set(`${zone.title}, ${attempt.layout.numRails} rails, ${check.id}`, check)
  return found
}
