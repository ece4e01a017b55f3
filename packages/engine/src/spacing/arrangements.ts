import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { framedPanel, legMoment } from '../actions/leg-moment.ts'
import { rowFigure } from '../calculation/figure.ts'
import { type CodedNode, node, type Step } from '../calculation/step.ts'
import type { Hardware } from '../checks/check.ts'
import { checksFor } from '../fixings/largest-spacing.ts'
import { clampsOn, moduleRating } from '../fixings/module-rating.ts'
import { hasFeetOverRafters } from '../members/crossing/over-rafters.ts'
import { chosenModule } from '../products/chosen-products.ts'
import {
  memberLinesTrace,
  type PanelLength,
  type RailLayout,
  railSpacingLimit,
  railsAcross,
  railsOnMembers,
} from './rail-layouts.ts'
import { railsOnRibs, ribPitch, ribTrace } from './rib-layouts.ts'
import { FORMER_STEP, MARKING_STEP, type SettingOut } from './setting-out.ts'
import type { Arrangements, RoofMembers } from './solve-zone.ts'

/** Length and width of the panel, mm: exact where given, else the upper bound of its band. */
export const panelSize = ({ array, options }: Pick<AssessmentInput, 'array' | 'options'>) => ({
  length: options.panelLengthExact ?? array.panelLength.upper,
  width: options.panelWidthExact ?? array.panelWidth.upper,
})

/** The members that carry the fixings: rafters under tiles, purlins or battens under metal sheeting. */
export const fixingMembers = (input: AssessmentInput) =>
  input.roofCover.kind === 'tile'
    ? ({ name: 'rafter', spacing: input.rafter.spacing } as const)
    : ({ name: 'purlin', spacing: input.purlin.spacing } as const)

/** Whether rails run at right angles to the members; on rafters the wizard's answer means the opposite. */
export const railsCrossMembers = (input: AssessmentInput): boolean =>
  (input.array.railDirection === 'perpendicular') !== (input.roofCover.kind === 'tile')

/** Ribs that clamps stand on; null: none, or a product whose rib pitch the catalogue does not have. */
export const clampedRibs = ({ roofCover }: AssessmentInput, { sheeting }: Catalogue): Step | null => {
  if (roofCover.kind !== 'tin-clamped') return null
  const profile = sheeting.profiles[roofCover.sheeting]
  const figure = rowFigure(sheeting, 'sheeting', roofCover.sheeting)
  return profile?.ribPitch == null ? null : ribPitch(profile.ribPitch, profile.name, figure)
}

const panelLengths = (input: AssessmentInput): PanelLength => ({
  length: panelSize(input).length,
  shortest: input.options.panelLengthExact ?? input.array.panelLength.lower,
})

type Rails = Pick<Arrangements, 'layouts' | 'settingOut' | 'trace'>

const railsOver = (input: AssessmentInput, ribs: Step | null): Rails => {
  const { name, spacing: pitch } = fixingMembers(input)
  const member = name === 'purlin' && input.purlin.material === 'timber' ? 'batten' : name
  const settingOut = { kind: 'across', member, pitch } as const
  const panel = panelLengths(input)
  if (ribs === null) return { layouts: railsAcross(panel.length), settingOut, trace: [] }
  const layouts = railsOnRibs(ribs, panel, railSpacingLimit(input.array.panelLength))
  return { layouts, settingOut, trace: [ribTrace(ribs, layouts)] }
}

/** Rails on battens whose feet stand over rafters: whole multiples of the rafter spacing. Method 6.2. */
const railsOverRafters = (input: AssessmentInput): Rails => {
  const limit = railSpacingLimit(input.array.panelLength)
  const layouts = railsOnMembers(panelLengths(input), input.purlin.spacing, limit)
  const settingOut = { kind: 'across', member: 'rafter', pitch: input.rafter.spacing } as const
  return { layouts, settingOut, trace: [memberLinesTrace('purlin', layouts)] }
}

/** Courses of tiles lie on their battens; 0: their gauge is not known. */
const courseGauge = ({ roofCover, purlin }: AssessmentInput): number => (roofCover.kind === 'tile' ? purlin.spacing : 0)

/** Where fixings stand along a rail on a member. Method 4. */
const alongMembers = (input: AssessmentInput, ribs: Step | null): SettingOut => {
  if (ribs !== null) return { kind: 'on-members', on: 'ribs', step: ribs.value }
  if (input.settingOut === 'in-5-mm') return { kind: 'on-members', on: 'marks', step: FORMER_STEP }
  const gauge = courseGauge(input)
  return gauge > 0
    ? { kind: 'on-members', on: 'courses', step: gauge }
    : { kind: 'on-members', on: 'marks', step: MARKING_STEP }
}

const railsAlong = (input: AssessmentInput, ribs: Step | null): Rails => {
  const { name, spacing } = fixingMembers(input)
  const limit = railSpacingLimit(input.array.panelLength, input.options.panelLengthExact)
  const layouts = railsOnMembers(panelLengths(input), spacing, limit)
  const lines = memberLinesTrace(name, layouts)
  return {
    layouts,
    settingOut: alongMembers(input, ribs),
    trace: ribs === null ? [lines] : [ribTrace(ribs, []), lines],
  }
}

const railsOf = (input: AssessmentInput, ribs: Step | null): Rails => {
  if (hasFeetOverRafters(input)) return railsOverRafters(input)
  return railsCrossMembers(input) ? railsOver(input, ribs) : railsAlong(input, ribs)
}

/** What the module holds with the clamps of every number of rails. */
const moduleTrace = (layouts: Rails['layouts'], ratingOf: Arrangements['ratingOf']): CodedNode => {
  const rated = layouts.flatMap((layout) => ('apart' in layout ? [layout] : []))
  const children = rated.map((layout) =>
    node(
      `clamps-${layout.numRails}`,
      { code: 'clamps-on-rails', values: { rails: layout.numRails } },
      ratingOf(layout)?.steps() ?? [],
    ),
  )
  return node('module', 'module-and-clamps', [], children)
}

/** Rails, setting-out and what the module holds on them: whatever the fixings and members are. */
export type RailOptions = Omit<Arrangements, 'hardware' | 'checks' | 'members'>

/**
 * Rails and setting-out of an installation. Method 4.
 * The spacing of the members that carry the fixings must be above 0.
 */
export const railOptionsOf = (input: AssessmentInput, catalogue: Catalogue): RailOptions => {
  const ribs = clampedRibs(input, catalogue)
  const { layouts, settingOut, trace } = railsOf(input, ribs)
  const { length, width: panelWidth } = panelSize(input)
  const framed = framedPanel(input, { length, width: panelWidth })
  const moments = layouts.map((layout) => ('apart' in layout && framed !== null ? legMoment(framed, layout) : null))
  const module = chosenModule(input, catalogue)
  const ratings = layouts.map((layout) =>
    'apart' in layout
      ? moduleRating(module, catalogue.panels.limits, clampsOn(layout.numRails, layout.apart, length), length)
      : null,
  )
  const ratingOf = (layout: RailLayout) => ratings[layouts.indexOf(layout)] ?? null
  const momentOf = (layout: RailLayout) => moments[layouts.indexOf(layout)] ?? null
  return { ratingOf, momentOf, layouts, settingOut, trace: [...trace, moduleTrace(layouts, ratingOf)], panelWidth }
}

/** Rails with their fixings, and the members below. */
export const arrangementsOf = (rails: RailOptions, hardware: Hardware, members: RoofMembers): Arrangements => ({
  ...rails,
  hardware,
  checks: checksFor(hardware),
  members,
})
