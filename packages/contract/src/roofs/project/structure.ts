import { z } from 'zod'
import { say } from '../../platform/messages.ts'
import { decimal, named, position } from './field.ts'
import {
  depthsOf,
  isSupportAsked,
  isUnsureSupport,
  isUnsureThickness,
  maxSpacingOf,
  practicalSpan,
  railSpacingLimit,
  supportsOf,
  thicknessesOf,
} from './option-lists.ts'
import { type Check, required, requiredOption, type StepDefinition } from './step.ts'

export const structureMaterials = ['steel', 'timber'] as const
export const steelSections = ['Z', 'C', 'top-hat'] as const
export const timberSpecies = ['softwood', 'hardwood'] as const

const millimetres = (label: string) => decimal({ label, unit: 'mm', above: 0, max: 2000 })
const spacing = (label: string) => decimal({ label, unit: 'mm', min: 0, max: 10_000 })

export const structureDraft = z.strictObject({
  material: named('Roof Structure', structureMaterials),
  /** Steel purlins. */
  section: named('Purlin Type', steelSections),
  depth: position('Depth'),
  thickness: position('Thickness'),
  bridging: position('Number of Bridging per span'),
  support: position('Support Condition'),
  /** Timber purlins and battens. */
  timberDepth: millimetres('Purlin/Batten Depth'),
  timberBreadth: millimetres('Purlin/Batten Breadth'),
  timberSpecies: named('Purlin/Batten Timber Type', timberSpecies),
  spacing: spacing('Purlin Spacing'),
  span: decimal({ label: 'Purlin Span', unit: 'mm', above: 0, max: 30_000 }),
  rafterMaterial: named('Roof Rafter', structureMaterials),
  rafterSpacing: spacing('Rafter Spacing'),
  rafterSpan: decimal({ label: 'Rafter Span', unit: 'mm', min: 0, max: 30_000 }),
  beamDepth: millimetres('Steel I-Beam Rafter/Depth'),
  beamFlangeWidth: millimetres('Steel I-Beam Rafter/Flange Width'),
  beamFlangeThickness: millimetres('Steel I-Beam Rafter/Flange Thickness'),
  chordDepth: millimetres('Timber Rafter/Truss Top Chord Depth'),
  chordBreadth: millimetres('Timber Rafter/Truss Top Chord Breadth'),
  chordSpecies: named('Timber Rafter/Truss Top Chord Type', timberSpecies),
})
export type StructureDraft = z.infer<typeof structureDraft>

type StructureCheck = Check<StructureDraft>
const shape = structureDraft.shape
const field = required<StructureDraft>
const option = requiredOption<StructureDraft>
const isSteel = (draft: StructureDraft): boolean => draft.material === 'steel'
const isTimber = (draft: StructureDraft): boolean => draft.material === 'timber'
const hasSteelRafter = (draft: StructureDraft): boolean => draft.rafterMaterial === 'steel'
const hasTimberRafter = (draft: StructureDraft): boolean => draft.rafterMaterial === 'timber'
const asksBridging = (draft: StructureDraft): boolean => isSteel(draft) && draft.section !== 'top-hat'

const rafterChecks: readonly StructureCheck[] = [
  ...field('rafterSpacing', 'rafterSpacingRequired', shape.rafterSpacing),
  ...field('rafterSpan', 'rafterSpanRequired', shape.rafterSpan),
  ...field('beamDepth', 'beamDepthRequired', shape.beamDepth, hasSteelRafter),
  ...field('beamFlangeWidth', 'beamFlangeWidthRequired', shape.beamFlangeWidth, hasSteelRafter),
  ...field('beamFlangeThickness', 'beamFlangeThicknessRequired', shape.beamFlangeThickness, hasSteelRafter),
  ...field('chordDepth', 'chordDepthRequired', shape.chordDepth, hasTimberRafter),
  ...field('chordBreadth', 'chordBreadthRequired', shape.chordBreadth, hasTimberRafter),
  {
    field: 'chordSpecies',
    when: hasTimberRafter,
    fails: (draft) => draft.chordSpecies === null,
    message: () => say('chordTypeRequired'),
  },
]

const steelPurlinChecks: readonly StructureCheck[] = [
  {
    field: 'section',
    when: isSteel,
    fails: (draft) => draft.section === null,
    message: () => say('purlinTypeRequired'),
  },
  ...option('depth', 'purlinDepthRequired', shape.depth, (d, { choices }) => depthsOf(choices, d).length, isSteel),
  ...option(
    'thickness',
    'purlinThicknessRequired',
    shape.thickness,
    (d, { choices }) => thicknessesOf(choices, d).length,
    isSteel,
  ),
  ...option(
    'bridging',
    'purlinBridgingRequired',
    shape.bridging,
    (_, { choices }) => choices.bridging.length,
    asksBridging,
  ),
  ...option(
    'support',
    'purlinSupportRequired',
    shape.support,
    (d, { choices }) => supportsOf(choices, d).length,
    (d) => isSteel(d) && isSupportAsked(d),
  ),
  ...field('spacing', 'purlinSpacingRequired', shape.spacing, isSteel),
  ...field('span', 'purlinSpanRequired', shape.span, isSteel),
]

const exceedsRailSpacing: StructureCheck = {
  field: 'spacing',
  when: (_, { project }) => project.solar.installation === 'parallel',
  fails: (draft, context) => {
    const limit = railSpacingLimit(context.choices, context.project.solar)
    return limit !== null && draft.spacing !== null && draft.spacing > limit
  },
  message: () => say('railsCannotBeParallel'),
}

const spanChecks: readonly StructureCheck[] = [
  {
    field: 'support',
    when: isSteel,
    fails: (draft, context) => practicalSpan(draft, context) === 0,
    message: (_, { provider }) => say('supportNotAvailable', { provider }),
  },
  {
    field: 'span',
    when: isSteel,
    fails: (draft, context) => {
      const limit = practicalSpan(draft, context)
      return typeof limit === 'number' && limit > 0 && draft.span !== null && draft.span > limit
    },
    message: (_, { provider }) => say('spanExceedsLimit', { provider }),
  },
]

const timberPurlinChecks: readonly StructureCheck[] = [
  ...field('timberDepth', 'battenDepthRequired', shape.timberDepth, isTimber),
  ...field('timberBreadth', 'battenBreadthRequired', shape.timberBreadth, isTimber),
  {
    field: 'timberSpecies',
    when: isTimber,
    fails: (draft) => draft.timberSpecies === null,
    message: () => say('battenTypeRequired'),
  },
  ...option(
    'support',
    'battenSupportRequired',
    shape.support,
    (d, { choices }) => supportsOf(choices, d).length,
    isTimber,
  ),
  ...field('spacing', 'purlinSpacingRequired', shape.spacing, isTimber),
  ...field('span', 'purlinSpanRequired', shape.span, isTimber),
]

const aboveMaxSpacing = (draft: StructureDraft, limit: number | null): boolean =>
  limit !== null && draft.spacing !== null && draft.spacing > limit

/** Purlins and battens rest on each rafter, so that a span far from the rafter spacing is likely a slip. */
const usualFactor = 1.5

const isUnlikeRafters = ({ span, rafterSpacing }: StructureDraft): boolean =>
  span !== null &&
  rafterSpacing !== null &&
  Math.min(span, rafterSpacing) > 0 &&
  Math.max(span, rafterSpacing) > usualFactor * Math.min(span, rafterSpacing)

export const structureStep: StepDefinition<StructureDraft> = {
  id: 'structure',
  schema: structureDraft,
  checks: [
    { field: 'material', fails: (draft) => draft.material === null, message: () => say('structureRequired') },
    { field: 'rafterMaterial', fails: (draft) => draft.rafterMaterial === null, message: () => say('rafterRequired') },
    ...rafterChecks,
    ...steelPurlinChecks,
    exceedsRailSpacing,
    ...spanChecks,
    ...timberPurlinChecks,
  ],
  warnings: [
    {
      field: 'thickness',
      when: isSteel,
      fails: (draft, { choices }) => isUnsureThickness(choices, draft),
      message: () => say('thicknessUnsure'),
    },
    {
      field: 'support',
      when: isSteel,
      fails: (draft, { choices }) => isUnsureSupport(choices, draft),
      message: () => say('supportUnsure'),
    },
    {
      field: 'spacing',
      when: isSteel,
      fails: (draft, { choices }) => aboveMaxSpacing(draft, maxSpacingOf(choices, draft)),
      message: (_, { provider }) => say('spacingExceedsLimit', { provider }),
    },
    {
      ...exceedsRailSpacing,
      when: (draft, context) => isSteel(draft) && context.project.solar.installation === 'parallel',
    },
    {
      field: 'span',
      when: isSteel,
      fails: (draft, context) => practicalSpan(draft, context) === null,
      message: () => say('spanNotChecked'),
    },
    {
      field: 'span',
      when: isSteel,
      fails: (draft, context) => practicalSpan(draft, context) === 'not-loaded',
      message: () => say('spanNotLoaded'),
    },
    { field: 'span', fails: isUnlikeRafters, message: () => say('spanUnlikeRafters') },
  ],
  resets: [
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
