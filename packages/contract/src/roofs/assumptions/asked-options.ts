import { type AssessmentOptions, defaultOptions } from '../catalogue/assessment-input.ts'
import type { Choices } from '../catalogue/choices.ts'
import type { ProjectDraft } from '../projects/draft.ts'
import { missingForFeetOverRafters } from '../projects/feet-over-rafters.ts'
import { leafOf } from '../projects/option-lists.ts'

/** An assumption, by its name in the draft. */
export type OptionName = keyof AssessmentOptions

/** Snow counts everywhere in these states; in Queensland at places that may lie high. */
const snowStates: readonly string[] = ['NSW', 'ACT', 'VIC', 'TAS']

/** Whether the chosen place may lie above the altitude of snow. */
export const mayLieHigh = ({ building }: ProjectDraft, choices: Choices): boolean =>
  leafOf(choices, building)?.mayLieHigh ?? false

const isWhereItSnows = (project: ProjectDraft, choices: Choices): boolean => {
  const { state } = project.building
  return (state !== null && snowStates.includes(choices.states[state]?.code ?? '')) || mayLieHigh(project, choices)
}

const isDefault = (name: OptionName, value: unknown): boolean =>
  JSON.stringify(value) === JSON.stringify(defaultOptions[name])

/** Whether the wizard asks for this assumption, given the project's other answers. */
export const isOptionAskedOf = (name: OptionName, project: ProjectDraft, choices: Choices): boolean => {
  const { structure: s, solar, building, options } = project
  if (name === 'timberGrade') return s.material === 'timber' || s.rafterMaterial === 'timber'
  if (name === 'flyBraceSpacing' || name === 'builtBefore1995' || name === 'steelRafter')
    return s.rafterMaterial === 'steel'
  if (name === 'ridgeColumn')
    return s.rafterMaterial === 'steel' && (options.roofForm === 'gable' || options.roofForm === 'hip')
  if (name === 'timberRafter' || name === 'greenTimber') return s.rafterMaterial === 'timber'
  if (name === 'battenFixing' || name === 'battenCapacity' || name === 'built')
    return s.material === 'timber' || s.section === 'top-hat' || (name !== 'built' && !isDefault(name, options[name]))
  if (name === 'screwsPerFoot') return solar.fixing === 'screw'
  if (name === 'panelLengthExact' || name === 'panelWidthExact')
    return options.module === null && options.ownModule === null
  if (name === 'feetOverRafters') return options.feetOverRafters || missingForFeetOverRafters(project) === null
  if (name === 'seaWater') return options.seaDistance !== null
  if (name === 'altitude') return isWhereItSnows(project, choices)
  if (name === 'higherWallDistance') return options.higherWallHeight !== null
  if (name === 'parapetCredit') return (building.parapetHeight ?? 0) > 0
  return true
}
