import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { assessInWords as assess } from '../../testing/assess-in-words.ts'
import { changed, roof } from '../../testing/roofs.ts'
import { stepsOf } from '../../testing/trace.ts'

const house = changed(roof('house-timber-battens'), { options: { arrayMass: null } })
const given = (arrayMass: number) => changed(house, { options: { arrayMass } })

const valuesOf = (input: typeof house, symbol: string) =>
  stepsOf(assess(input, catalogue).trace).flatMap(({ step }) => (step.symbol === symbol ? [step.value] : []))
const first = (input: typeof house, symbol: string) => valuesOf(input, symbol)[0]

describe('the mass of the array', () => {
  test('not known: 10 kg/m2 holds panels down, 15 load the roof, 18 in tilt frames', () => {
    expect([first(house, 'g_min'), first(house, 'g_max')]).toEqual([0.0981, 0.14715])
    const tilted = changed(house, { building: { roofSlope: 5 }, array: { mount: 'tilt', tilt: 10 } })
    expect(first(tilted, 'm_max')).toBe(18)
  })

  test('a mass that is given replaces both', () => {
    expect([first(given(12), 'm_min'), first(given(12), 'm_max')]).toEqual([12, 12])
  })

  test('uplift takes the lighter: as with 10 kg/m2, not as with 15', () => {
    for (const symbol of ['w_u', 'w_s', 'w_o', 'w_so']) {
      expect(valuesOf(house, symbol)[0]).toBe(valuesOf(given(10), symbol)[0])
      expect(first(house, symbol)).toBeGreaterThan(first(given(15), symbol) ?? 0)
    }
  })

  test('what presses down takes the heavier', () => {
    for (const symbol of ['w_sd', 'w_p', 'w_i', 'w_si']) {
      expect(valuesOf(house, symbol)[0]).toBe(valuesOf(given(15), symbol)[0])
      expect(first(house, symbol)).toBeGreaterThan(first(given(10), symbol) ?? 0)
    }
  })
})
