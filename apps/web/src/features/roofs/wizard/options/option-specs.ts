import { isOptionAskedOf, mayLieHigh, type OptionName } from '@soundroof/contract/roofs/assumptions/asked-options'
import {
  type AssessmentOptions,
  assessmentOptions,
  defaultOptions,
} from '@soundroof/contract/roofs/catalogue/assessment-input'
import { type OptionField, optionFields } from '@soundroof/contract/roofs/fields/options'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { choices } from '@soundroof/data/choices'
import { unitText } from '@soundroof/report/wording/number-text'
import type { z } from 'zod'
import type { Coded, Message } from '../../../../platform/words/use-say.ts'

/** Without racking system and module (solar step) and the building's options (building step). */
export type OptionSpec = Exclude<OptionField, { readonly kind: 'entry' }> & { readonly name: OptionName }

const isRelevant = ({ name }: OptionSpec, project: ProjectDraft): boolean => isOptionAskedOf(name, project, choices)

/** Assumptions folded away in their step: most projects change none. */
export type FoldedGroup = 'Wind' | 'Panels and fixings' | 'Structure'
/** Options that a step asks as a list. */
export type ListedGroup = 'Place' | 'site' | 'size' | 'Battens' | 'Rafters' | 'Roof cover'
export type StepGroup = FoldedGroup | ListedGroup

/** Step of an option that is printed with another group. */
const askedWith: { readonly [N in OptionName]?: StepGroup } = {
  parapetCredit: 'Wind',
  altitude: 'site',
  seaDistance: 'site',
  seaWater: 'site',
  panelLengthExact: 'size',
  panelWidthExact: 'size',
  feetOverRafters: 'Roof cover',
}

const specs = Object.entries(optionFields).flatMap(([name, field]): readonly OptionSpec[] =>
  field.kind === 'entry' ? [] : [{ name: name as OptionName, ...field }],
)

const specsOf = (group: StepGroup): readonly OptionSpec[] =>
  specs.filter((spec) => (askedWith[spec.name] ?? spec.group) === group)

/** Asked with the wind, each with its own form. */
const formsOfWind = ['topography', 'shielding'] as const

export const namesOfGroup = (group: StepGroup): readonly OptionName[] => specsOf(group).map(({ name }) => name)

export const foldedNames = (group: FoldedGroup): readonly OptionName[] => [
  ...namesOfGroup(group),
  ...(group === 'Wind' ? formsOfWind : []),
]

/** The assumptions of a group back to their defaults. */
export const withDefaults = (options: AssessmentOptions, group: FoldedGroup): AssessmentOptions => ({
  ...options,
  ...Object.fromEntries(foldedNames(group).map((name) => [name, defaultOptions[name]])),
})

/** The altitude, beside a place that may lie high; text below it explains an empty field. */
export const altitudeBesidePlace = (project: ProjectDraft): Extract<OptionSpec, { readonly kind: 'number' }> | null =>
  mayLieHigh(project, choices) ? { name: 'altitude', ...optionFields.altitude, hint: '' } : null

/** The options of a group that matter for this project. */
export const stepOptions = (group: StepGroup, project: ProjectDraft): readonly OptionSpec[] => {
  const beside = altitudeBesidePlace(project)?.name
  return specsOf(group).filter((spec) => spec.name !== beside && isRelevant(spec, project))
}

/** Distance of a wall that is higher than the roof beside it, once its height is known. */
export const wallOptions = ({ options }: ProjectDraft): readonly OptionSpec[] =>
  specs.filter(
    ({ name }) => name === 'higherWallHeight' || (name === 'higherWallDistance' && options.higherWallHeight !== null),
  )

/** Whether other answers require an option, by the name of its field. */
export const isOptionAsked = (field: string, project: ProjectDraft): boolean =>
  formsOfWind.some((name) => `options.${name}` === field) ||
  specs.some((spec) => `options.${spec.name}` === field && isRelevant(spec, project))

export const rangeOf = ({ min = 0, above, max = 0 }: Extract<OptionSpec, { readonly kind: 'number' }>): Coded =>
  above === undefined
    ? { code: 'roofs.to-min-max', values: { min, max } }
    : { code: 'roofs.more-than-at-most', values: { above, max } }

/** Why a number is refused. */
export const outsideWords = (spec: Extract<OptionSpec, { readonly kind: 'number' }>): Message => ({
  code: 'roofs.must-be',
  values: { label: { code: spec.label }, range: rangeOf(spec), unit: unitText(spec.unit) },
})

/** Why typed text of an option, by the name of its field, is not used. */
export const optionRefusal = (field: string): Message => {
  const spec = specs.find(({ name }) => `options.${name}` === field)
  return spec?.kind === 'number' ? outsideWords(spec) : 'assumptionsInvalid'
}

const shapes: Readonly<Record<string, z.ZodType>> = assessmentOptions.shape

export const fitsOption = (name: OptionName, value: unknown): boolean => shapes[name]?.safeParse(value).success ?? false

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

export const isDefault = (name: OptionName, value: unknown): boolean => same(value, defaultOptions[name])

/** Number of assumptions of a group that are changed from their default. */
export const changedCount = (options: AssessmentOptions, group: FoldedGroup): number =>
  foldedNames(group).filter((name) => !isDefault(name, options[name])).length
