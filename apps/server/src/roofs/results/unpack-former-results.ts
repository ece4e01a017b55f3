import type { AssessmentResult, CheckResult, TraceNode, TraceStep } from '@soundroof/contract/roofs/results/result'
import type { Db } from '../../platform/database/db.ts'
import { rewriteResults } from './rewrite-results.ts'

/**
 * Results issued before migration 0021, in three forms. In all, steps refer to their words by position; in the later two
 * also to numbers, and in the last one checks do both.
 */

type Optional<T> = T | null
/** Symbol, label, unit, clause, formula, names of the given numbers (null: the value itself), status, branch, source. */
type StepWords = readonly [
  string,
  string,
  string,
  string,
  string,
  Optional<readonly string[]>,
  Optional<TraceStep['status']>,
  Optional<string>,
  Optional<string>,
]
type NamedWords = Omit<TraceStep, 'value' | 'given' | 'status'> & {
  readonly names?: readonly string[]
  readonly status?: TraceStep['status']
}
type FormerNode = {
  readonly id: string
  readonly title: string
  readonly steps: number
  readonly children: FormerNode[]
}
type FormerTrace = {
  readonly words: readonly (StepWords | NamedWords)[]
  readonly steps: readonly number[]
  readonly numbers: readonly number[]
  /** Absent in the first form, whose numbers stand in full. */
  readonly values?: readonly number[]
  readonly root: FormerNode
}
/** Name, title, outcome, unit, clause, reason, status, status of the member. */
type CheckWords = readonly [
  string,
  string,
  CheckResult['outcome'],
  string,
  string,
  string,
  CheckResult['status'],
  Optional<NonNullable<CheckResult['memberStatus']>>,
]
/** Position of the words; then utilisation, demand and capacity; for members also load ratio and utilisation of the bare roof. */
type FormerCheck = readonly [number, number, number, number, number?, number?]
type Packed<Z> = Omit<Z, 'checks'> & WithChecks
type WithChecks = { readonly checks: readonly (CheckResult | FormerCheck)[] }
export type FormerResult = Omit<AssessmentResult, 'trace' | 'zoneResults' | 'ridgeCorner' | 'roofChecks'> & {
  readonly trace: FormerTrace | TraceNode
  readonly checkWords?: readonly CheckWords[]
  readonly zoneResults: readonly Packed<AssessmentResult['zoneResults'][number]>[]
  readonly ridgeCorner: Optional<Packed<NonNullable<AssessmentResult['ridgeCorner']>>>
  readonly roofChecks?: readonly (CheckResult | FormerCheck)[]
}

const at = <T>(row: readonly T[], place: number): T => {
  const found = row[place]
  if (found === undefined) throw new RangeError(`There is no place ${place} in a row of ${row.length}.`)
  return found
}

const stepOf = (known: StepWords | NamedWords, take: () => number): TraceStep => {
  const named = 'symbol' in known
  const [symbol, label, unit, clause, formula, names, status, branch, source] = named
    ? ([
        known.symbol,
        known.label,
        known.unit,
        known.clause,
        known.formula,
        known.names,
        known.status,
        known.branch,
        known.source,
      ] as const)
    : known
  const value = take()
  const given = names ? Object.fromEntries(names.map((name) => [name, take()])) : { [symbol]: value }
  const step: TraceStep = { symbol, label, unit, clause, formula, value, given, status: status ?? 'verified' }
  return { ...step, ...(branch ? { branch } : {}), ...(source ? { source } : {}) }
}

const traceOf = ({ words, steps, numbers, values, root }: FormerTrace): TraceNode => {
  let [nextStep, nextNumber] = [0, 0]
  const take = (): number => {
    const number = at(numbers, nextNumber++)
    return values === undefined ? number : at(values, number)
  }
  const nodeOf = ({ id, title, steps: count, children }: FormerNode): TraceNode => ({
    id,
    title,
    steps: Array.from({ length: count }, () => stepOf(at(words, at(steps, nextStep++)), take)),
    children: children.map(nodeOf),
  })
  const trace = nodeOf(root)
  if (nextStep !== steps.length || nextNumber !== numbers.length)
    throw new RangeError('Some numbers belong to no step.')
  return trace
}

const isPlain = (check: CheckResult | FormerCheck): check is CheckResult => 'id' in check

/** @param values numbers of the result; a place in it counts from 1, 0 is none */
const checkOf = (
  check: CheckResult | FormerCheck,
  words: readonly CheckWords[],
  values: readonly number[],
): CheckResult => {
  if (isPlain(check)) return check
  const numberOf = (place: number): number | null => (place === 0 ? null : at(values, place - 1))
  const [position, u, demand, capacity, ratio, bare] = check
  const [id, title, outcome, unit, clause, reason, status, memberStatus] = at(words, position)
  return {
    id,
    title,
    outcome,
    utilisation: numberOf(u),
    demand: numberOf(demand),
    capacity: numberOf(capacity),
    unit,
    clause,
    reason,
    status,
    ...(memberStatus === null ? {} : { memberStatus }),
    ...(ratio === undefined ? {} : { loadRatio: numberOf(ratio) }),
    ...(bare === undefined ? {} : { utilisationWithout: numberOf(bare) }),
  }
}

/** The whole result, as results are stored today. Throws RangeError where it refers to something that it does not hold. */
export const unpackFormerResult = (former: FormerResult): AssessmentResult => {
  const { trace, checkWords = [], zoneResults, ridgeCorner, roofChecks = [], ...rest } = former
  if (!('words' in trace)) return former as AssessmentResult
  const checks = (packed: WithChecks['checks']) => packed.map((check) => checkOf(check, checkWords, trace.values ?? []))
  const withChecks = <Z extends WithChecks>(zone: Z) => ({ ...zone, checks: checks(zone.checks) })
  return {
    ...rest,
    zoneResults: zoneResults.map(withChecks),
    ridgeCorner: ridgeCorner && withChecks(ridgeCorner),
    roofChecks: checks(roofChecks),
    trace: traceOf(trace),
  }
}

/** Rewrites every stored result in full. */
export const unpackFormerResults = (tx: Db): Promise<void> => rewriteResults(tx, unpackFormerResult)
