import type { Message } from '../../../../platform/words/use-say.ts'

/** One condition a line; blank lines are none. */
export const conditionLines = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const mostConditions = 50
const longest = 1000

/** What the call would refuse, before it is made. */
export const conditionsProblem = (typed: string): Message | undefined => {
  const lines = conditionLines(typed)
  if (lines.length > mostConditions)
    return { code: 'review.at-most-conditions-please', values: { most: mostConditions } }
  return lines.some((line) => line.length > longest)
    ? { code: 'review.a-condition-has-at-most-characters', values: { longest } }
    : undefined
}
