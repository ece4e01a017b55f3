import type { FixingCase } from '../checks/check.ts'
import { momentToCertify } from '../checks/rail-bending.ts'
import type { MemberJudgement } from '../members/check/member-check.ts'
import { type SettingOut, spacingInSteps } from './setting-out.ts'

/** Nothing depends on the spacing but that it passes: no rail to be certified, no member or sag on condition. */
const isUnconditional = (fixing: FixingCase, spacing: number, members: readonly MemberJudgement[]): boolean =>
  momentToCertify(fixing, spacing) === null &&
  members.every(
    ({ failingUtilisation, statuses, sag }) =>
      failingUtilisation === 0 && sag() === null && statuses().every((status) => status === 'ok'),
  )

/**
 * The spacing that is not to be exceeded, mm. Courses lie wider or narrower than the gauge that was given, so it is the largest
 * that passes, unless something is asked for that grows with the spacing. Elsewhere it is the spacing. Method 4.
 * @param largest that the fixings allow, mm
 */
export const notToExceed = (
  spacing: number,
  largest: number,
  settingOut: SettingOut,
  fixing: FixingCase,
  judgedAt: (spacing: number) => readonly MemberJudgement[],
): number => {
  if (settingOut.kind === 'across' || settingOut.on !== 'courses') return spacing
  const most = Math.max(spacing, spacingInSteps(largest, 1) ?? spacing)
  return isUnconditional(fixing, most, judgedAt(most)) ? most : spacing
}
