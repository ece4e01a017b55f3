import { z } from 'zod'
import { say } from '../../platform/messages.ts'
import { isBlank } from '../../platform/visible-text.ts'
import { fieldSpec, named, position, text } from './field.ts'
import { fieldProblem, requiredOption, type StepContext, type StepDefinition } from './step.ts'

export const roofTypes = ['tin-screwed', 'tin-clamped', 'tile'] as const
export type RoofType = (typeof roofTypes)[number]

export const roofCoverDraft = z.strictObject({
  roofType: named('Roof Type', roofTypes),
  /** Position in the sheeting products; 0 is "Other". */
  sheeting: position('Roof Sheeting'),
  sheetingText: text('Other roof sheeting', 200),
  note: text('Project Note', 4000),
})
export type RoofCoverDraft = z.infer<typeof roofCoverDraft>

/** Roof types that the fixing and the structure allow. */
export const allowedRoofTypes = ({ project }: Pick<StepContext, 'project'>): readonly RoofType[] => {
  if (project.solar.fixing === 'clamp') return ['tin-clamped']
  return project.structure.material === 'timber' ? ['tin-screwed', 'tile'] : ['tin-screwed']
}

const isClamped = (draft: RoofCoverDraft): boolean => draft.roofType === 'tin-clamped'
const isOther = (draft: RoofCoverDraft): boolean => isClamped(draft) && (draft.sheeting ?? 0) === 0
const tooLong = (field: 'sheetingText' | 'note') => ({
  field,
  fails: (draft: RoofCoverDraft) => fieldProblem(fieldSpec(roofCoverDraft.shape[field]), draft[field]) !== null,
  message: (draft: RoofCoverDraft) => fieldProblem(fieldSpec(roofCoverDraft.shape[field]), draft[field]) ?? '',
})

export const roofCoverStep: StepDefinition<RoofCoverDraft> = {
  id: 'roofCover',
  schema: roofCoverDraft,
  checks: [
    { field: 'roofType', fails: (draft) => draft.roofType === null, message: () => say('roofTypeRequired') },
    {
      field: 'roofType',
      fails: (draft, context) => draft.roofType !== null && !allowedRoofTypes(context).includes(draft.roofType),
      message: () => say('roofTypeNotAllowed'),
    },
    {
      field: 'sheeting',
      when: isOther,
      fails: (draft) => isBlank(draft.sheetingText),
      message: () => say('sheetingRequired'),
    },
    ...requiredOption<RoofCoverDraft>(
      'sheeting',
      'sheetingRequired',
      roofCoverDraft.shape.sheeting,
      (_, { choices }) => choices.sheetings.length,
      (draft) => isClamped(draft) && !isOther(draft),
    ),
    tooLong('sheetingText'),
    tooLong('note'),
  ],
  warnings: [
    {
      field: 'sheeting',
      when: isOther,
      fails: (draft) => !isBlank(draft.sheetingText),
      message: (_, { provider }) => say('sheetingUnknown', { provider }),
    },
  ],
  resets: [
    { on: 'sheetingText', then: (draft) => (draft.sheetingText === '' ? {} : { sheeting: 0 }) },
    { on: 'sheeting', then: (draft) => ((draft.sheeting ?? 0) > 0 ? { sheetingText: '' } : {}) },
  ],
}
