import type { AssessmentInput } from '@soundroof/contract/assessment-input'
import type { Catalogue } from '@soundroof/contract/catalogue'
import type { Hardware } from '../checks/check.ts'
import type { MemberCheck } from '../checks/member-check.ts'
import { checksFor } from '../fixings/largest-spacing.ts'
import { railSpacingLimit, railsAcross, railsOnMembers } from './rail-layouts.ts'
import { MARKING_STEP } from './setting-out.ts'
import type { Arrangements, SettingOut } from './solve-zone.ts'

/** Length and width of the panel, mm: exact where given, else the upper bound of its band. */
export const panelSize = ({ array, options }: Pick<AssessmentInput, 'array' | 'options'>) => ({
  length: options.panelLengthExact ?? array.panelLength.upper,
  width: options.panelWidthExact ?? array.panelWidth.upper,
})

/** The members that fixings find: rafters under tiles, purlins or battens under tin. */
export const fixingMembers = (input: AssessmentInput) =>
  input.roofCover.kind === 'tile'
    ? ({ name: 'rafter', spacing: input.rafter.spacing } as const)
    : ({ name: 'purlin', spacing: input.purlin.spacing } as const)

/** Rails cross the members when they run at right angles to them: rafters turn the meaning of the wizard's answer. */
export const railsCrossMembers = (input: AssessmentInput): boolean =>
  (input.array.railDirection === 'perpendicular') !== (input.roofCover.kind === 'tile')

const settingOut = (input: AssessmentInput, profiles: Catalogue['sheeting']['profiles']): SettingOut => {
  if (railsCrossMembers(input)) return { kind: 'across', pitch: fixingMembers(input).spacing }
  const rib = input.roofCover.kind === 'tin-clamped' ? (profiles[input.roofCover.sheeting]?.ribPitch ?? null) : null
  return { kind: 'on-members', step: rib ?? MARKING_STEP }
}

/**
 * Rails and setting-out of an installation. Method 4.
 * The spacing of the members that fixings find must be above 0.
 */
export const arrangementsOf = (
  input: AssessmentInput,
  catalogue: Catalogue,
  hardware: Hardware,
  memberChecks: readonly MemberCheck[],
): Arrangements => {
  const { length, width } = panelSize(input)
  const out = settingOut(input, catalogue.sheeting.profiles)
  const layouts =
    out.kind === 'across'
      ? railsAcross(length)
      : railsOnMembers(length, fixingMembers(input).spacing, railSpacingLimit(input.array.panelLength))
  return { layouts, settingOut: out, hardware, checks: checksFor(hardware), panelWidth: width, memberChecks }
}
