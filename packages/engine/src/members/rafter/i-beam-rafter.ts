import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Step } from '../../calculation/step.ts'
import { metres } from '../../calculation/units.ts'
import type { Assumed, PreparedMember } from '../check/prepared-member.ts'
import { weightOf } from '../purlin/steel-purlin.ts'
import { assumedFlyBraces, flyBracesOf } from './fly-braces.ts'
import { assumedFrameSpan, frameLiveLoad, frameSpanOf, heldTopFlange } from './frame-span.ts'
import { portalShapeOf } from './portal-shape.ts'
import { type RafterSection, rafterSection, type SteelRafter } from './rafter-section.ts'
import { rafterMember, rafterWeight } from './roof-on-rafter.ts'
import { massOfSection, steelRafterCapacities } from './steel-rafter.ts'

const assumedOf = (section: RafterSection, input: AssessmentInput): readonly Assumed[] => [
  ...assumedFrameSpan(input),
  { label: 'rafter-section', value: section.name, source: section.branch },
  {
    label: 'rafter-steel',
    value: { code: 'yield-stress', values: { stress: section.flangeYield } },
    source: input.options.builtBefore1995 ? 'built-before-1995' : 'grade-300-by-thickness',
  },
]

/** An I-beam as a simple span. Method 7. */
export const iBeamRafter = (
  rafter: SteelRafter,
  input: AssessmentInput,
  catalogue: Catalogue,
  roof: Step,
): PreparedMember => {
  const section = rafterSection(rafter, catalogue, input.options.builtBefore1995)
  const self = rafterWeight(weightOf(massOfSection(section)), section.name)
  const braces = flyBracesOf(input)
  const { limits, steps } = steelRafterCapacities({
    section,
    span: metres(frameSpanOf(input)),
    purlins: metres(input.purlin.spacing),
    braces: braces === null ? null : metres(braces),
    heldTop: heldTopFlange(input, catalogue),
  })
  return {
    member: { ...rafterMember(rafter, roof, self, false), liveFigure: frameLiveLoad(input, catalogue) },
    limits,
    basis: { kind: 'frame', share: 1, portal: portalShapeOf(input) },
    sags: [],
    title: { code: 'rafters-of', values: { section: section.name } },
    steps: [roof, self, ...steps],
    table: null,
    assumed: [...assumedOf(section, input), assumedFlyBraces(braces)],
  }
}
