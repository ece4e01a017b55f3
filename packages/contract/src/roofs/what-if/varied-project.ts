import { word } from '../../platform/coded/told.ts'
import { told } from '../../platform/messages.ts'
import type { Problem } from '../../platform/problem.ts'
import type { Choices } from '../catalogue/choices.ts'
import { fieldOf } from '../fields/draft-fields.ts'
import { optionFields } from '../fields/options.ts'
import type { ProjectDraft } from '../projects/draft.ts'
import { isUnsureSupport, isUnsureThickness } from '../projects/option-lists.ts'
import { moduleOf } from '../projects/products.ts'
import { bandHolding } from '../projects/solar.ts'
import { measuredFields, measuredValues, stepOfMeasured } from './measured-values.ts'
import { placeOfField, type Variation, type VariedField, variedFields } from './variation.ts'

const given = (variation: Variation): readonly VariedField[] =>
  variedFields.filter((name) => variation[name] !== undefined)

const valuesIn = (place: 'building' | 'solar' | 'structure' | 'options', variation: Variation) =>
  Object.fromEntries(
    given(variation)
      .filter((name) => placeOfField(name) === place)
      .map((name) => [name, variation[name]]),
  )

const tiltOf = ({ mount, tiltAngle }: ProjectDraft['solar']): number | null => (mount === 'flush' ? 0 : tiltAngle)

type Changed = { readonly before: ProjectDraft; readonly variation: Variation; readonly choices: Choices }

/** A module has its own size; another size range takes the place of the exact size that the project has. */
const withPanelSize = (project: ProjectDraft, { before, variation, choices }: Changed): ProjectDraft => {
  const { solar, options } = project
  const module = moduleOf(choices, options)
  const exactOf = (side: 'Length' | 'Width'): number | null => {
    const [exact, band] = [`panel${side}Exact`, `panel${side}Band`] as const
    const isLeftOver = variation[exact] === undefined && solar[band] !== before.solar[band]
    return module || isLeftOver ? null : options[exact]
  }
  const exact = { panelLengthExact: exactOf('Length'), panelWidthExact: exactOf('Width') }
  const bands = module && {
    panelLengthBand: bandHolding(choices.panelLengthBands, module.length),
    panelWidthBand: bandHolding(choices.panelWidthBands, module.width),
  }
  return { ...project, solar: { ...solar, ...bands }, options: { ...options, ...exact } }
}

const sizes = ['panelLengthBand', 'panelWidthBand', 'panelLengthExact', 'panelWidthExact'] as const

/**
 * What is chosen in place of a data sheet drops it. Panels of another size are no longer those of the data sheet, and keep its
 * other side.
 */
const withoutOwn = (options: ProjectDraft['options'], variation: Variation): ProjectDraft['options'] => {
  const { module, ownModule, ownRacking } = options
  const others = { ...options, ownRacking: variation.racking === undefined ? ownRacking : null }
  if (variation.module !== undefined) return { ...others, ownModule: null }
  if (ownModule === null || sizes.every((name) => variation[name] === undefined)) return others
  const sides = { panelLengthExact: ownModule.length, panelWidthExact: ownModule.width }
  return { ...others, ownModule: null, ...(module === null ? sides : {}) }
}

/** The project as the wizard would have it with these values. */
export const variedProject = (project: ProjectDraft, variation: Variation, choices: Choices): ProjectDraft => {
  if (given(variation).length === 0) return project
  const solar = { ...project.solar, ...valuesIn('solar', variation) }
  const changed = {
    ...project,
    building: { ...project.building, ...valuesIn('building', variation) },
    solar: { ...solar, tiltAngle: tiltOf(solar) },
    structure: { ...project.structure, ...valuesIn('structure', variation) },
    options: { ...withoutOwn(project.options, variation), ...valuesIn('options', variation) },
  }
  return withPanelSize(changed, { before: project, variation, choices })
}

type Unsure = 'thickness' | 'support' | 'battenFixing' | 'built'

/** True for an answer that was "Unsure". Known answers about the structure are never varied. */
export const isUnsure = (name: Unsure, { structure, options }: ProjectDraft, choices: Choices): boolean => {
  if (name === 'thickness') return structure.material === 'steel' && isUnsureThickness(choices, structure)
  if (name === 'support') return structure.material === 'steel' && isUnsureSupport(choices, structure)
  return name === 'built' ? options.built === null : options.battenFixing === 'unsure'
}

const unsureFields: readonly Unsure[] = ['thickness', 'support', 'battenFixing', 'built']

const labelOf = (name: Unsure): string =>
  name === 'thickness' || name === 'support' ? fieldOf('structure', name).label : optionFields[name].label

/** Attack: a slope or a spacing that was not measured, varied until it is another roof's. */
const beyondError = (project: ProjectDraft, variation: Variation): readonly Problem[] =>
  measuredFields
    .filter((name) => {
      const value = variation[name]
      return value !== undefined && !measuredValues(project, name).includes(value)
    })
    .map((name) => ({
      field: name,
      ...told('whatIfNotMeasured', { label: word(fieldOf(stepOfMeasured(name), name).label) }),
    }))

/** Attack: known parts of the structure varied one by one until they are those of another roof. */
export const variationProblems = (
  project: ProjectDraft,
  variation: Variation,
  choices: Choices,
): readonly Problem[] => [
  ...unsureFields
    .filter((name) => variation[name] !== undefined && !isUnsure(name, project, choices))
    .map((name) => ({ field: name, ...told('whatIfKnown', { label: word(labelOf(name)) }) })),
  ...beyondError(project, variation),
]
