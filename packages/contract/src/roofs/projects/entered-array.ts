import type { Choices } from '../catalogue/choices.ts'
import { assumedPower, panelsForPower } from '../panel-layout/panel-room.ts'
import type { ProjectDraft } from './draft.ts'
import { moduleOf } from './products.ts'

/** The array beside the specified whole kW: as a number of panels, or as a power with decimals. No calculation reads it. */

type Lists = Pick<Choices, 'modules' | 'rackingSystems' | 'panelLengthBands' | 'panelWidthBands'>
type Project = Pick<ProjectDraft, 'solar' | 'options'>

/** W of one panel, by the largest of its size range as the layout takes it; null: size not known. */
const powerOfPanel = (choices: Lists, { solar, options }: Project): number | null => {
  const module = moduleOf(choices, options)
  if (module?.power != null) return module.power
  const upper = (bands: Lists['panelLengthBands'], band: number | null) => bands[band ?? -1]?.upper
  const length = module?.length ?? options.panelLengthExact ?? upper(choices.panelLengthBands, solar.panelLengthBand)
  const width = module?.width ?? options.panelWidthExact ?? upper(choices.panelWidthBands, solar.panelWidthBand)
  return length && width ? assumedPower({ length, width }) : null
}

/** Number of panels, and kW of all of them; null: neither was entered, or the panel is not known. */
export const enteredArray = (
  choices: Lists,
  project: Project,
): { readonly panels: number; readonly kilowatts: number } | null => {
  const { panels: entered, power } = project.solar
  const each = powerOfPanel(choices, project)
  if (each === null || (entered === null && power === null)) return null
  const panels = entered ?? panelsForPower(power ?? 0, each)
  return { panels, kilowatts: (panels * each) / 1000 }
}

/** Rounded up, but for the last bit of a product: 15 panels of 400 W are 6 kW. */
const wholeUp = (kilowatts: number): number => Math.max(1, Math.ceil(kilowatts - 1e-9))

/** Whole kW of what was entered; null: as typed. */
export const scaleOfEntered = (choices: Lists, project: Project): number | null => {
  const { panels, power } = project.solar
  if (panels === null && power !== null) return wholeUp(power)
  const array = enteredArray(choices, project)
  return array === null ? null : wholeUp(array.kilowatts)
}
