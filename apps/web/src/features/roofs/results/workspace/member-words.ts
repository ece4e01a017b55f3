import type { BriefResult, CheckResult } from '@soundroof/contract/roofs/results/result'
import { isOfFrame } from '@soundroof/report/blocks/check-groups'
import { governingRoofCheck } from '@soundroof/report/blocks/roof-blocks'
import { percent } from '@soundroof/report/wording/number-text'
import type { Say } from '../../../../platform/words/use-say.ts'

const mostAdded = (frames: readonly CheckResult[]): CheckResult | null =>
  frames.reduce<CheckResult | null>(
    (most, next) => ((next.loadRatio ?? 0) > (most?.loadRatio ?? 0) ? next : most),
    null,
  )

/** The check of the rafters that governs, or the direction of a frame to which panels add most; null: no rafter is checked. */
export const memberMeasure = ({ roofChecks }: Pick<BriefResult, 'roofChecks'>): CheckResult | null => {
  const frames = roofChecks.filter(isOfFrame)
  return frames.length > 0
    ? (frames.find(({ utilisation }) => utilisation !== null) ?? mostAdded(frames))
    : governingRoofCheck(roofChecks)
}

/** How full, or what panels add where no capacity is known. */
export const memberAmount = ({ utilisation, loadRatio }: CheckResult): string => {
  if (utilisation !== null) return percent(utilisation)
  return loadRatio == null ? '' : `+${percent(Math.max(0, loadRatio - 1))}`
}

type Compared = Pick<CheckResult, 'outcome' | 'memberStatus' | 'utilisation' | 'utilisationWithout'>

/** A check of a member that is over its capacity on the bare roof too, with that figure. */
export const withBareRoof = (say: Say, check: string, { outcome, memberStatus, ...measured }: Compared): string => {
  const { utilisation, utilisationWithout: bare } = measured
  if (memberStatus === undefined || memberStatus === 'ok' || utilisation === null || bare == null || bare <= 1)
    return check
  const isPassing = memberStatus === 'unchanged' && outcome !== 'fail' && outcome !== 'needs-engineer'
  const without = percent(bare)
  return isPassing
    ? say('roofs.check-the-bare-roof-has-unchanged', { check, without })
    : say('roofs.check-without-panels', { check, without })
}

export const memberNote = (say: Say, check: CheckResult): string => {
  const { outcome, title } = check
  if (outcome === 'needs-engineer') return say('roofs.check-for-an-engineer', { check: title })
  return isOfFrame(check) ? title : withBareRoof(say, title, check)
}

/** Rafters of a house, or the frame of a shed. */
export const memberName = ({ roofChecks }: Pick<BriefResult, 'roofChecks'>): 'roofs.rafters' | 'roofs.frame' =>
  roofChecks.some(isOfFrame) ? 'roofs.frame' : 'roofs.rafters'
