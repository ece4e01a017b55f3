import { told } from '../../platform/messages.ts'
import { isBlank } from '../../platform/visible-text.ts'
import type { roofTypes } from '../fields/wizard-fields.ts'
import type { RoofCoverDraft } from './draft.ts'
import { feetOverRafters } from './feet-over-rafters.ts'
import type { StepContext, StepRules } from './step.ts'

/** What covers the roof, by how panels are fixed. */
export type RoofType = (typeof roofTypes)[number]

/** Roof types that suit the fixing and the structure. */
export const allowedRoofTypes = ({ project }: Pick<StepContext, 'project'>): readonly RoofType[] => {
  if (project.solar.fixing === 'clamp') return ['tin-clamped']
  return project.structure.material === 'timber' ? ['tin-screwed', 'tile'] : ['tin-screwed']
}

/** The roof type that fixing and structure leave; null: neither decides yet, or there are several. */
export const onlyRoofType = ({ project }: Pick<StepContext, 'project'>): RoofType | null => {
  const { solar, structure } = project
  const isDecided = solar.fixing === 'clamp' || (solar.fixing === 'screw' && structure.material !== null)
  const [first = null, ...others] = allowedRoofTypes({ project })
  return isDecided && others.length === 0 ? first : null
}

const isOther = ({ roofType, sheeting }: RoofCoverDraft): boolean => roofType === 'tin-clamped' && (sheeting ?? 0) === 0

/** A cover must suit fixing and structure. */
export const roofCoverRules: StepRules<'roofCover'> = {
  options: [feetOverRafters],
  after: {
    roofType: [
      {
        field: 'roofType',
        fails: (draft, context) => draft.roofType !== null && !allowedRoofTypes(context).includes(draft.roofType),
        message: () => told('roofTypeNotAllowed'),
      },
    ],
    sheeting: [
      {
        field: 'sheeting',
        when: isOther,
        fails: (draft) => isBlank(draft.sheetingText),
        message: () => told('sheetingRequired'),
      },
    ],
  },
  warnings: [
    {
      field: 'sheeting',
      when: isOther,
      fails: (draft) => !isBlank(draft.sheetingText),
      message: (_, { provider }) => told('sheetingUnknown', { provider }),
    },
  ],
  resets: [
    { on: 'sheetingText', then: (draft) => (draft.sheetingText === '' ? {} : { sheeting: 0 }) },
    { on: 'sheeting', then: (draft) => ((draft.sheeting ?? 0) > 0 ? { sheetingText: '' } : {}) },
  ],
}
