import type { Choices } from '../catalogue/choices.ts'
import { assumedPower, mostPanels, panelsForPower } from '../panel-layout/panel-room.ts'
import type { ProjectDraft } from './draft.ts'
import { moduleOf } from './products.ts'

/** Panels that the scale needs, mm and W of one, and how many have room on the roof at most. */
export type PanelCount = {
  readonly length: number
  readonly width: number
  readonly power: number
  readonly isPowerAssumed: boolean
  readonly count: number
  readonly most: number
}

type Lists = Pick<Choices, 'modules' | 'rackingSystems'>

/** mm and degrees; null until length, width and slope are known. */
const roofOf = ({ building, options }: ProjectDraft): Parameters<typeof mostPanels>[0] | null => {
  const { length, width, roofSlope: slope } = building
  if (!length || !width || slope === null) return null
  return { form: options.roofForm, length: 1000 * length, width: 1000 * width, slope }
}

/** Null until scale, exact size of the panel, and length, width and slope of the roof are known. */
export const panelCount = (choices: Lists, project: ProjectDraft): PanelCount | null => {
  const { solar, options } = project
  const module = moduleOf(choices, options)
  const length = module?.length ?? options.panelLengthExact
  const width = module?.width ?? options.panelWidthExact
  const roof = roofOf(project)
  if (length === null || width === null || !solar.scale || roof === null) return null
  const power = module?.power ?? assumedPower({ length, width })
  return {
    length,
    width,
    power,
    isPowerAssumed: module?.power == null,
    count: solar.panels ?? panelsForPower(solar.power ?? solar.scale, power),
    most: mostPanels(roof, { length, width }),
  }
}

/** Whether not one panel lies whole on a plane, by the largest of its size range; false until roof and size are known. */
export const isBelowPanel = (
  choices: Lists & Pick<Choices, 'panelLengthBands' | 'panelWidthBands'>,
  project: ProjectDraft,
): boolean => {
  const { solar, options } = project
  const upper = (bands: Choices['panelLengthBands'], band: number | null) => bands[band ?? -1]?.upper
  const module = moduleOf(choices, options)
  const length = module?.length ?? options.panelLengthExact ?? upper(choices.panelLengthBands, solar.panelLengthBand)
  const width = module?.width ?? options.panelWidthExact ?? upper(choices.panelWidthBands, solar.panelWidthBand)
  const roof = roofOf(project)
  return roof !== null && !!length && !!width && mostPanels(roof, { length, width }) === 0
}
