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

export const memberNote = (say: Say, check: CheckResult): string => {
  const { memberStatus, outcome, utilisation, title } = check
  if (outcome === 'needs-engineer') return say('roofs.check-for-an-engineer', { check: title })
  if (isOfFrame(check)) return say('roofs.frame-on-the-bare-roof-not-assessed', { check: title })
  if (memberStatus === 'unchanged' && utilisation !== null && utilisation > 1)
    return say('roofs.as-the-bare-roof-today', { utilisation: percent(utilisation) })
  return title
}
