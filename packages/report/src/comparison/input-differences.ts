import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import { fieldOf } from '@soundroof/contract/roofs/fields/draft-fields'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { photoCategories } from '@soundroof/contract/roofs/projects/photos'
import type { Difference } from '@soundroof/contract/roofs/results/difference'
import type { KeyValue } from '../blocks/blocks.ts'
import { inputSections } from '../blocks/input-blocks.ts'
import { allAssumptions } from '../blocks/option-words.ts'
import { withUnit } from '../wording/number-text.ts'
import { differencesBetween, type ShownValue } from './shown-value.ts'

const shown =
  (group: string) =>
  ({ label, value, unit, note }: KeyValue): ShownValue => ({
    group,
    field: label,
    value: [withUnit(value, unit), note].filter(Boolean).join(', '),
    unit: '',
  })

const headerValues = ({ header }: ProjectDraft): readonly ShownValue[] => [
  { group: 'Project', field: 'Project Name', value: header.name, unit: '' },
  { group: 'Project', field: 'Project Number', value: header.number, unit: '' },
]

/** Each photo is a field, so that an added or removed one is named by its file. */
const photoValues = ({ photos }: ProjectDraft): readonly ShownValue[] =>
  photoCategories.flatMap((category) =>
    photos[category].map((address) => ({
      group: fieldOf('photos', category).label,
      field: decodeURIComponent(address.slice(address.lastIndexOf('/') + 1)),
      value: 'Attached',
      unit: '',
    })),
  )

const valuesOf = (project: ProjectDraft, choices: Choices): readonly ShownValue[] => [
  ...headerValues(project),
  ...inputSections(project, choices).flatMap(({ title, items }) => items.map(shown(title))),
  ...allAssumptions(project.options, choices).map(shown('Assumptions')),
  { group: 'Roof sheeting', field: 'Project Note', value: project.roofCover.note || null, unit: '' },
  ...photoValues(project),
]

/** Inputs that differ, in the words of the wizard. */
export const inputDifferences = (before: ProjectDraft, after: ProjectDraft, choices: Choices): readonly Difference[] =>
  differencesBetween(valuesOf(before, choices), valuesOf(after, choices))
