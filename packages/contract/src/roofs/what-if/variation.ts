import { z } from 'zod'
import type { AssessmentOptions } from '../catalogue/assessment-input.ts'
import { optionShape } from '../fields/options.ts'
import { installations, mounts } from '../fields/wizard-fields.ts'
import type { BuildingDraft, SolarDraft, StructureDraft } from '../projects/draft.ts'
import { measuredFields, stepOfMeasured } from './measured-values.ts'

/**
 * What a what-if may change: the array and its assumptions, the size of a panel within its range, answers that were
 * Unsure, and a measured value within its error. There is no name here for place, building or a known part of the structure
 * beyond that, so no request can ask for another roof.
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

/** Of the roof, what was measured: its low, likely or high value. */
const ofMeasured = z.number().finite()
const measuredBuildingShape = { roofSlope: ofMeasured }
const measuredStructureShape = { spacing: ofMeasured, span: ofMeasured }

const shape = {
  ...arrayShape,
  ...panelSizeShape,
  ...assumptionShape,
  ...unsureStructureShape,
  ...unsureAssumptionShape,
  ...measuredBuildingShape,
  ...measuredStructureShape,
}

type Answers<Draft, Shape> = { readonly [Name in keyof Shape & keyof Draft]?: NonNullable<Draft[Name]> }
type Assumptions<Shape> = { readonly [Name in keyof Shape & keyof AssessmentOptions]?: AssessmentOptions[Name] }

export type Variation = Answers<SolarDraft, typeof arrayShape> &
  Answers<StructureDraft, typeof unsureStructureShape & typeof measuredStructureShape> &
  Answers<BuildingDraft, typeof measuredBuildingShape> &
  Assumptions<typeof panelSizeShape & typeof assumptionShape & typeof unsureAssumptionShape>
/** A field that what-if may vary. */
export type VariedField = keyof typeof shape

/** Refuses every other field. */
export const variation = z.strictObject(shape).partial() as unknown as z.ZodType<Variation>

/** Where a field stands in the draft. */
export const placeOfField = (name: VariedField): 'building' | 'solar' | 'structure' | 'options' => {
  const measured = measuredFields.find((field) => field === name)
  if (measured !== undefined) return stepOfMeasured(measured)
  if (name in arrayShape) return 'solar'
  return name in unsureStructureShape ? 'structure' : 'options'
}

export const variedFields = Object.keys(shape) as readonly VariedField[]
