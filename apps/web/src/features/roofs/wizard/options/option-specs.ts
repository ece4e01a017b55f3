import {
  type AssessmentOptions,
  assessmentOptions,
  defaultOptions,
} from '@soundroof/contract/roofs/catalogue/assessment-input'
import { type OptionField, optionFields } from '@soundroof/contract/roofs/fields/options'
import type { ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import { missingForFeetOverRafters } from '@soundroof/contract/roofs/project/feet-over-rafters'
import { choices } from '@soundroof/data/choices'
import { unitText } from '@soundroof/report/wording/number-text'
import type { z } from 'zod'

export type OptionName = keyof AssessmentOptions

/** Racking system and module are asked in the solar step, what is of the building in its own. */
export type OptionSpec = Exclude<OptionField, { readonly kind: 'entry' }> & { readonly name: OptionName }

export type OptionGroup = { readonly title: string; readonly options: readonly OptionSpec[] }

/** Snow is looked at in these states. */
const snowStates: readonly string[] = ['NSW', 'ACT', 'VIC', 'TAS']

const isWhereItSnows = (state: number | null): boolean =>
  state !== null && snowStates.includes(choices.states[state]?.code ?? '')

const isRelevant = ({ name }: OptionSpec, project: ProjectDraft): boolean => {
  const { structure: s, solar, building, options } = project
  if (name === 'timberGrade') return s.material === 'timber' || s.rafterMaterial === 'timber'
  if (name === 'flyBraceSpacing' || name === 'builtBefore1995' || name === 'steelRafter')
    return s.rafterMaterial === 'steel'
  if (name === 'timberRafter' || name === 'greenTimber') return s.rafterMaterial === 'timber'
  if (name === 'battenFixing' || name === 'battenCapacity' || name === 'built')
    return s.material === 'timber' || s.section === 'top-hat'
  if (name === 'screwsPerFoot') return solar.fixing === 'screw'
  if (name === 'panelLengthExact' || name === 'panelWidthExact') return options.module === null
  if (name === 'feetOverRafters') return options.feetOverRafters || missingForFeetOverRafters(project) === null
  if (name === 'seaWater') return options.seaDistance !== null
  if (name === 'altitude') return isWhereItSnows(building.state)
  if (name === 'parapetCredit') return (building.parapetHeight ?? 0) > 0
  return true
}

/** Groups that a step asks as a list, and the form of the roof, which has pictures: not among the assumptions. */
export type StepGroup = 'Place' | 'Battens' | 'Rafters'
const stepGroups: readonly OptionField['group'][] = ['Building', 'Place', 'Battens', 'Rafters']

const isAskedInStep = ({ kind, group }: OptionField): boolean => kind === 'entry' || stepGroups.includes(group)

const specs = Object.entries(optionFields).flatMap(([name, field]): readonly OptionSpec[] =>
  field.kind === 'entry' ? [] : [{ name: name as OptionName, ...field }],
)

const askedInSteps = Object.entries(optionFields).flatMap(([name, field]) =>
  isAskedInStep(field) ? [name as OptionName] : [],
)

/** Back to the defaults, but for what other steps ask. */
export const withDefaults = (options: AssessmentOptions): AssessmentOptions => ({
  ...defaultOptions,
  ...Object.fromEntries(askedInSteps.map((name) => [name, options[name]])),
})

/** The options of a group that matter for this project. */
export const stepOptions = (group: StepGroup, project: ProjectDraft): readonly OptionSpec[] =>
  specs.filter((spec) => spec.group === group && isRelevant(spec, project))

/** Of a wall that stands higher than the roof beside it: its distance once its height is known. */
export const wallOptions = ({ options }: ProjectDraft): readonly OptionSpec[] =>
  specs.filter(
    ({ name }) => name === 'higherWallHeight' || (name === 'higherWallDistance' && options.higherWallHeight !== null),
  )

/** The assumptions that matter for this project. */
export const optionGroups = (project: ProjectDraft): readonly OptionGroup[] =>
  [...new Set(specs.map(({ group }) => group))]
    .filter((title) => !stepGroups.includes(title))
    .map((title) => ({ title, options: specs.filter((spec) => spec.group === title && isRelevant(spec, project)) }))
    .filter(({ options }) => options.length > 0)

/** Whether the other answers call for an option, by the name of its field. */
export const isOptionAsked = (field: string, project: ProjectDraft): boolean =>
  specs.some((spec) => `options.${spec.name}` === field && isRelevant(spec, project))

export const rangeWords = ({ min, above, max }: Extract<OptionSpec, { readonly kind: 'number' }>): string =>
  above === undefined ? `${min} to ${max}` : `more than ${above}, at most ${max}`

/** Why a number is refused. */
export const outsideWords = (spec: Extract<OptionSpec, { readonly kind: 'number' }>): string =>
  `${spec.label} must be ${rangeWords(spec)} ${unitText(spec.unit)}!`

const shapes: Readonly<Record<string, z.ZodType>> = assessmentOptions.shape

export const fitsOption = (name: OptionName, value: unknown): boolean => shapes[name]?.safeParse(value).success ?? false

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

export const isDefault = (name: OptionName, value: unknown): boolean => same(value, defaultOptions[name])

/** Number of assumptions changed from their default, but for what other steps ask. */
export const changedCount = (options: AssessmentOptions): number =>
  (Object.keys(defaultOptions) as readonly OptionName[]).filter(
    (name) => !askedInSteps.includes(name) && !isDefault(name, options[name]),
  ).length
