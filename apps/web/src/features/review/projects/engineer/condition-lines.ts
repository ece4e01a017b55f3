/** One condition a line; blank lines are none. */
export const conditionLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const mostConditions = 50
const longest = 1000

/** What the call would refuse, before it is made. */
export const conditionsProblem = (text: string): string | undefined => {
  const lines = conditionLines(text)
  if (lines.length > mostConditions) return `At most ${mostConditions} conditions please!`
  return lines.some((line) => line.length > longest) ? `A condition has at most ${longest} characters!` : undefined
}
