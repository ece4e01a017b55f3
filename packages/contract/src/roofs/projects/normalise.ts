import { emptyValue, fieldsOf, isRuledOut, type StepId } from '../fields/draft-fields.ts'
import type { ProjectDraft, RoofCoverDraft, StructureDraft } from './draft.ts'
import { isSupportAsked } from './option-lists.ts'
import { isFromDesk } from './photos.ts'
import { forcedSupport } from './structure.ts'

/** The step without answers that its other answers make irrelevant. */
const withoutRuledOut = <S extends StepId>(step: S, draft: ProjectDraft[S]): ProjectDraft[S] => {
  const ruledOut = Object.entries(fieldsOf(step)).filter(([, field]) => isRuledOut(field, draft))
  return {
    ...draft,
    ...Object.fromEntries(ruledOut.map(([name, field]) => [name, field.otherwise ?? emptyValue(field)])),
  }
}

const structure = (draft: StructureDraft): StructureDraft => ({
  ...draft,
  ...(draft.section === 'top-hat' ? { bridging: null } : {}),
  ...(draft.material === 'steel' && !isSupportAsked(draft) ? { support: forcedSupport } : {}),
})

const roofCover = (draft: RoofCoverDraft): RoofCoverDraft =>
  (draft.sheeting ?? 0) > 0 ? { ...draft, sheetingText: '' } : draft

/** Empties answers that other answers make irrelevant. */
export const normalise = (project: ProjectDraft): ProjectDraft => ({
  ...project,
  solar: withoutRuledOut('solar', project.solar),
  photos: { ...project.photos, fromDesk: isFromDesk(project) },
  structure: structure(withoutRuledOut('structure', project.structure)),
  roofCover: roofCover(withoutRuledOut('roofCover', project.roofCover)),
})
