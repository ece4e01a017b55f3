import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changed as changedRoof, roof } from '../../../testing/roofs.ts'
import { assess } from '../../assess.ts'
import { type AtZone, crossingNumbers, type FootAt, spacingByArea, spacingByUplift } from './crossing-at.ts'

const within = (min: number, max: number) => fc.double({ min, max, noNaN: true, noDefaultInfinity: true })

const zone = fc
  .record({
    wind: within(0.2, 4),
    combined: fc.constantFrom(0.9, 1),
    roofSuction: within(-1.3, -0.9),
    internalOutward: within(0, 0.7),
    lightWeight: within(0.05, 0.3),
    cosTheta: within(0.7, 1),
    battenSpacing: within(0.3, 1.8),
    rafterSpacing: within(0.3, 3),
    roofWeight: within(0.05, 0.15),
    localFactor: fc.constantFrom(1, 1.5, 2, 3),
    ratio: within(1, 2),
  })
  .map(
    ({ localFactor, ratio, ...loads }): AtZone => ({
      loads: { ...loads, low: null, status: 'verified' },
      localFactor,
      whenLower: null,
      coefficient: ratio * localFactor * Math.abs(loads.roofSuction),
      status: 'verified',
    }),
  )
const foot: fc.Arbitrary<FootAt> = fc.record({ isAcross: fc.boolean(), t: within(0.3, 1.2), s: within(0.2, 3) })
const more = within(1, 2)

const changed = (at: AtZone, loads: Partial<AtZone['loads']>): AtZone => ({ ...at, loads: { ...at.loads, ...loads } })
/** Rounding of the last bits. */
const ALMOST = 1 - 1e-9

const never = (worse: (at: AtZone, foot: FootAt, factor: number) => readonly [AtZone, FootAt]) =>
  fc.assert(
    fc.property(zone, foot, more, (at, under, factor) => {
      const [worseAt, worseUnder] = worse(at, under, factor)
      const before = crossingNumbers(at, under)
      const after = crossingNumbers(worseAt, worseUnder)
      expect(after.demand).toBeGreaterThanOrEqual(before.demand * ALMOST)
      expect(after.area).toBeGreaterThanOrEqual(before.area * ALMOST)
    }),
    { numRuns: 300 },
  )

describe('a crossing is never loaded less', () => {
  test('by more wind', () => never((at, under, factor) => [changed(at, { wind: at.loads.wind * factor }), under]))
  test('by more suction on the panels', () =>
    never((at, under, factor) => [{ ...at, coefficient: at.coefficient * factor }, under]))
  test('by an open door', () => never((at, under) => [changed(at, { internalOutward: 0.7 }), under]))
  test('by lighter panels', () =>
    never((at, under, factor) => [changed(at, { lightWeight: at.loads.lightWeight / factor }), under]))
  test('by feet further apart', () => never((at, under, factor) => [at, { ...under, s: under.s * factor }]))
})

const placeOf = ({ coefficient, localFactor, status }: AtZone) => ({
  local: { factor: localFactor, reach: 1 },
  panel: null,
  coefficient,
  status,
})

test('at the largest spacing for a capacity the crossing asks for just that capacity', () => {
  fc.assert(
    fc.property(zone, foot, within(0.3, 5), (at, { isAcross, t }, capacity) => {
      const spacing =
        spacingByUplift(at.loads, placeOf(at), { isAcross, tributary: t, legMoment: 1, panelWidth: 1134 }, capacity) /
        1000
      fc.pre(Number.isFinite(spacing) && spacing >= (isAcross ? 0.01 : at.loads.rafterSpacing))
      expect(crossingNumbers(at, { isAcross, t, s: spacing }).demand).toBeCloseTo(capacity, 9)
    }),
    { numRuns: 300 },
  )
})

/** Where nothing is known the crossing may carry 1.05 of the roof of before: that much uplift is what it is trusted with. */
test('a known fixing that holds less than one that is not known is trusted with never stands further apart', () => {
  let less = 0
  fc.assert(
    fc.property(zone, foot, within(0.05, 3), (at, { isAcross, t }, capacity) => {
      const rails = { isAcross, tributary: t, legMoment: 1, panelWidth: 1134 }
      const byArea = spacingByArea(at.loads, placeOf(at), rails)
      fc.pre(Number.isFinite(byArea) && byArea >= (isAcross ? 10 : 1000 * at.loads.rafterSpacing))
      const { demand } = crossingNumbers(at, { isAcross, t, s: byArea / 1000 })
      if (capacity >= demand) return
      less += 1
      expect(spacingByUplift(at.loads, placeOf(at), rails, capacity)).toBeLessThanOrEqual(byArea / ALMOST)
    }),
    { numRuns: 600 },
  )
  expect(less).toBeGreaterThan(100)
})

test('a dominant opening in place of a shut building sets no feet further apart', () => {
  const tilted = changedRoof(roof('house-timber-battens'), {
    site: { region: 'B1', terrainCategory: 3 },
    building: { width: 8, length: 16, height: 4, roofSlope: 3 },
    array: { mount: 'tilt', tilt: 5 },
    rafter: { spacing: 300 },
    options: { battenCapacity: 2 },
  })
  const spacingsBeside = (internalPressure: 'enclosed' | 'dominant-opening') =>
    assess(changedRoof(tilted, { options: { internalPressure } }), catalogue).zoneResults.map(
      ({ fixingSpacing }) => fixingSpacing ?? 0,
    )
  const shut = spacingsBeside('enclosed')
  expect(shut[0]).toBe(900)
  for (const [zone, spacing] of spacingsBeside('dominant-opening').entries())
    expect(spacing, `zone ${zone}`).toBeLessThanOrEqual(shut[zone] as number)
})
