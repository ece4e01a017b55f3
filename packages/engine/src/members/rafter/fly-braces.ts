import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { verbatim } from '../../calculation/verbatim.ts'
import type { Assumed } from '../check/prepared-member.ts'

/** Fly braces run from a purlin to the rafter, so they are no closer than the purlins, mm. Null: none. */
export const flyBracesOf = ({ options, purlin }: AssessmentInput): number | null =>
  options.flyBraceSpacing === null ? null : Math.max(options.flyBraceSpacing, purlin.spacing)

/** Fly braces as an assumption of the result. @param spacing mm; null: none */
export const assumedFlyBraces = (spacing: number | null): Assumed => ({
  label: 'fly-braces',
  value: spacing === null ? 'no-fly-braces' : { code: 'spaced', values: { spacing } },
  source: verbatim('Method 0'),
})
