import { median } from '../verify/run-cases.ts'
import { caseTable } from './case-table.ts'
import { type RunCase, valuesOf } from './case-values.ts'
import { purposeOf } from './kinds.ts'
import { counted, folded, table } from './markdown.ts'
import { digits, percent } from './shown-numbers.ts'

/** Cases of one kind with their outcomes. */
export type Kind = { readonly name: string; readonly cases: readonly RunCase[] }

type Totals = {
  readonly cases: number
  readonly passed: number
  readonly values: number
  readonly median: number | null
  readonly worst: number | null
}

/** Number of cases that pass, and the errors of their figures. */
export const totalsOf = (cases: readonly RunCase[]): Totals => {
  const values = cases.flatMap(valuesOf)
  const errors = values.flatMap(({ relative }) => (relative === null ? [] : [relative])).sort((a, b) => a - b)
  return {
    cases: cases.length,
    passed: cases.filter(({ outcome }) => outcome.passed).length,
    values: values.length,
    median: median(errors),
    worst: errors.at(-1) ?? null,
  }
}

const toleranceText = ({ rel, abs, exact }: RunCase['test']['tolerance']): string => {
  if (exact || ((rel ?? 0) === 0 && (abs ?? 0) === 0)) return 'exact'
  const parts = [...(rel ? [`±${digits(rel * 100, 3)} %`] : []), ...(abs ? [`±${digits(abs, 3)}`] : [])]
  return parts.join(' or ')
}

/** The tolerances of some cases, widest use first: "±10 % (47), ±2 % (26)". */
export const tolerancesOf = (cases: readonly RunCase[]): string => {
  const counts = new Map<string, number>()
  for (const { test } of cases) {
    const text = toleranceText(test.tolerance)
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const sorted = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  return sorted.length === 1
    ? (sorted[0]?.[0] ?? '')
    : sorted.map(([text, count]) => `${text} (${counted(count, 'case')})`).join(', ')
}

const bySource = (cases: readonly RunCase[]): readonly (readonly string[])[] => {
  const sources = [...new Set(cases.map(({ test }) => test.source))].sort()
  return sources.map((source) => {
    const own = cases.filter(({ test }) => test.source === source)
    const totals = totalsOf(own)
    return [
      source,
      `${totals.cases}`,
      `${totals.passed}`,
      `${totals.values}`,
      percent(totals.median),
      percent(totals.worst),
    ]
  })
}

/** A kind on the page: what it proves, the tolerance, its sources, its cases. */
export const kindSection = ({ name, cases }: Kind): readonly string[] => [
  `### ${name}`,
  '',
  purposeOf(name),
  `Tolerance: ${tolerancesOf(cases)}.`,
  '',
  ...table(['source', 'cases', 'passed', 'figures', 'median error', 'worst error'], bySource(cases), [1, 2, 3, 4, 5]),
  '',
  ...folded(counted(cases.length, 'case'), caseTable(cases)),
  '',
]
