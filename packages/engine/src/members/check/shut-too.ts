import { node, type Step } from '../../calculation/step.ts'
import type { MemberCheck, MemberJudgement } from './member-check.ts'

/** @param inside internal pressure of the shut building */
const refusing = (open: MemberJudgement, shut: MemberJudgement, inside: readonly Step[]): MemberJudgement => {
  if (shut.failingUtilisation === 0 || open.failingUtilisation > 0) return open
  const trace = () => {
    const { id, steps, children } = shut.trace()
    return node(id, 'same-roof-doors-shut', [...inside, ...steps], children)
  }
  return { ...shut, trace }
}

/**
 * A building that counts as open has its doors shut too at times, and the edition of 2021 lowers the external pressure on
 * an open one by K_c: what the shut one refuses is refused. Method 6.
 */
export const shutToo =
  (open: MemberCheck, shut: MemberCheck, inside: readonly Step[]): MemberCheck =>
  (zone) => {
    const [whenOpen, whenShut] = [open(zone), shut(zone)]
    return (rails) => refusing(whenOpen(rails), whenShut(rails), inside)
  }

export const roofShutToo = (
  open: MemberJudgement | null,
  shut: MemberJudgement | null,
  inside: readonly Step[],
): MemberJudgement | null => (open === null || shut === null ? open : refusing(open, shut, inside))
