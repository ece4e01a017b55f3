import { expect, it } from 'vitest'
import { choices } from '../../../../../data/choices.ts'
import { askedOnce } from '../catalogue/asked.ts'
import { assessmentOptions, defaultOptions } from '../catalogue/assessment-input.ts'
import { listedProducts } from '../catalogue/products/listed-product.ts'
import { sampleModule, sampleRacking } from '../catalogue/products/testing/sample-products.ts'
import { moduleMass, moduleOf, optionsWithProducts, rackingOf } from './products.ts'
import { bandHolding } from './solar.ts'

const module = { maker: 'Example Solar', model: 'ES-600', length: 2384, width: 1303, mass: 33, power: 600 }
const racking = { maker: 'Example Racking', model: 'R-1', mass: 2.4 }
const own = { ...defaultOptions, ownModule: module, ownRacking: racking }

it('size and mass of a data sheet count at once; nothing else of it reaches the engine', () => {
  const resolved = optionsWithProducts(choices, own)
  // 33 kg over 2.384 m x 1.303 m are 10.62 kg/m2.
  expect(resolved).toEqual({ ...defaultOptions, panelLengthExact: 2384, panelWidthExact: 1303, arrayMass: 13.02 })
  expect(moduleMass(choices, { ...own, ownRacking: null })).toBe(10.62)
  expect(bandHolding(choices.panelLengthBands, 2384)).toBe(6)
})

it('another name of the same size is the same question', () => {
  const renamed = { ...own, ownModule: { ...module, model: 'Other' } }
  const askedOf = (options: typeof own) => askedOnce({ options: optionsWithProducts(choices, options) })
  expect(askedOf(renamed)).toEqual(askedOf(own))
  expect(askedOf({ ...defaultOptions, ownModule: null, ownRacking: null } as never)).toEqual(
    askedOnce({ options: defaultOptions }),
  )
})

it('an entry of the catalogue, whose figures two engineers confirm, stands above a data sheet', () => {
  const offered = listedProducts({ racking: { rails: sampleRacking }, modules: { panels: sampleModule } })
  expect(moduleOf(offered, { ...own, module: sampleModule.id })?.name).toBe(sampleModule.name)
  expect(rackingOf(offered, { ...own, racking: sampleRacking.id })?.name).toBe(sampleRacking.name)
  expect(optionsWithProducts(offered, { ...own, module: sampleModule.id }).panelLengthExact).toBe(sampleModule.length)
})

it.each([
  ['a mass of zero', { mass: 0 }],
  ['a length in metres', { length: 2.384 }],
  ['sides that are exchanged', { length: 1303, width: 2384 }],
  ['more mass than any module of the size', { mass: 100, length: 1000, width: 500 }],
  ['no maker', { maker: ' ' }],
  ['a name of two lines', { model: 'a\nb' }],
  ['a capacity', { uplift: 5 }],
])('%s is refused', (_, wrong) => {
  expect(assessmentOptions.safeParse({ ownModule: { ...module, ...wrong } }).success).toBe(false)
  expect(assessmentOptions.safeParse({ ownModule: module }).success).toBe(true)
})
