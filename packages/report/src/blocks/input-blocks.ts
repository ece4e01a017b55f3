import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import { fieldOf, fieldsOf, type StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import type { Field } from '@soundroof/contract/roofs/fields/field'
import { originOf } from '@soundroof/contract/roofs/measuring/origins-of-project'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { leafOf } from '@soundroof/contract/roofs/projects/option-lists'
import { isAsked } from '@soundroof/contract/roofs/projects/project'
import type { PlainCode, Say } from '@soundroof/words/language/say'
import { originWords } from '../wording/origin-words.ts'
import { type Telling, told, toldOf } from '../wording/telling.ts'
import { type Block, heading, paragraph } from './blocks.ts'
import { type InputLine, lineInWords, named } from './input-line.ts'
import { lineOf, notEntered } from './input-values.ts'
import { buildingOptions, changedOptions } from './option-words.ts'

const regionLine = ({ building }: ProjectDraft, choices: Choices): InputLine => ({
  label: told('Wind region'),
  value: leafOf(choices, building)?.region ?? told(notEntered),
  unit: '',
})

/** The wind region, with its meaning, comes before the street. */
const withRegion = (lines: readonly InputLine[], project: ProjectDraft, choices: Choices): readonly InputLine[] => {
  const street = lines.findIndex(({ label }) => label.code === fieldOf('building', 'streetAddress').label)
  return [...lines.slice(0, street), regionLine(project, choices), ...lines.slice(street)]
}

type Which = (field: Field, name: string) => boolean

/** An optional field that nobody filled in is no line of a report. */
const isLeftOut = ({ optional, list }: Field, value: unknown): boolean =>
  optional === true && list === undefined && (value === '' || value === null)

const together = (note: Telling | undefined, origin: Telling): Telling =>
  note === undefined ? origin : toldOf('report.value-note', { value: note, note: origin })

/** The line with where its value came from, where that is known. */
const withOrigin = (line: InputLine, key: string, project: ProjectDraft): InputLine => {
  const origin = originOf(project, key)
  const words = origin && originWords(project, origin, line.unit)
  return words === null ? line : { ...line, note: together(line.note, words) }
}

/** Fields that the project asks for, or whose answer is set, in the order of the table of fields. */
const linesOf = (
  step: StepId,
  project: ProjectDraft,
  choices: Choices,
  which: Which = () => true,
): readonly InputLine[] =>
  Object.entries(fieldsOf(step))
    .filter(([name, field]) => which(field, name))
    .filter(
      ([name]) =>
        isAsked(step, name, { project, choices }) || (name === 'support' && project.structure.support !== null),
    )
    .map(([name, field]) => ({ name, field, value: (project[step] as Readonly<Record<string, unknown>>)[name] }))
    .filter(({ field, value }) => !isLeftOut(field, value))
    .map(({ name, field, value }) =>
      withOrigin(lineOf(name, field, value, project, choices), `${step}/${name}`, project),
    )

const spacings: readonly string[] = ['purlin.spacing', 'purlin.span', 'rafter.spacing', 'rafter.span']
const isSpacing: Which = ({ input = '' }) => spacings.includes(input)
const isOfRafter: Which = ({ when = {} }) => 'rafterMaterial' in when
const isOfPurlin: Which = (field) => 'material' in (field.when ?? {}) && !isSpacing(field, '')

export type InputSection = { readonly title: PlainCode; readonly items: readonly InputLine[] }

/** Purlins, rafters and their distances. */
export const structureLines = (project: ProjectDraft, choices: Choices): readonly InputLine[] =>
  [isOfPurlin, isOfRafter, isSpacing].flatMap((which) => linesOf('structure', project, choices, which))

/** Every input, in the order of the wizard. */
export const inputSections = (project: ProjectDraft, choices: Choices): readonly InputSection[] => {
  const { material, rafterMaterial } = project.structure
  const lines = (step: StepId, which?: Which) => linesOf(step, project, choices, which)
  return [
    {
      title: 'Building information',
      items: [...withRegion(lines('building'), project, choices), ...buildingOptions(project.options, choices)],
    },
    { title: 'Solar PV details', items: lines('solar') },
    {
      title: material === 'timber' ? 'Timber roof structure details' : 'Steel roof structure details',
      items: lines('structure', isOfPurlin),
    },
    {
      title: rafterMaterial === 'timber' ? 'Rafter details (timber)' : 'Rafter details (steel I-beam)',
      items: lines('structure', isOfRafter),
    },
    { title: 'Purlin and rafter information', items: lines('structure', isSpacing) },
    { title: 'Roof sheeting', items: lines('roofCover', (_, name) => name !== 'note' && name !== 'sheetingText') },
  ]
}

/** Personal data of others: for the company, its crew and the reviewing engineer. */
export const contactFields = ['clientName', 'contactName', 'contactPhone', 'crewNote'] as const

/** Client, site contact and note for the crew, as far as they were entered. */
export const contactLines = ({ header }: Pick<ProjectDraft, 'header'>): readonly InputLine[] =>
  contactFields
    .filter((name) => header[name] !== '')
    .map((name) => ({ label: named(fieldOf('header', name).label), value: header[name], unit: '' }))

type Printed = Pick<InputSection, 'items'> & { readonly title: string }

const sectionBlocks =
  (say: Say) =>
  ({ title, items }: Printed): readonly Block[] => [
    heading(2, title),
    { kind: 'keyValues', items: items.map(lineInWords(say)) },
  ]

const noteBlocks = ({ roofCover }: ProjectDraft): readonly Block[] =>
  roofCover.note === '' ? [] : [heading(2, 'Project Note'), paragraph(roofCover.note)]

const optionBlocks = (say: Say, project: ProjectDraft, choices: Choices): readonly Block[] => {
  const items = changedOptions(project.options, choices)
  return items.length === 0 ? [] : sectionBlocks(say)({ title: 'Assumptions changed by the user', items })
}

export const inputBlocks = (say: Say, project: ProjectDraft, choices: Choices): readonly Block[] => [
  ...inputSections(project, choices).flatMap(sectionBlocks(say)),
  ...optionBlocks(say, project, choices),
  ...noteBlocks(project),
]

const withoutNotes = (say: Say, items: readonly InputLine[]): Block => ({
  kind: 'keyValues',
  isDense: true,
  items: items.map(({ label, value, unit }) => lineInWords(say)({ label, value, unit })),
})

const addressFields = ['streetAddress', 'suburb', 'postcode'] as const

/** The address is the title, and the wind region an assumption of the result. */
const withoutAddress = ({ title, items }: InputSection): InputSection => {
  const labels = new Set<string>(['Wind region', ...addressFields.map((name) => fieldOf('building', name).label)])
  return { title, items: items.filter(({ label }) => !labels.has(label.code)) }
}

/** The same in less space: the whole structure together, without address and explanations of the answers. */
export const compactInputBlocks = (say: Say, project: ProjectDraft, choices: Choices): readonly Block[] => {
  const [building, solar, ...structure] = inputSections(project, choices)
  const parts = [
    building && withoutAddress(building),
    solar,
    { title: 'Roof structure', items: structure.flatMap(({ items }) => items) },
  ]
  return [
    ...parts.flatMap((part): readonly Block[] =>
      part === undefined ? [] : [heading(3, part.title), withoutNotes(say, part.items)],
    ),
    ...optionBlocks(say, project, choices),
    ...noteBlocks(project),
  ]
}
