import { catalogue } from '@soundroof/data'
import { expect, test } from 'vitest'
import { localPressureFactor } from './local-pressure-factor.ts'
import { parapetFactor } from './parapet-factor.ts'
import { downwardCoefficient, envelopeSuction, roofPressureCoefficient } from './roof-pressure-coefficient.ts'
import { shieldingMultiplier } from './shielding-multiplier.ts'

const { gableRoof, shielding, parapet } = catalogue.wind
const figure = { status: 'unverified', figures: ['method/parapet'] } as const

test('suction envelope: -0.9 to -1.3 between h/d 0.5 and 1.0', () => {
  expect([0.1, 0.5, 0.75, 1, 3].map((ratio) => envelopeSuction(gableRoof, ratio).value)).toEqual([
    -0.9, -0.9, -1.1, -1.3, -1.3,
  ])
})

test('downward coefficient: at least 0.2, linear in pitch, that of the lowest roofs', () => {
  const at = (pitch: number) => downwardCoefficient(gableRoof, pitch).at(-1)?.value
  expect([5, 20, 25, 45].map(at)).toEqual([0.2, 0.2, 0.3, 0.8 * Math.sin(Math.PI / 4)])
  expect(at(27.5)).toBeCloseTo(0.35, 12)
  expect(() => downwardCoefficient(gableRoof, 46)).toThrow(RangeError)
})

test('crosswind coefficients fall with the distance from the windward edge', () => {
  const at = (heights: number) => roofPressureCoefficient(gableRoof, 10, 40, 5, heights * 10)
  expect([0, 0.5, 1, 1.5, 2.5, 3.5].map((heights) => at(heights).least)).toEqual([-0.9, -0.9, -0.9, -0.5, -0.3, -0.2])
  expect(at(3.5).greatest).toBe(0.2)
  expect(roofPressureCoefficient(gableRoof, 10, 10, 5, 2).least).toBe(-1.3)
  expect(roofPressureCoefficient(gableRoof, 15, 20, 0, 2)).toEqual({ least: -1.1, greatest: -0.5 })
})

test('what assessments take is the worst entry of the table: suction at the edge, pressure on the upwind slope', () => {
  for (const ratio of [0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 1, 2]) {
    expect(envelopeSuction(gableRoof, ratio).value).toBe(roofPressureCoefficient(gableRoof, ratio, 1, 5, 0).least)
    for (const pitch of [10, 12.5, 15, 20, 25, 30, 37, 45])
      expect(downwardCoefficient(gableRoof, pitch).at(-1)?.value).toBeGreaterThanOrEqual(
        roofPressureCoefficient(gableRoof, ratio, 1, pitch, 0).greatest - 1e-12,
      )
  }
})

test('upwind slope coefficients between pitches and above 45 degrees', () => {
  expect(roofPressureCoefficient(gableRoof, 5, 20, 12.5, 0).least).toBeCloseTo(-0.6, 12)
  expect(roofPressureCoefficient(gableRoof, 5, 20, 60, 0).greatest).toBeCloseTo(0.8 * Math.sin(Math.PI / 3), 12)
})

test('shielding: 0.7 to 1.0, none above 25 m or when not counted', () => {
  expect([0, 1.5, 3, 6, 9, 12, 50].map((s) => shieldingMultiplier(shielding, '2021', s).value)).toEqual([
    0.7, 0.7, 0.8, 0.9, 0.95, 1, 1,
  ])
  expect(shieldingMultiplier(shielding, '2021', 1, 25.1).value).toBe(1)
  expect(shieldingMultiplier(shielding, '2021', null).value).toBe(1)
})

test('a parapet lowers local pressures on roofs below 10 degrees, never below 1.0', () => {
  expect([0.7, 1, 1.5, 2, 3].map((height) => parapetFactor(parapet, height, 10, 20, 5, figure).at(-1)?.value)).toEqual([
    1, 0.8, 0.65, 0.5, 0.5,
  ])
  expect(
    [0.4, 0.6, 1, 2.5, 5].map((height) => parapetFactor(parapet, height, 30, 20, 5, figure).at(-1)?.value),
  ).toEqual([1, 1, 1, 0.8, 0.5])
  expect(parapetFactor(parapet, 3, 10, 20, 10, figure).at(-1)?.value).toBe(1)
  expect(localPressureFactor('Corner', 0.5).value).toBe(1.5)
  expect(localPressureFactor('Intermediate', 0.5).value).toBe(1)
  expect(localPressureFactor('Internal', 0.5).value).toBe(1)
})

test('the downward coefficient shows the columns it is read between', () => {
  const steps = downwardCoefficient(gableRoof, 27.5)
  expect(steps.map(({ symbol }) => symbol)).toEqual(['C_1', 'C_2', 'C_down'])
  expect(steps.map(({ value }) => value).slice(0, 2)).toEqual([0.3, 0.4])
  expect(steps[0]?.source).toEqual({ code: 'pitch-and-height-ratio', values: { pitch: 25, lower: 0.25, upper: 0.25 } })
  expect(downwardCoefficient(gableRoof, 30).map(({ value }) => value)).toEqual([0.4, 0.4])
})
