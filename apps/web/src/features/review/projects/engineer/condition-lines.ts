import { text } from '@soundroof/contract/platform/text'
/** One condition a line; blank lines are none. */
export const conditionLines = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const mostConditions = 50
const longest = 1000

/** What the call would refuse, before it is made. */
export const conditionsProblem = (typed: string): string | undefined => {
  const lines = conditionLines(typed)
  if (lines.length > mostConditions) return text('At most {most} conditions please!', { most: mostConditions })
  return lines.some((line) => line.length > longest)
    ? text('A condition has at most {longest} characters!', { longest })
    : undefined
}
