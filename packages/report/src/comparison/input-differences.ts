import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import { fieldOf } from '@soundroof/contract/roofs/fields/draft-fields'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { photoCategories } from '@soundroof/contract/roofs/projects/photos'
import type { Difference } from '@soundroof/contract/roofs/results/difference'
import type { PlainCode, Say } from '@soundroof/words/language/say'
import { contactFields, inputSections } from '../blocks/input-blocks.ts'
import { type InputLine, named } from '../blocks/input-line.ts'
import { allAssumptions } from '../blocks/option-words.ts'
import { unitText, withUnit } from '../wording/number-text.ts'
import { type Telling, told, toldOf } from '../wording/telling.ts'
import { differencesBetween, type ShownValue } from './shown-value.ts'

const measured = ({ value, unit }: InputLine): Telling => {
  if (typeof value === 'string') return withUnit(value, unit)
  return unit === '' ? value : toldOf('report.value-unit', { value, unit: unitText(unit) })
}

const shown =
  (group: PlainCode) =>
  (line: InputLine): ShownValue => {
    const { label: field, note = '' } = line
    const value = measured(line)
    return {
      group: told(group),
      field,
      unit: '',
      value: note === '' ? value : toldOf('report.value-note', { value, note }),
    }
  }

const headerValues = ({ header }: ProjectDraft): readonly ShownValue[] => [
  { group: told('Project'), field: told('Project Name'), value: header.name, unit: '' },
  { group: told('Project'), field: told('Project Number'), value: header.number, unit: '' },
  ...contactFields.map((name) => ({
    group: told('Project'),
    field: named(fieldOf('header', name).label),
    value: header[name] || null,
    unit: '',
  })),
]

const deskValues = ({ photos }: ProjectDraft): readonly ShownValue[] =>
  photos.fromDesk
    ? [{ group: told('Project'), field: named(fieldOf('photos', 'fromDesk').label), value: told('Yes'), unit: '' }]
    : []

/** Each photo is a field, so that an added or removed one is named by its file. */
const photoValues = ({ photos }: ProjectDraft): readonly ShownValue[] =>
  photoCategories.flatMap((category) =>
    photos[category].map((address) => ({
      group: named(fieldOf('photos', category).label),
      field: decodeURIComponent(address.slice(address.lastIndexOf('/') + 1)),
      value: told('Attached'),
      unit: '',
    })),
  )

const valuesOf = (project: ProjectDraft, choices: Choices): readonly ShownValue[] => [
  ...headerValues(project),
  ...inputSections(project, choices).flatMap(({ title, items }) => items.map(shown(title))),
  ...allAssumptions(project.options, choices).map(shown('Assumptions')),
  { group: told('Roof sheeting'), field: told('Project Note'), value: project.roofCover.note || null, unit: '' },
  ...deskValues(project),
  ...photoValues(project),
]

/** Inputs that differ, in the words of the wizard. */
export const inputDifferences = (
  say: Say,
  before: ProjectDraft,
  after: ProjectDraft,
  choices: Choices,
): readonly Difference[] => differencesBetween(say, valuesOf(before, choices), valuesOf(after, choices))
