import type { AssessmentInput, Purlin, Rafter, RoofCover } from '../catalogue/assessment-input.ts'
import type { Choices } from '../catalogue/choices.ts'
import { inputReader, requireValue } from '../fields/input-fields.ts'
import type { BuildingDraft, ProjectDraft, RoofCoverDraft, SolarDraft, StructureDraft } from './draft.ts'
import { depthMm, isUnsureSupport, isUnsureThickness, leafOf, supportsOf, thicknessOf } from './option-lists.ts'
import { moduleMass, optionsWithProducts, outOfDateIn } from './products.ts'

const building = inputReader('building')
const array = inputReader('array')
const purlin = inputReader('purlin')
const steelPurlin = inputReader('steelPurlin')
const timberPurlin = inputReader('timberPurlin')
const rafter = inputReader('rafter')
const steelRafter = inputReader('steelRafter')
const timberRafter = inputReader('timberRafter')

const siteOf = (draft: BuildingDraft, choices: Choices): AssessmentInput['site'] => {
  const leaf = requireValue(leafOf(choices, draft), 'location')
  return {
    region: leaf.region,
    coastBandFrom: leaf.coastBandFrom,
    regionNote: leaf.note,
    state: requireValue(choices.states[requireValue(draft.state, 'state')], 'state').code,
    latitude: leaf.northernLimit ?? leaf.latitude,
    terrainCategory: requireValue(choices.terrains[requireValue(draft.terrain, 'terrain')], 'terrain').category,
  }
}

const arrayOf = (draft: SolarDraft, choices: Choices): AssessmentInput['array'] => {
  const length = requireValue(
    choices.panelLengthBands[requireValue(draft.panelLengthBand, 'panelLengthBand')],
    'panelLengthBand',
  )
  const width = requireValue(
    choices.panelWidthBands[requireValue(draft.panelWidthBand, 'panelWidthBand')],
    'panelWidthBand',
  )
  return {
    ...array(draft),
    panelLength: { lower: length.lower, upper: length.upper },
    panelWidth: { lower: width.lower, upper: width.upper },
  }
}

const roofCoverOf = (draft: RoofCoverDraft): RoofCover => {
  const kind = requireValue(draft.roofType, 'roofType')
  return kind === 'tin-clamped' ? { kind, sheeting: draft.sheeting ?? 0 } : { kind }
}

const steelPurlinOf = (draft: StructureDraft, choices: Choices): Purlin => ({
  material: 'steel',
  ...purlin(draft),
  ...steelPurlin(draft),
  depth: requireValue(depthMm(choices, draft), 'depth'),
  thickness: requireValue(thicknessOf(choices, draft), 'thickness'),
  thicknessUnsure: isUnsureThickness(choices, draft),
  support: requireValue(supportsOf(choices, draft)[requireValue(draft.support, 'support')], 'support').means,
  supportUnsure: isUnsureSupport(choices, draft),
  bridging: draft.section === 'top-hat' ? null : requireValue(draft.bridging, 'bridging'),
})

const timberPurlinOf = (draft: StructureDraft, choices: Choices): Purlin => ({
  material: 'timber',
  ...purlin(draft),
  ...timberPurlin(draft),
  support: choices.timberSupports[draft.support ?? 0]?.means === 'continuous' ? 'continuous' : 'simply-supported',
})

const rafterOf = (draft: StructureDraft): Rafter =>
  draft.rafterMaterial === 'timber'
    ? { material: 'timber', ...rafter(draft), ...timberRafter(draft) }
    : { material: 'steel', ...rafter(draft), ...steelRafter(draft) }

const ofModuleMass = (mass: number | null): Pick<AssessmentInput, 'moduleMass'> =>
  mass === null ? {} : { moduleMass: mass }

/** Left out where nothing is out of date, so that stored inputs stay as they are. */
const ofValidity = (outOfDate: ReturnType<typeof outOfDateIn>): Pick<AssessmentInput, 'outOfDate'> =>
  outOfDate.length === 0 ? {} : { outOfDate }

/**
 * What the engine reads of a project without problems. Throws when the steps were not checked before: a defect, not an input
 * error.
 */
export const resolveInput = (project: ProjectDraft, choices: Choices): AssessmentInput => ({
  site: siteOf(project.building, choices),
  building: building(project.building),
  array: arrayOf(project.solar, choices),
  roofCover: roofCoverOf(project.roofCover),
  purlin:
    project.structure.material === 'timber'
      ? timberPurlinOf(project.structure, choices)
      : steelPurlinOf(project.structure, choices),
  rafter: rafterOf(project.structure),
  options: optionsWithProducts(choices, project.options),
  ...ofModuleMass(moduleMass(choices, project.options)),
  ...ofValidity(outOfDateIn(choices, project)),
})
