import type { Choices } from '@soundroof/contract/roofs/catalogue/choices'
import { buildingDraft } from '@soundroof/contract/roofs/project/building'
import type { ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import { areasOf, leafOf, locationsOf } from '@soundroof/contract/roofs/project/option-lists'
import { roofCoverDraft } from '@soundroof/contract/roofs/project/roof-cover'
import { solarDraft } from '@soundroof/contract/roofs/project/solar'
import { type Block, heading, type KeyValue, paragraph } from './blocks.ts'
import { bandOf, codedOf, notEntered, numberOf, textOf } from './input-values.ts'
import { changedOptions } from './option-words.ts'
import { rafterItems, rafterTitle, spacingItems, structureItems, structureTitle } from './structure-items.ts'

const b = buildingDraft.shape
const s = solarDraft.shape
const r = roofCoverDraft.shape

const at = <T>(list: readonly T[], position: number | null): T | undefined =>
  position === null ? undefined : list[position]

/** Area and location are told where the option lists ask for them. */
const placeItems = (building: ProjectDraft['building'], choices: Choices): readonly KeyValue[] => {
  const areas = areasOf(choices, building)
  const locations = locationsOf(choices, building)
  const leaf = leafOf(choices, building)
  return [
    textOf(b.state, at(choices.states, building.state)?.name),
    ...(areas.length > 0 ? [textOf(b.area, at(areas, building.area)?.name)] : []),
    ...(locations.length > 1 ? [textOf(b.location, at(locations, building.location)?.name)] : []),
    { label: 'Wind region', value: leaf ? leaf.region : notEntered, unit: '' },
  ]
}

const terrainOf = (building: ProjectDraft['building'], choices: Choices): KeyValue => {
  const terrain = at(choices.terrains, building.terrain)
  return textOf(b.terrain, terrain ? `TC ${terrain.category}` : null, terrain?.text)
}

export const buildingItems = ({ building }: ProjectDraft, choices: Choices): readonly KeyValue[] => [
  numberOf(b.length, building.length),
  numberOf(b.width, building.width),
  { ...numberOf(b.roofHeight, building.roofHeight), note: 'average, midway between eaves and ridge' },
  numberOf(b.roofSlope, building.roofSlope),
  numberOf(b.parapetHeight, building.parapetHeight),
  codedOf(b.shape, choices.buildingShapes, building.shape),
  ...placeItems(building, choices),
  textOf(b.streetAddress, building.streetAddress),
  terrainOf(building, choices),
]

const directions = { parallel: 'rails along the purlins', perpendicular: 'rails across the purlins' } as const

export const solarItems = ({ solar }: ProjectDraft, choices: Choices): readonly KeyValue[] => [
  codedOf(
    s.installation,
    choices.installationMethods,
    solar.installation,
    solar.installation === null ? undefined : directions[solar.installation],
  ),
  numberOf(s.scale, solar.scale),
  codedOf(s.mount, choices.mounts, solar.mount),
  ...(solar.mount === 'tilt' ? [numberOf(s.tiltAngle, solar.tiltAngle)] : []),
  bandOf(s.panelLengthBand, choices.panelLengthBands, solar.panelLengthBand),
  bandOf(s.panelWidthBand, choices.panelWidthBands, solar.panelWidthBand),
  codedOf(s.fixing, choices.fixings, solar.fixing),
]

const sheetingOf = ({ sheeting, sheetingText }: ProjectDraft['roofCover'], choices: Choices): KeyValue => {
  const product = sheeting === null && sheetingText === '' ? undefined : at(choices.sheetings, sheeting ?? 0)
  if (!product) return textOf(r.sheeting, null)
  return (sheeting ?? 0) === 0
    ? textOf(r.sheeting, `${product.name}: ${sheetingText}`)
    : textOf(r.sheeting, product.name, product.defaultName)
}

export const roofCoverItems = ({ roofCover }: ProjectDraft, choices: Choices): readonly KeyValue[] => [
  codedOf(r.roofType, choices.roofTypes, roofCover.roofType),
  ...(roofCover.roofType === 'tin-clamped' ? [sheetingOf(roofCover, choices)] : []),
]

const section = (title: string, items: readonly KeyValue[]): readonly Block[] => [
  heading(2, title),
  { kind: 'keyValues', items },
]

const noteBlocks = ({ roofCover }: ProjectDraft): readonly Block[] =>
  roofCover.note === '' ? [] : [heading(2, 'Project Note'), paragraph(roofCover.note)]

const optionBlocks = (project: ProjectDraft): readonly Block[] => {
  const items = changedOptions(project.options)
  return items.length === 0 ? [] : section('Assumptions changed by the user', items)
}

/** Everything that was entered, in the order of the wizard. */
export const inputBlocks = (project: ProjectDraft, choices: Choices): readonly Block[] => [
  ...section('Building information', buildingItems(project, choices)),
  ...section('Solar PV details', solarItems(project, choices)),
  ...section(structureTitle(project), structureItems(project, choices)),
  ...section(rafterTitle(project), rafterItems(project, choices)),
  ...section('Purlin and rafter information', spacingItems(project)),
  ...section('Roof sheeting', roofCoverItems(project, choices)),
  ...optionBlocks(project),
  ...noteBlocks(project),
]
