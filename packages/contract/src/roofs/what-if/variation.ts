import { z } from 'zod'
import type { AssessmentOptions } from '../catalogue/assessment-input.ts'
import { optionShape } from '../fields/options.ts'
import { installations, mounts } from '../fields/wizard-fields.ts'
import type { SolarDraft, StructureDraft } from '../projects/draft.ts'

/**
 * What a what-if may change: the array and its assumptions, the size of a panel within its range, and answers that were
 * Unsure. There is no name here for place, building, roof or a known part of the structure, so no request can ask for
 * another roof.
 */

const position = z.number().int().min(0).max(1000)

const arrayShape = {
  installation: z.enum(installations),
  mount: z.enum(mounts),
  tiltAngle: z.number().finite(),
  panelLengthBand: position,
  panelWidthBand: position,
}

/** Within the size range of the panel; null: its upper limit. */
const panelSizeShape = {
  panelLengthExact: optionShape.panelLengthExact.unwrap(),
  panelWidthExact: optionShape.panelWidthExact.unwrap(),
}

const assumptionShape = {
  racking: optionShape.racking.unwrap(),
  module: optionShape.module.unwrap(),
  screwsPerFoot: optionShape.screwsPerFoot.unwrap(),
  feetOverRafters: optionShape.feetOverRafters.unwrap(),
  edition: optionShape.edition.unwrap(),
  returnPeriod: optionShape.returnPeriod.unwrap(),
}

/** Of the structure, what the user answered with Unsure. */
const unsureStructureShape = { thickness: position, support: position }
const unsureAssumptionShape = { battenFixing: optionShape.battenFixing.unwrap(), built: optionShape.built.unwrap() }

const shape = {
  ...arrayShape,
  ...panelSizeShape,
  ...assumptionShape,
  ...unsureStructureShape,
  ...unsureAssumptionShape,
}

type Answers<Draft, Shape> = { readonly [Name in keyof Shape & keyof Draft]?: NonNullable<Draft[Name]> }
type Assumptions<Shape> = { readonly [Name in keyof Shape & keyof AssessmentOptions]?: AssessmentOptions[Name] }

export type Variation = Answers<SolarDraft, typeof arrayShape> &
  Answers<StructureDraft, typeof unsureStructureShape> &
  Assumptions<typeof panelSizeShape & typeof assumptionShape & typeof unsureAssumptionShape>
/** A field that what-if may vary. */
export type VariedField = keyof typeof shape

/** Refuses every other field. */
export const variation = z.strictObject(shape).partial() as unknown as z.ZodType<Variation>

/** Where a field stands in the draft. */
export const placeOfField = (name: VariedField): 'solar' | 'structure' | 'options' =>
  name in arrayShape ? 'solar' : name in unsureStructureShape ? 'structure' : 'options'

export const variedFields = Object.keys(shape) as readonly VariedField[]
