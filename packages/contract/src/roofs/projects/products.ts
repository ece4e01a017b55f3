import type { AssessmentInput, AssessmentOptions } from '../catalogue/assessment-input.ts'
import type { Choices } from '../catalogue/choices.ts'
import type { ListedModule, ListedRacking } from '../catalogue/products/listed-product.ts'
import { listedOwnModule, listedOwnRacking } from '../catalogue/products/own-product.ts'
import { isOutOfDate } from '../catalogue/products/product.ts'
import { dateOf, type ProjectDraft } from './draft.ts'

/** The racking system and the module that a project chose. */

type Lists = Pick<Choices, 'rackingSystems' | 'modules'>
type ChosenRacking = Pick<AssessmentOptions, 'racking' | 'ownRacking'>
type ChosenModule = Pick<AssessmentOptions, 'module' | 'ownModule'>
type Chosen = ChosenRacking & ChosenModule

/** Undefined: none chosen, or not in the lists. One of the catalogue stands above one of a data sheet. */
export const rackingOf = (
  { rackingSystems }: Pick<Lists, 'rackingSystems'>,
  { racking, ownRacking }: ChosenRacking,
): ListedRacking | undefined =>
  racking === null && ownRacking ? listedOwnRacking(ownRacking) : rackingSystems.find(({ id }) => id === racking)

/** Undefined: none chosen, or not in the lists. One of the catalogue stands above one of a data sheet. */
export const moduleOf = (
  { modules }: Pick<Lists, 'modules'>,
  { module, ownModule }: ChosenModule,
): ListedModule | undefined =>
  module === null && ownModule ? listedOwnModule(ownModule) : modules.find(({ id }) => id === module)

/** Those of the two that are not valid on the date of the project. */
export const outOfDateIn = (
  choices: Lists,
  project: Pick<ProjectDraft, 'options' | 'dateTime'>,
): readonly ('racking' | 'module')[] => {
  const chosen = { racking: rackingOf(choices, project.options), module: moduleOf(choices, project.options) }
  const today = dateOf(project.dateTime)
  return (['racking', 'module'] as const).filter((kind) => {
    const entry = chosen[kind]
    return entry !== undefined && isOutOfDate(entry, today)
  })
}

const twoDecimals = (mass: number): number => Math.round(100 * mass) / 100

const massPerArea = ({ mass, length, width }: ListedModule): number => mass / ((length / 1000) * (width / 1000))

/** The mass of the array, kg/m2 to two decimals, where module and racking system both give theirs. */
const massOfProducts = (choices: Lists, options: Chosen): number | null => {
  const [racking, module] = [rackingOf(choices, options), moduleOf(choices, options)]
  if (!racking || !module) return null
  return twoDecimals(racking.mass + massPerArea(module))
}

/** Of these the engine reads size and mass alone; a name must not make another question of them. */
const withoutOwn = (options: AssessmentOptions): AssessmentOptions => ({
  ...options,
  ownModule: null,
  ownRacking: null,
})

/** The assumptions of the engine: size and mass are those of the chosen products. */
export const optionsWithProducts = (choices: Lists, options: AssessmentOptions): AssessmentInput['options'] => {
  const module = moduleOf(choices, options)
  if (!module) return withoutOwn(options)
  return {
    ...withoutOwn(options),
    panelLengthExact: module.length,
    panelWidthExact: module.width,
    arrayMass: massOfProducts(choices, options) ?? options.arrayMass,
  }
}

/** The mass of the chosen module, kg/m2 to two decimals, where that of the array is not known; null: no module. */
export const moduleMass = (choices: Lists, options: AssessmentOptions): number | null => {
  const module = moduleOf(choices, options)
  return module && optionsWithProducts(choices, options).arrayMass === null ? twoDecimals(massPerArea(module)) : null
}
