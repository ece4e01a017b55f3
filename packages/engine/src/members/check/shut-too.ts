import type { CodedCheckResult } from '@soundroof/contract/roofs/results/result'
import { node, type Step } from '../../calculation/step.ts'
import type { MemberCheck, MemberJudgement } from './member-check.ts'

/** The checks that refuse the building with its doors shut; of every other check the state, shut or open, with the larger utilisation. */
const worseResults = (shut: readonly CodedCheckResult[], open: readonly CodedCheckResult[]) =>
  shut.map((result) => {
    const other = open.find(({ id }) => id === result.id)
    return (other?.utilisation ?? 0) > (result.utilisation ?? Number.POSITIVE_INFINITY) ? (other ?? result) : result
  })

/** @param inside internal pressure of the shut building */
const refusing = (open: MemberJudgement, shut: () => MemberJudgement, inside: readonly Step[]): MemberJudgement => {
  if (!open.isLoadedMoreWhenShut()) return open
  const judged = shut()
  if (judged.failingUtilisation === 0) return open
  const trace = () => {
    const { steps, children } = judged.trace()
    const own = open.trace()
    return {
      ...own,
      children: [...own.children, node('shut', 'same-roof-doors-shut', [...inside, ...steps], children)],
    }
  }
  return {
    ...judged,
    failingUtilisation: Math.max(open.failingUtilisation, judged.failingUtilisation),
    results: () => worseResults(judged.results(), open.results()),
    trace,
  }
}

/**
 * A building that counts as open has its doors shut too at times, and the edition of 2021 lowers the external pressure on
 * an open one by K_c: what the shut one refuses is refused. Method 6.
 */
export const shutToo =
  (open: MemberCheck, shut: () => MemberCheck, inside: readonly Step[]): MemberCheck =>
  (zone) => {
    const whenOpen = open(zone)
    return (rails) => refusing(whenOpen(rails), () => shut()(zone)(rails), inside)
  }

/** The rafters of an open building, refused where they fail with its doors shut. @param inside internal pressure of the shut building */
export const roofShutToo = (
  open: MemberJudgement | null,
  shut: () => MemberJudgement | null,
  inside: readonly Step[],
): MemberJudgement | null => (open === null ? null : refusing(open, () => shut() ?? open, inside))
