import { told } from '../../platform/messages.ts'
import { battenFixingChecks } from './batten-fixing.ts'
import type { StructureDraft } from './draft.ts'
import { isSupportAsked, isUnsureSupport, isUnsureThickness, maxSpacingOf, railSpacingLimit } from './option-lists.ts'
import { practicalSpan } from './practical-span.ts'
import type { Check, StepContext, StepRules } from './step.ts'

type StructureCheck = Check<StructureDraft>
const isSteel = (draft: StructureDraft): boolean => draft.material === 'steel'
const isTimber = (draft: StructureDraft): boolean => draft.material === 'timber'

const exceedsRailSpacing = (isOf: (draft: StructureDraft) => boolean): StructureCheck => ({
  field: 'spacing',
  when: (draft, { project }) => isOf(draft) && project.solar.installation === 'parallel',
  fails: (draft, context) => {
    const limit = railSpacingLimit(context.choices, context.project)
    return limit !== null && draft.spacing !== null && draft.spacing > limit
  },
  message: () => told('railsCannotBeParallel'),
})

const spanChecks: readonly StructureCheck[] = [
  {
    field: 'support',
    when: isSteel,
    fails: (draft, context) => practicalSpan(draft, context) === 0,
    message: (_, { provider }) => told('supportNotAvailable', { provider }),
  },
  {
    field: 'span',
    when: isSteel,
    fails: (draft, context) => {
      const limit = practicalSpan(draft, context)
      return typeof limit === 'number' && limit > 0 && draft.span !== null && draft.span > limit
    },
    message: (_, { provider }) => told('spanExceedsLimit', { provider }),
  },
]

const aboveMaxSpacing = (draft: StructureDraft, limit: number | null): boolean =>
  limit !== null && draft.spacing !== null && draft.spacing > limit

/** Purlins and battens rest on every rafter, so a span far from the rafter spacing is likely a slip. */
const usualFactor = 1.5

const isUnlikeRafters = ({ span, rafterSpacing }: StructureDraft): boolean =>
  span !== null &&
  rafterSpacing !== null &&
  Math.min(span, rafterSpacing) > 0 &&
  Math.max(span, rafterSpacing) > usualFactor * Math.min(span, rafterSpacing)

/** Purlins span from rafter to rafter: the spacing follows the span until it is typed otherwise. */
const spacingOfSpan = ({ span }: StructureDraft, { project }: StepContext): Partial<StructureDraft> => {
  const before = project.structure
  return before.rafterSpacing === null || before.rafterSpacing === before.span ? { rafterSpacing: span } : {}
}

/** Sizes and spans of purlins and rafters, in the specified order. */
export const structureRules: StepRules<'structure'> = {
  options: battenFixingChecks,
  asked: {
    bridging: (draft) => draft.section !== 'top-hat',
    support: (draft) => isTimber(draft) || isSupportAsked(draft),
  },
  missing: { support: (draft) => (isTimber(draft) ? 'battenSupportRequired' : 'purlinSupportRequired') },
  after: {
    // The specified order: for steel purlins last, for battens before their sizes.
    bridging: [exceedsRailSpacing(isTimber)],
    span: [exceedsRailSpacing(isSteel), ...spanChecks],
  },
  warnings: [
    {
      field: 'thickness',
      when: isSteel,
      fails: (draft, { choices }) => isUnsureThickness(choices, draft),
      message: () => told('thicknessUnsure'),
    },
    {
      field: 'support',
      when: isSteel,
      fails: (draft, { choices }) => isUnsureSupport(choices, draft),
      message: () => told('supportUnsure'),
    },
    {
      field: 'spacing',
      when: isSteel,
      fails: (draft, { choices }) => aboveMaxSpacing(draft, maxSpacingOf(choices, draft)),
      message: (_, { provider }) => told('spacingExceedsLimit', { provider }),
    },
    exceedsRailSpacing(isSteel),
    {
      field: 'span',
      when: isSteel,
      fails: (draft, context) => practicalSpan(draft, context) === null,
      message: () => told('spanNotChecked'),
    },
    {
      field: 'span',
      when: isSteel,
      fails: (draft, context) => practicalSpan(draft, context) === 'not-loaded',
      message: () => told('spanNotLoaded'),
    },
    { field: 'span', fails: isUnlikeRafters, message: () => told('spanUnlikeRafters') },
  ],
  resets: [
    { on: 'span', then: spacingOfSpan },
    {
      on: 'material',
      then: () => ({ section: null, depth: null, thickness: null, bridging: null, support: null }),
    },
    { on: 'section', then: () => ({ depth: null, thickness: null, bridging: null, support: null }) },
    {
      on: 'depth',
      then: (draft) => ({ thickness: null, bridging: null, support: isSupportAsked(draft) ? null : forcedSupport }),
    },
  ],
}

/** Support of top hats with depth index 0 or 1, where it is not asked: index 2. */
export const forcedSupport = 2
