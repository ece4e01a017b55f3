import type { OptionName } from '@soundroof/contract/roofs/assumptions/asked-options'
import { type AssessmentOptions, defaultOptions } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import { emptyStep } from '@soundroof/contract/roofs/fields/draft-fields'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { onlyRoofType, type RoofType } from '@soundroof/contract/roofs/projects/roof-cover'
import type { Say } from '../../../../platform/words/use-say.ts'
import { namesOfGroup, type StepGroup } from '../options/option-specs.ts'

/** Steps that one job often shares with the next; building, place and photos are of one building only. */
export const sharedSteps = ['solar', 'structure', 'roofCover'] as const
export type SharedStep = (typeof sharedSteps)[number]

/** Groups of options of a step, folded ones too. */
const groups: Readonly<Record<SharedStep, readonly StepGroup[]>> = {
  solar: ['Panels and fixings', 'size'],
  structure: ['Structure', 'Battens', 'Rafters'],
  roofCover: ['Roof cover'],
}

const namesOf = (step: SharedStep): readonly OptionName[] => [
  ...groups[step].flatMap(namesOfGroup),
  ...(step === 'solar' ? (['racking', 'module', 'ownRacking', 'ownModule'] as const) : []),
]

const optionsOf = (step: SharedStep, options: AssessmentOptions): Partial<AssessmentOptions> =>
  Object.fromEntries(namesOf(step).map((name) => [name, options[name]]))

const isIn = (list: readonly { readonly id: string }[], id: string | null): boolean => list.some((one) => one.id === id)

/** Racking system and module are asked with the array; one no longer on offer is left out. */
const products = ({ racking, module }: AssessmentOptions, { rackingSystems, modules }: Choices) => ({
  racking: isIn(rackingSystems, racking) ? racking : null,
  module: isIn(modules, module) ? module : null,
})

/** Products of the last job that are no longer on offer. */
export const leftOut = (say: Say, last: ProjectDraft, step: SharedStep, choices: Choices): readonly string[] => {
  if (step !== 'solar') return []
  const { racking, module } = last.options
  const offered = products(last.options, choices)
  return [
    ...(racking !== null && offered.racking === null ? [say('rackingLeftOut', { id: racking })] : []),
    ...(module !== null && offered.module === null ? [say('moduleLeftOut', { id: module })] : []),
  ]
}

const answersOf = (project: ProjectDraft, step: SharedStep): string =>
  JSON.stringify([Object.entries(project[step]).sort(), optionsOf(step, project.options)])

/** @param roofType may have been filled in by earlier answers */
const withoutAnswers = (project: ProjectDraft, step: SharedStep, roofType: RoofType | null): ProjectDraft => ({
  ...project,
  [step]: { ...emptyStep(step), ...(step === 'roofCover' ? { roofType } : {}) },
  options: defaultOptions,
})

/** True while the step has no answer, so that nothing typed is lost. */
export const isUntouched = (project: ProjectDraft, step: SharedStep): boolean =>
  [null, onlyRoofType({ project })].some(
    (roofType) => answersOf(project, step) === answersOf(withoutAnswers(project, step, roofType), step),
  )

/** The project with one step, and that step's options, taken from another project. */
export const withStepOf = (
  last: ProjectDraft,
  step: SharedStep,
  project: ProjectDraft,
  choices: Choices,
): ProjectDraft => ({
  ...project,
  [step]: last[step],
  options: {
    ...project.options,
    ...optionsOf(step, last.options),
    ...(step === 'solar' ? products(last.options, choices) : {}),
  },
})

/** The number after that of the last job, `2026-099` to `2026-100`; null where it ends in no number. */
export const numberAfter = (number: string): string | null => {
  const [, before, digits] = /^(.*?)(\d{1,9})$/.exec(number) ?? []
  if (before === undefined || digits === undefined) return null
  return `${before}${String(Number(digits) + 1).padStart(digits.length, '0')}`
}
