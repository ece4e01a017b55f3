import { describe, expect, it } from 'vitest'
import { choices as published } from '../../../../../data/choices.ts'
import { spoken } from '../../platform/coded/testing/spoken.ts'
import { listedProducts } from '../catalogue/products/listed-product.ts'
import { sampleModule, sampleRacking } from '../catalogue/products/testing/sample-products.ts'
import { emptyProject } from './draft.ts'
import { moduleMass, optionsWithProducts, outOfDateIn } from './products.ts'
import { problemsOf } from './project.ts'

const racking = { [sampleRacking.id]: sampleRacking }
const modules = { [sampleModule.id]: sampleModule }
const choices = { ...published, ...listedProducts({ racking, modules }) }
const blank = emptyProject('2026-11-21 9:05:00')
const chosen = { ...blank.options, racking: sampleRacking.id, module: sampleModule.id }
const solar = {
  ...blank.solar,
  installation: 'perpendicular',
  scale: 60,
  mount: 'flush',
  tiltAngle: 0,
  fixing: 'screw',
  panelLengthBand: 1,
  panelWidthBand: 1,
} as const
const building = { ...blank.building, length: 20, width: 10 }

const problems = (change: Partial<typeof blank>, lists = choices) =>
  problemsOf(
    'solar',
    { ...blank, solar, building, options: chosen, ...change },
    { choices: lists, provider: 'Example Engineers', maxSpan: () => null },
  ).map(({ field, coded }) => [field, spoken({ coded })])

describe('the solar step', () => {
  it('takes a racking system and a module of the catalogue', () => {
    expect(problems({})).toEqual([])
  })

  it('refuses by name what the catalogue does not hold', () => {
    expect(problems({ options: { ...blank.options, racking: 'lost-rail', module: 'lost-module' } })).toEqual([
      ['options.racking', 'There is no racking system "lost-rail". Please choose another one!'],
      ['options.module', 'There is no module "lost-module". Please choose another one!'],
    ])
  })

  it('waits for the lists where they are not loaded', () => {
    expect(problems({}, published)).toEqual([])
  })

  it('refuses a module that is larger than the roof', () => {
    expect(problems({ building: { ...building, length: 1.5, width: 1.2 } })).toEqual([
      [
        'options.module',
        'Example module (1762 x 1134 mm) is larger than the roof (1.5 x 1.2 m). Please check the building, or choose another module!',
      ],
    ])
  })

  it('refuses a size range that is not the one of the module', () => {
    expect(problems({ solar: { ...solar, panelLengthBand: 4 } })).toEqual([
      [
        'panelLengthBand',
        'The panel length of the module is 1762 mm, not in the chosen range of 2001 to 2100 mm. Please choose the range of the module!',
      ],
    ])
  })
})

describe('what the engine reads', () => {
  it('has the size of the module, and the mass of module and racking', () => {
    expect(optionsWithProducts(choices, chosen)).toMatchObject({ panelLengthExact: 1762, panelWidthExact: 1134 })
    // 21.1 / (1.762 x 1.134) + 2.5
    expect(optionsWithProducts(choices, chosen).arrayMass).toBe(13.06)
  })

  it('keeps the assumed masses while one of both is not known', () => {
    expect(optionsWithProducts(choices, { ...chosen, racking: null }).arrayMass).toBeNull()
    expect(optionsWithProducts(choices, { ...chosen, module: null })).toEqual({ ...chosen, module: null })
  })

  it('knows the mass of the module alone where that of the array is not known', () => {
    // 21.1 / (1.762 x 1.134)
    expect(moduleMass(choices, { ...chosen, racking: null })).toBe(10.56)
    expect(moduleMass(choices, chosen)).toBeNull()
    expect(moduleMass(choices, { ...chosen, racking: null, arrayMass: 12 })).toBeNull()
    expect(moduleMass(choices, { ...chosen, module: null })).toBeNull()
  })

  it('knows what is out of date on the day of the project', () => {
    const on = (dateTime: string) => outOfDateIn(choices, { options: chosen, dateTime })
    expect(on('2026-11-21 9:05:00')).toEqual([])
    expect(on('2025-12-31 23:59:59')).toEqual(['racking'])
    expect(on('2029-1-1 0:00:00')).toEqual(['racking', 'module'])
  })
})
