type Measure = (text: string) => number

/** A place where a line may end, and how deep in brackets it lies. */
type Gap = { readonly end: number; readonly depth: number; readonly isSum: boolean }

/** Before a sign of calculation, and behind a comma. */
const gapsOf = (formula: string): readonly Gap[] => {
  const gaps: Gap[] = []
  let depth = 0
  for (const [at, sign] of Array.from(formula).entries()) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign !== ' ') continue
    const next = formula[at + 1] ?? ''
    if (formula[at - 1] === ',' || ('+−×='.includes(next) && formula[at + 2] === ' '))
      gaps.push({ end: at, depth, isSum: next !== '×' })
  }
  return gaps
}

/** A line is filled to so much at least, so that none holds a few signs only. */
const leastShare = 0.2

const better = (one: Gap, other: Gap): number =>
  one.depth - other.depth || Number(other.isSum) - Number(one.isSum) || other.end - one.end

/** A formula in lines, each but the first beginning with its sign: between its largest parts rather than inside brackets. */
export const formulaLines = (formula: string, width: number, measure: Measure): readonly string[] => {
  if (measure(formula) <= width) return [formula]
  const [best] = gapsOf(formula)
    .filter(({ end }) => {
      const before = measure(formula.slice(0, end))
      return before <= width && before >= leastShare * width
    })
    .toSorted(better)
  if (best === undefined) return [formula]
  return [formula.slice(0, best.end), ...formulaLines(formula.slice(best.end + 1), width, measure)]
}
