import type { Problem } from '@soundroof/contract/platform/problem'
import { longestCondition, mostConditions } from '@soundroof/contract/review/review-forms'

/** One condition per line; blank lines are skipped. */
export const conditionLines = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const problem = (code: string, values: Readonly<Record<string, number>>): readonly Problem[] => [
  { field: 'conditions', coded: { code, values } },
]

/** Problem that the call would refuse, before it is made. */
export const conditionsProblems = (typed: string): readonly Problem[] => {
  const lines = conditionLines(typed)
  if (lines.length > mostConditions) return problem('review.at-most-conditions-please', { most: mostConditions })
  return lines.some((line) => line.length > longestCondition)
    ? problem('review.a-condition-has-at-most-characters', { longest: longestCondition })
    : []
}
