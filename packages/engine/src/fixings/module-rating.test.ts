import type { PvModule } from '@soundroof/contract/roofs/catalogue/products/pv-module'
import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { assessInWords as assess } from '../../testing/assess-in-words.ts'
import { changed, roof } from '../../testing/roofs.ts'
import { moduleLevel } from '../checks/module-level.ts'
import { clampsOn, moduleRating } from './module-rating.ts'

const { limits } = catalogue.panels
const unknown = (apart: number, length = 1800) =>
  moduleRating(null, limits, clampsOn(2, [apart, apart], length), length).pull

const known = Object.values(catalogue.modules).find(({ arrangements }) => arrangements.length > 0) as PvModule
const rated = (rails: number, apart: number) =>
  moduleRating(known, limits, clampsOn(rails, [apart, apart], known.length), known.length)

describe('a module that is not known', () => {
  test('holds most with its clamps on the long side up to a quarter from the corner', () => {
    expect(unknown(900).design).toBe(1.6)
    expect(unknown(898).design).toBe(1.6)
    expect(unknown(897).design).toBe(0.8)
  })

  test('asks for a test, then for the word of its maker, then for another module', () => {
    expect([1.6, 1.61, 2.65, 2.66, 4, 4.01].map((w) => moduleLevel(unknown(900), w))).toEqual([
      'design',
      'tested',
      'tested',
      'confirmed',
      'confirmed',
      'beyond',
    ])
    expect([0.8, 0.81, 1.2, 1.21].map((w) => moduleLevel(unknown(600), w))).toEqual([
      'design',
      'tested',
      'tested',
      'beyond',
    ])
  })
})

describe('a known module', () => {
  test('counts with the arrangement of its manual that the rails give', () => {
    expect(rated(2, 1000).pull).toEqual({ design: 2.4, tested: 2.4, confirmed: 3.6 })
    expect(rated(3, 1200).pull.design).toBe(2.4)
    expect(moduleLevel(rated(2, 1000).pull, 2.5)).toBe('confirmed')
  })

  test('is as one that is not known where its manual has no such clamps', () => {
    expect(rated(2, 400).pull.design).toBe(0.8)
  })
})

describe('pressures beyond the design pressure', () => {
  const house = changed(roof('house-timber-battens'), { site: { region: 'B1' }, options: { arrayMass: null } })
  const conditions = (input: typeof house) =>
    assess(input, catalogue).conditions.filter((condition) => condition.startsWith('Module'))

  test('are one condition, each zone with its pressure', () => {
    const [condition, ...others] = conditions(house)
    expect(others).toEqual([])
    expect(condition).toMatch(/Edge, only a module tested to at least \d\.\d+ kPa uplift/)
  })

  test('are none with a module that holds them', () => {
    const options = { module: known.id, panelLengthExact: known.length, panelWidthExact: known.width }
    const at = changed(house, { site: { region: 'A2' }, options })
    expect(conditions(changed(house, { site: { region: 'A2' } }))).toHaveLength(1)
    expect(conditions(at)).toEqual([])
  })

  test('of a steep tilt also count downward', () => {
    const tilted = changed(house, {
      site: { region: 'C' },
      building: { roofSlope: 5 },
      array: { mount: 'tilt', tilt: 25 },
    })
    const checks = assess(tilted, catalogue).zoneResults[0]?.checks ?? []
    expect(checks.find(({ id }) => id === 'module-push')?.demand).toBeGreaterThan(1)
  })
})
