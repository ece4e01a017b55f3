import type { AssessmentInput, Purlin, Rafter, RoofCover } from '../catalogue/assessment-input.ts'
import type { Choices } from '../catalogue/choices.ts'
import type { BuildingDraft } from './building.ts'
import type { ProjectDraft } from './draft.ts'
import { depthMm, isUnsureSupport, isUnsureThickness, leafOf, supportsOf, thicknessOf } from './option-lists.ts'
import type { RoofCoverDraft } from './roof-cover.ts'
import type { SolarDraft } from './solar.ts'
import type { StructureDraft } from './structure.ts'

/** A value that the checks of the steps have proven to be there. */
const proven = <T>(value: T | null | undefined, what: string): T => {
  if (value === null || value === undefined)
    throw new Error(`resolve was called before the steps were checked: ${what}`)
  return value
}

const siteOf = (draft: BuildingDraft, choices: Choices): AssessmentInput['site'] => {
  const leaf = proven(leafOf(choices, draft), 'location')
  return {
    region: leaf.region,
    coastBandFrom: leaf.coastBandFrom,
    regionNote: leaf.note,
    state: proven(choices.states[proven(draft.state, 'state')], 'state').code,
    latitude: leaf.northernLimit ?? leaf.latitude,
    terrainCategory: proven(choices.terrains[proven(draft.terrain, 'terrain')], 'terrain').category,
  }
}

const buildingOf = (draft: BuildingDraft): AssessmentInput['building'] => ({
  length: proven(draft.length, 'length'),
  width: proven(draft.width, 'width'),
  height: proven(draft.roofHeight, 'roofHeight'),
  roofSlope: proven(draft.roofSlope, 'roofSlope'),
  parapetHeight: proven(draft.parapetHeight, 'parapetHeight'),
  shape: proven(draft.shape, 'shape'),
})

const arrayOf = (draft: SolarDraft, choices: Choices): AssessmentInput['array'] => {
  const length = proven(choices.panelLengthBands[proven(draft.panelLengthBand, 'panelLengthBand')], 'panelLengthBand')
  const width = proven(choices.panelWidthBands[proven(draft.panelWidthBand, 'panelWidthBand')], 'panelWidthBand')
  return {
    railDirection: proven(draft.installation, 'installation'),
    mount: proven(draft.mount, 'mount'),
    tilt: draft.mount === 'tilt' ? proven(draft.tiltAngle, 'tiltAngle') : 0,
    panelLength: { lower: length.lower, upper: length.upper },
    panelWidth: { lower: width.lower, upper: width.upper },
    fixing: proven(draft.fixing, 'fixing'),
  }
}

const roofCoverOf = (draft: RoofCoverDraft): RoofCover => {
  const kind = proven(draft.roofType, 'roofType')
  return kind === 'tin-clamped' ? { kind, sheeting: draft.sheeting ?? 0 } : { kind }
}

const steelPurlinOf = (draft: StructureDraft, choices: Choices): Purlin => ({
  material: 'steel',
  section: proven(draft.section, 'section'),
  depth: proven(depthMm(choices, draft), 'depth'),
  thickness: proven(thicknessOf(choices, draft), 'thickness'),
  thicknessUnsure: isUnsureThickness(choices, draft),
  support: proven(supportsOf(choices, draft)[proven(draft.support, 'support')], 'support').means,
  supportUnsure: isUnsureSupport(choices, draft),
  bridging: draft.section === 'top-hat' ? null : proven(draft.bridging, 'bridging'),
  spacing: proven(draft.spacing, 'spacing'),
  span: proven(draft.span, 'span'),
})

const timberPurlinOf = (draft: StructureDraft, choices: Choices): Purlin => ({
  material: 'timber',
  depth: proven(draft.timberDepth, 'timberDepth'),
  breadth: proven(draft.timberBreadth, 'timberBreadth'),
  species: proven(draft.timberSpecies, 'timberSpecies'),
  support: choices.timberSupports[draft.support ?? 0]?.means === 'continuous' ? 'continuous' : 'simply-supported',
  spacing: proven(draft.spacing, 'spacing'),
  span: proven(draft.span, 'span'),
})

const rafterOf = (draft: StructureDraft): Rafter => {
  const spacing = proven(draft.rafterSpacing, 'rafterSpacing')
  const span = proven(draft.rafterSpan, 'rafterSpan')
  if (draft.rafterMaterial === 'timber')
    return {
      material: 'timber',
      depth: proven(draft.chordDepth, 'chordDepth'),
      breadth: proven(draft.chordBreadth, 'chordBreadth'),
      species: proven(draft.chordSpecies, 'chordSpecies'),
      spacing,
      span,
    }
  return {
    material: 'steel',
    depth: proven(draft.beamDepth, 'beamDepth'),
    flangeWidth: proven(draft.beamFlangeWidth, 'beamFlangeWidth'),
    flangeThickness: proven(draft.beamFlangeThickness, 'beamFlangeThickness'),
    spacing,
    span,
  }
}

/**
 * What the engine reads of a project whose steps have no problems.
 * Throws when a step was not checked before: that is a defect, not an input error.
 */
export const resolveInput = (project: ProjectDraft, choices: Choices): AssessmentInput => ({
  site: siteOf(project.building, choices),
  building: buildingOf(project.building),
  array: arrayOf(project.solar, choices),
  roofCover: roofCoverOf(project.roofCover),
  purlin:
    project.structure.material === 'timber'
      ? timberPurlinOf(project.structure, choices)
      : steelPurlinOf(project.structure, choices),
  rafter: rafterOf(project.structure),
  options: project.options,
})
