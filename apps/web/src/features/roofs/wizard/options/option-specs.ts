import {
  type AssessmentOptions,
  assessmentOptions,
  defaultOptions,
} from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import type { z } from 'zod'

export type OptionName = keyof AssessmentOptions

type Choice = { readonly value: AssessmentOptions[OptionName]; readonly label: string }

export type OptionSpec = { readonly name: OptionName; readonly label: string; readonly hint?: string } & (
  | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
  | { readonly kind: 'number'; readonly unit: string; readonly range: string }
  | { readonly kind: 'tick' }
)

const years = (value: number): Choice => ({ value, label: `${value} years` })
const literal = <T extends number | string>(value: T): Choice => ({
  value: value as Choice['value'],
  label: String(value),
})

const grades = ['F5', 'F7', 'F8', 'F11', 'F14', 'F17', 'F22', 'F27', 'MGP10', 'MGP12', 'MGP15'] as const

const wind: readonly OptionSpec[] = [
  {
    name: 'edition',
    label: 'Edition of AS/NZS 1170.2',
    kind: 'choice',
    choices: [literal('2021'), literal('2011')],
  },
  {
    name: 'importanceLevel',
    label: 'Importance level',
    hint: '2 for houses and most sheds',
    kind: 'choice',
    choices: [1, 2, 3, 4].map(literal),
  },
  {
    name: 'designLife',
    label: 'Design life',
    kind: 'choice',
    choices: [{ value: 1, label: 'Under 5 years' }, ...[25, 50, 100].map(years)],
  },
  {
    name: 'returnPeriod',
    label: 'Ultimate return period',
    kind: 'choice',
    choices: [
      { value: null, label: 'From importance level and design life' },
      ...[25, 50, 100, 200, 250, 500, 1000, 2000, 2500].map(years),
    ],
  },
  {
    name: 'directionMethod',
    label: 'Wind direction',
    kind: 'choice',
    choices: [
      { value: 'maximum', label: 'Largest of all directions' },
      { value: 'directional', label: 'Eight directions, each with its own factors' },
    ],
  },
  {
    name: 'zoning',
    label: 'Zones',
    kind: 'choice',
    choices: [
      { value: 'local-pressure-zones', label: 'Local pressure zones (four)' },
      { value: 'panel-clause', label: 'Clause for panels (Central, End)' },
    ],
  },
  {
    name: 'internalPressure',
    label: 'Internal pressure',
    kind: 'choice',
    choices: [
      { value: 'by-region', label: 'By wind region' },
      { value: 'enclosed', label: 'Enclosed' },
      { value: 'permeable', label: 'Permeable' },
      { value: 'dominant-opening', label: 'Dominant opening' },
    ],
  },
]

const array: readonly OptionSpec[] = [
  {
    name: 'arrayMass',
    label: 'Mass of panels and rails',
    kind: 'number',
    unit: 'kg/m²',
    range: 'more than 0, at most 60',
  },
  {
    name: 'panelLengthExact',
    label: 'Exact panel length',
    hint: 'Empty: the upper bound of the band',
    kind: 'number',
    unit: 'mm',
    range: 'more than 0, at most 3000',
  },
  {
    name: 'panelWidthExact',
    label: 'Exact panel width',
    hint: 'Empty: the upper bound of the band',
    kind: 'number',
    unit: 'mm',
    range: 'more than 0, at most 2000',
  },
  { name: 'panelGap', label: 'Gap between panel and roof', kind: 'number', unit: 'mm', range: '50 to 300' },
  {
    name: 'screwsPerFoot',
    label: 'Screws per foot',
    hint: 'Two: holes at least 20 mm apart',
    kind: 'choice',
    choices: [1, 2].map(literal),
  },
]

const structure: readonly OptionSpec[] = [
  {
    name: 'timberGrade',
    label: 'Timber stress grade',
    kind: 'choice',
    choices: [{ value: null, label: 'From the timber type' }, ...grades.map(literal)],
  },
  {
    name: 'flyBraceSpacing',
    label: 'Fly-brace spacing of the rafter',
    hint: 'Empty: none',
    kind: 'number',
    unit: 'mm',
    range: 'more than 0, at most 30000',
  },
  { name: 'builtBefore1995', label: 'Built before 1995 (rafter steel 250 MPa)', kind: 'tick' },
  { name: 'parapetCredit', label: 'Count the shelter of the parapet', kind: 'tick' },
]

export type OptionGroup = { readonly title: string; readonly options: readonly OptionSpec[] }

const isRelevant = ({ name }: OptionSpec, { structure: s, solar, building }: ProjectDraft): boolean => {
  if (name === 'timberGrade') return s.material === 'timber' || s.rafterMaterial === 'timber'
  if (name === 'flyBraceSpacing' || name === 'builtBefore1995') return s.rafterMaterial === 'steel'
  if (name === 'screwsPerFoot') return solar.fixing === 'screw'
  if (name === 'parapetCredit') return (building.parapetHeight ?? 0) > 0
  return true
}

/** The assumptions that matter for this project. */
export const optionGroups = (project: ProjectDraft): readonly OptionGroup[] =>
  [
    { title: 'Wind', options: wind },
    { title: 'Panels and fixings', options: array },
    { title: 'Structure', options: structure },
  ]
    .map(({ title, options }) => ({ title, options: options.filter((option) => isRelevant(option, project)) }))
    .filter(({ options }) => options.length > 0)

const shapes: Readonly<Record<string, z.ZodType>> = assessmentOptions.shape

/** Whether a value may stand in an option. */
export const fitsOption = (name: OptionName, value: unknown): boolean => shapes[name]?.safeParse(value).success ?? false

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

export const isDefault = (name: OptionName, value: unknown): boolean => same(value, defaultOptions[name])

/** How many assumptions are not at their default. */
export const changedCount = (options: AssessmentOptions): number =>
  (Object.keys(defaultOptions) as readonly OptionName[]).filter((name) => !isDefault(name, options[name])).length
