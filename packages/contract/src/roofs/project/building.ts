import { z } from 'zod'
import { say } from '../../platform/messages.ts'
import { decimal, named, position, text } from './field.ts'
import { areasOf, locationsOf } from './option-lists.ts'
import { required, requiredOption, type StepDefinition } from './step.ts'

export const buildingShapes = ['rectangular', 'irregular'] as const

export const buildingDraft = z.strictObject({
  length: decimal({ label: 'Building Length', unit: 'm', above: 0, max: 500 }),
  width: decimal({ label: 'Building Width', unit: 'm', above: 0, max: 500 }),
  roofHeight: decimal({
    label: 'Roof Height',
    unit: 'm',
    above: 0,
    max: 50,
    hint: 'Average roof height: midway between eaves and ridge',
  }),
  roofSlope: decimal({ label: 'Roof Slope', unit: 'degrees', min: 0, max: 60 }),
  parapetHeight: decimal({ label: 'Parapet Height', unit: 'm', min: 0, max: 20, hint: '0 when there is no parapet' }),
  state: position('State'),
  area: position('Area'),
  location: position('Location'),
  streetAddress: text('Street Address', 200),
  terrain: position('Terrain Category'),
  shape: named('Building Shape', buildingShapes),
})
export type BuildingDraft = z.infer<typeof buildingDraft>

const shape = buildingDraft.shape
const field = required<BuildingDraft>
const option = requiredOption<BuildingDraft>

export const buildingStep: StepDefinition<BuildingDraft> = {
  id: 'building',
  schema: buildingDraft,
  checks: [
    ...field('length', 'buildingLengthRequired', shape.length),
    ...field('width', 'buildingWidthRequired', shape.width),
    ...field('roofHeight', 'roofHeightRequired', shape.roofHeight),
    ...field('roofSlope', 'roofSlopeRequired', shape.roofSlope),
    ...field('parapetHeight', 'parapetHeightRequired', shape.parapetHeight),
    ...option('state', 'stateRequired', shape.state, (_, { choices }) => choices.states.length),
    ...option(
      'area',
      'areaRequired',
      shape.area,
      (draft, { choices }) => areasOf(choices, draft).length,
      (draft, { choices }) => areasOf(choices, draft).length > 0,
    ),
    ...option(
      'location',
      'locationRequired',
      shape.location,
      (draft, { choices }) => locationsOf(choices, draft).length,
      (draft, { choices }) => locationsOf(choices, draft).length > 1,
    ),
    ...field('streetAddress', 'streetAddressRequired', shape.streetAddress),
    ...option('terrain', 'terrainRequired', shape.terrain, (_, { choices }) => choices.terrains.length),
    { field: 'shape', fails: (draft) => draft.shape === null, message: () => say('shapeRequired') },
  ],
  warnings: [],
  resets: [
    { on: 'state', then: () => ({ area: null, location: null }) },
    { on: 'area', then: () => ({ location: null }) },
  ],
}
