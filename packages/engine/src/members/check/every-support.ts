import type { CodedCheckResult } from '@soundroof/contract/roofs/results/result'
import { once } from '../../calculation/once.ts'
import type { MemberCheck, MemberJudgement } from './member-check.ts'

const severity: Readonly<Record<string, number>> = { ok: 0, unchanged: 1, existing: 2, increased: 3 }

/** How near a support comes to refusing: by the status of the member, then by its utilisation. */
const nearness = (results: readonly CodedCheckResult[]): readonly [number, number] => [
  Math.max(0, ...results.map(({ memberStatus }) => severity[memberStatus ?? 'ok'] ?? 0)),
  Math.max(0, ...results.map(({ utilisation }) => utilisation ?? 0)),
]

const isNearer = (one: MemberJudgement, other: MemberJudgement): boolean => {
  const [[status, use], [otherStatus, otherUse]] = [nearness(one.results()), nearness(other.results())]
  return status === otherStatus ? use > otherUse : status > otherStatus
}

const worseOf = (one: MemberJudgement, other: MemberJudgement): MemberJudgement => {
  if (one.failingUtilisation !== other.failingUtilisation)
    return other.failingUtilisation > one.failingUtilisation ? other : one
  return isNearer(other, one) ? other : one
}

/** An arrangement passes where every support lets it; the support that comes nearest to refusing is told. */
const judgedByAll = (judgements: readonly MemberJudgement[]): MemberJudgement => {
  const told = once(() => judgements.reduce(worseOf))
  return {
    failingUtilisation: Math.max(...judgements.map(({ failingUtilisation }) => failingUtilisation)),
    isLoadedMoreWhenShut: () => judgements.some(({ isLoadedMoreWhenShut }) => isLoadedMoreWhenShut()),
    sag: () => null,
    statuses: () => told().statuses(),
    results: () => told().results(),
    trace: () => told().trace(),
  }
}

/** The checks of one purlin for each support that it may have. */
export const everySupport = (checks: readonly [MemberCheck, ...MemberCheck[]]): MemberCheck => {
  const [only, ...others] = checks
  if (others.length === 0) return only
  return (zone) => {
    const prepared = checks.map((check) => check(zone))
    return (rails) => judgedByAll(prepared.map((check) => check(rails)))
  }
}
