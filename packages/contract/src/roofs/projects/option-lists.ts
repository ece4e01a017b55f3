import type { AssessmentInput, SupportCondition } from '../catalogue/assessment-input.ts'
import type { Choices } from '../catalogue/choices.ts'
import { fieldOf, type StepId } from '../fields/draft-fields.ts'
import type { BuildingDraft, ProjectDraft, StructureDraft } from './draft.ts'
import { moduleOf } from './products.ts'

type Chosen<K extends keyof StructureDraft> = Pick<StructureDraft, K>

const at = <T>(list: readonly T[], index: number | null): T | undefined => (index === null ? undefined : list[index])

/** Empty until a state is chosen, and where the state has none. */
export const areasOf = (choices: Choices, draft: Pick<BuildingDraft, 'state'>) =>
  at(choices.states, draft.state)?.areas ?? []

/** With one location in the area, none is asked. */
export const locationsOf = (choices: Choices, draft: Pick<BuildingDraft, 'state' | 'area'>) =>
  at(areasOf(choices, draft), draft.area)?.locations ?? []

/** The chosen place of the region table; an area with one location has that one. */
export const leafOf = (choices: Choices, draft: Pick<BuildingDraft, 'state' | 'area' | 'location'>) => {
  const locations = locationsOf(choices, draft)
  return locations.length === 1 ? locations[0] : at(locations, draft.location)
}

/** Empty until a section is chosen. */
export const depthsOf = (choices: Choices, draft: Chosen<'section'>) =>
  draft.section === null ? [] : choices.purlins[draft.section].depths

const depthOf = (choices: Choices, draft: Chosen<'section' | 'depth'>) => at(depthsOf(choices, draft), draft.depth)

/** Thickness options of the chosen depth in mm; null is "Unsure", the last. */
export const thicknessesOf = (choices: Choices, draft: Chosen<'section' | 'depth'>): readonly (number | null)[] => {
  const depth = depthOf(choices, draft)
  return depth ? [...depth.thicknesses, null] : []
}

type SupportOption = { readonly label: string; readonly means: SupportCondition; readonly unsure: boolean }

/** Support conditions of the chosen purlin; "Unsure" is the last. */
export const supportsOf = (choices: Choices, draft: Chosen<'material' | 'section'>): readonly SupportOption[] => {
  if (draft.material === 'timber') return choices.timberSupports
  return draft.section === null ? [] : choices.purlins[draft.section].supports
}

/** Top hats with depth index 0 or 1: the support condition is not asked. */
export const isSupportAsked = (draft: Chosen<'section' | 'depth'>): boolean =>
  draft.section !== 'top-hat' || draft.depth === null || draft.depth > 1

/** False until the thickness is answered. */
export const isUnsureThickness = (choices: Choices, draft: Chosen<'section' | 'depth' | 'thickness'>): boolean =>
  draft.thickness !== null && at(thicknessesOf(choices, draft), draft.thickness) === null

/** False where the support is not asked. */
export const isUnsureSupport = (
  choices: Choices,
  draft: Chosen<'material' | 'section' | 'depth' | 'support'>,
): boolean => isSupportAsked(draft) && at(supportsOf(choices, draft), draft.support)?.unsure === true

/** Thickness in mm; the section's default where the answer is "Unsure". */
export const thicknessOf = (choices: Choices, draft: Chosen<'section' | 'depth' | 'thickness'>): number | null => {
  const chosen = at(thicknessesOf(choices, draft), draft.thickness)
  if (chosen === undefined) return null
  return chosen ?? depthOf(choices, draft)?.unsureThickness ?? null
}

/** Largest usual purlin spacing, mm; null until the depth is chosen. */
export const maxSpacingOf = (choices: Choices, draft: Chosen<'section' | 'depth'>): number | null =>
  depthOf(choices, draft)?.maxSpacing ?? null

/** Nominal depth; null until chosen. */
export const depthMm = (choices: Choices, draft: Chosen<'section' | 'depth'>): number | null =>
  depthOf(choices, draft)?.depth ?? null

type Band = AssessmentInput['array']['panelLength']

/** The exact length of the panel, mm: of the chosen module, else as entered; null: only its range is known. */
const exactLength = (choices: Pick<Choices, 'modules'>, options: ProjectDraft['options']) =>
  moduleOf(choices, options)?.length ?? options.panelLengthExact

/**
 * Rail-spacing limit in mm for rails along the purlins: mean of the panel length band less 200 mm; of a panel longer than all
 * bands, which the last stands for, its own length less 200 mm.
 */
export const railSpacingLimit = (
  choices: Pick<Choices, 'modules' | 'panelLengthBands'>,
  { solar, options }: Pick<ProjectDraft, 'solar' | 'options'>,
): number | null => {
  const band = at<Band>(choices.panelLengthBands, solar.panelLengthBand)
  if (!band) return null
  const exact = exactLength(choices, options)
  return (exact !== null && exact > band.upper ? exact : (band.lower + band.upper) / 2) - 200
}

type Answers = Readonly<Record<string, unknown>>
type Listed = (choices: Choices, draft: Answers) => readonly unknown[]

/** Lists that depend on other answers of their step. */
const dependentLists: Readonly<Record<string, Listed>> = {
  'building.area': (choices, draft) => areasOf(choices, draft as BuildingDraft),
  'building.location': (choices, draft) => locationsOf(choices, draft as BuildingDraft),
  'structure.depth': (choices, draft) => depthsOf(choices, draft as StructureDraft),
  'structure.thickness': (choices, draft) => thicknessesOf(choices, draft as StructureDraft),
  'structure.support': (choices, draft) => supportsOf(choices, draft as StructureDraft),
}

/** Number of options of a field. */
export const optionCount = (step: StepId, name: string, draft: Answers, choices: Choices): number => {
  const { list } = fieldOf(step, name)
  const options = list ? choices[list] : dependentLists[`${step}.${name}`]?.(choices, draft)
  return options?.length ?? 0
}
