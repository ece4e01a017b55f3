import { fileProblem } from '../input-output/file-problem.ts'
import { type Adapter, type Case, readInputs } from './case.ts'
import { compareValues, type Difference } from './compare.ts'

export type CaseOutcome = {
  readonly id: string
  readonly kind: string
  readonly passed: boolean
  readonly differences: readonly Difference[]
  /** Why the case could not be run. */
  readonly error: string | null
}

export type KindRow = {
  readonly kind: string
  readonly cases: number
  readonly passed: number
  readonly worst: number | null
  readonly median: number | null
  readonly known: boolean
}

const failed = ({ id, kind }: Case, error: string): CaseOutcome => ({ id, kind, passed: false, differences: [], error })

/** Runs a case in the engine and compares; a kind without an adapter and a case that throws are failures. */
export const runCase = (test: Case, adapters: Readonly<Record<string, Adapter>>): CaseOutcome => {
  const adapter = adapters[test.kind]
  if (!adapter) return failed(test, `unknown kind "${test.kind}"`)
  try {
    const differences = compareValues('', adapter(readInputs(test.inputs)), test.expected, test.tolerance)
    const passed = differences.length > 0 && differences.every((difference) => difference.passed)
    return { id: test.id, kind: test.kind, passed, differences, error: null }
  } catch (error) {
    return failed(test, fileProblem(error))
  }
}

/** The middle of sorted numbers; null of none. */
export const median = (sorted: readonly number[]): number | null => {
  if (sorted.length === 0) return null
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] as number
  return Number.isInteger(middle) ? ((sorted[middle - 1] as number) + upper) / 2 : upper
}

/** One row per kind, in the order of the names. */
export const rowsOf = (
  outcomes: readonly CaseOutcome[],
  adapters: Readonly<Record<string, Adapter>>,
): readonly KindRow[] =>
  [...new Set(outcomes.map((outcome) => outcome.kind))].sort().map((kind) => {
    const own = outcomes.filter((outcome) => outcome.kind === kind)
    const errors = own.flatMap(({ differences }) => differences.map(({ relative }) => relative))
    const sorted = errors.filter((error) => error !== null).sort((a, b) => a - b)
    return {
      kind,
      cases: own.length,
      passed: own.filter((outcome) => outcome.passed).length,
      worst: sorted.at(-1) ?? null,
      median: median(sorted),
      known: kind in adapters,
    }
  })
