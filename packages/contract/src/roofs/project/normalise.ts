import type { ProjectDraft } from './draft.ts'
import { isSupportAsked } from './option-lists.ts'
import type { RoofCoverDraft } from './roof-cover.ts'
import type { SolarDraft } from './solar.ts'
import { forcedSupport, type StructureDraft } from './structure.ts'

const solar = (draft: SolarDraft): SolarDraft => (draft.mount === 'flush' ? { ...draft, tiltAngle: 0 } : draft)

const noSteelPurlin = { section: null, depth: null, thickness: null, bridging: null }
const noTimberPurlin = { timberDepth: null, timberBreadth: null, timberSpecies: null }
const noSteelRafter = { beamDepth: null, beamFlangeWidth: null, beamFlangeThickness: null }
const noTimberRafter = { chordDepth: null, chordBreadth: null, chordSpecies: null }

const structure = (draft: StructureDraft): StructureDraft => ({
  ...draft,
  ...(draft.material === 'timber' ? noSteelPurlin : noTimberPurlin),
  ...(draft.section === 'top-hat' ? { bridging: null } : {}),
  ...(draft.material === 'steel' && !isSupportAsked(draft) ? { support: forcedSupport } : {}),
  ...(draft.rafterMaterial === 'timber' ? noSteelRafter : noTimberRafter),
})

const roofCover = (draft: RoofCoverDraft): RoofCoverDraft => {
  if (draft.roofType !== 'tin-clamped') return { ...draft, sheeting: null, sheetingText: '' }
  return (draft.sheeting ?? 0) > 0 ? { ...draft, sheetingText: '' } : draft
}

/** The project without the values that its other choices make meaningless. */
export const normalise = (project: ProjectDraft): ProjectDraft => ({
  ...project,
  solar: solar(project.solar),
  structure: structure(project.structure),
  roofCover: roofCover(project.roofCover),
})
