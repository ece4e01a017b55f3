import { fieldOf } from '../fields/draft-fields.ts'
import type { ProjectDraft } from './draft.ts'
import { type Changed, type CheckContext, type Cleared, changeProject } from './project.ts'
import type { RoofType } from './roof-cover.ts'

/** The covering answered on the first step: it fills in the roof type, and the answers that go with it alone. */

const fixingOf = (covering: RoofType) => (covering === 'tin-clamped' ? 'clamp' : 'screw')

const replaced = (before: ProjectDraft, after: ProjectDraft): readonly Cleared[] => [
  ...(before.solar.fixing === null || before.solar.fixing === after.solar.fixing
    ? []
    : [{ step: 'solar', field: 'fixing', label: fieldOf('solar', 'fixing').label } as const]),
  ...(before.structure.material === null || before.structure.material === after.structure.material
    ? []
    : [{ step: 'structure', field: 'material', label: fieldOf('structure', 'material').label } as const]),
]

/** With what was cleared or answered otherwise before; what was only filled in is not told. */
export const withCovering = (project: ProjectDraft, covering: RoofType, context: CheckContext): Changed => {
  const fixed = changeProject(project, 'solar', { fixing: fixingOf(covering) }, context)
  // Tiles lie on timber battens.
  const built = covering === 'tile' ? changeProject(fixed.project, 'structure', { material: 'timber' }, context) : null
  const { project: covered } = changeProject((built ?? fixed).project, 'roofCover', { roofType: covering }, context)
  const cleared = [...fixed.cleared, ...(built?.cleared ?? [])].filter(({ field }) => field !== 'roofType')
  return { project: covered, cleared: [...replaced(project, covered), ...cleared] }
}
