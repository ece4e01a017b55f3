import { expect, it } from 'vitest'
import { choices } from '../../../../../data/choices.ts'
import { listedProducts } from '../catalogue/products/listed-product.ts'
import { sampleModule, sampleRacking } from '../catalogue/products/testing/sample-products.ts'
import { emptyProject } from '../projects/draft.ts'
import { variedProject } from './varied-project.ts'

const offered = {
  ...choices,
  ...listedProducts({ racking: { rails: sampleRacking }, modules: { panels: sampleModule } }),
}
const ownModule = { maker: 'Acme', model: 'A-1', length: 1722, width: 1134, mass: 21, power: null }
const ownRacking = { maker: 'Acme', model: 'R-1', mass: 2.4 }
const empty = emptyProject('2026-01-01T00:00:00Z')
const project = {
  ...empty,
  solar: { ...empty.solar, panelLengthBand: 1, panelWidthBand: 1 },
  options: { ...empty.options, ownModule, ownRacking },
}
const optionsOf = (variation: Parameters<typeof variedProject>[1]) => variedProject(project, variation, offered).options

it('a product of the list, or none, takes the place of that of a data sheet', () => {
  expect(optionsOf({ module: sampleModule.id })).toMatchObject({ module: sampleModule.id, ownModule: null, ownRacking })
  expect(optionsOf({ module: null })).toMatchObject({ module: null, ownModule: null, ownRacking })
  expect(optionsOf({ racking: sampleRacking.id })).toMatchObject({ ownRacking: null, ownModule })
  expect(optionsOf({ racking: null })).toMatchObject({ ownRacking: null, ownModule })
  expect(optionsOf({ screwsPerFoot: 2 })).toMatchObject({ ownModule, ownRacking })
})

it('a panel of another width keeps the length of its data sheet, unless its range changes too', () => {
  const { panelLengthExact, panelWidthExact, ownModule: own } = optionsOf({ panelWidthExact: 1133 })
  expect([panelLengthExact, panelWidthExact, own]).toEqual([1722, 1133, null])
  expect(optionsOf({ panelLengthBand: 0, panelWidthExact: 1133 }).panelLengthExact).toBeNull()
})
