import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryInput } from '../testing/arbitrary-input.ts'
import { type Fixed, memberResults } from '../testing/fixed-members.ts'
import { knownSupport, solvedZones } from '../testing/opened-zones.ts'
import { runs } from '../testing/runs.ts'
import { roofGeometry } from './spacing/roof-geometry.ts'

/** Hip roofs with coefficients of their own, over any structure. */
const hips: fc.Arbitrary<AssessmentInput> = fc
  .record({
    input: arbitraryInput,
    width: fc.integer({ min: 40, max: 300 }),
    ratio: fc.integer({ min: 10, max: 30 }),
    height: fc.integer({ min: 20, max: 150 }),
    roofSlope: fc.integer({ min: 10, max: 45 }),
  })
  .map(({ input, width, ratio, height, roofSlope }) => ({
    ...input,
    building: {
      ...input.building,
      width: width / 10,
      length: (width * ratio) / 100,
      height: height / 10,
      roofSlope,
      shape: 'rectangular',
    },
    array: { ...input.array, tilt: input.array.tilt && Math.max(0.5, Math.min(input.array.tilt, 30 - roofSlope)) },
    options: { ...input.options, roofForm: 'hip', zoning: 'local-pressure-zones', topography: null },
  }))

/** The same roofs open on all sides, where that has coefficients. */
const openSided: fc.Arbitrary<AssessmentInput> = fc
  .record({
    hip: hips,
    roofForm: fc.constantFrom('gable' as const, 'skillion' as const),
    roofSlope: fc.integer({ min: 0, max: 15 }),
    ratio: fc.integer({ min: 25, max: 100 }),
  })
  .map(({ hip, roofForm, roofSlope, ratio }) => ({
    ...hip,
    building: {
      ...hip.building,
      roofSlope,
      height: (Math.min(hip.building.length, hip.building.width) * ratio) / 100,
    },
    options: { ...hip.options, roofForm, sides: 'open-sided' },
  }))

const arrangement: fc.Arbitrary<Fixed> = fc.record({
  part: fc.constantFrom(0.5, 0.42, 0.3),
  pitches: fc.constantFrom(1, 2, 3),
})

const withOptions = (input: AssessmentInput, options: Partial<AssessmentInput['options']>): AssessmentInput => ({
  ...input,
  options: { ...input.options, ...options },
})

type Count = { compared: number; open: number }

/** No zone opens, and what was uplift stays at least that. */
const neverOpens = (easy: AssessmentInput, hard: AssessmentInput, count: Count): void => {
  const [before, after] = [solvedZones(knownSupport(easy)), solvedZones(knownSupport(hard))]
  if (before === null || after === null) return
  for (const [title, { isOpen, uplift }] of after) {
    const former = before.get(title)
    count.compared += 1
    if (isOpen) count.open += 1
    if (isOpen && former?.isOpen === false) throw new Error(`${title} opens`)
    const least = (former?.uplift ?? 0) - 1e-9
    if (!(uplift >= least)) throw new Error(`uplift in ${title}: ${uplift}, not ${least}`)
  }
}

/** With rails, spacing and zone fixed no utilisation of a member falls. */
const neverLower = (easy: AssessmentInput, hard: AssessmentInput, fixed: Fixed, count: Count): void => {
  const after = memberResults(knownSupport(hard), fixed)
  if (after.size === 0) return
  for (const [name, { utilisation }] of memberResults(knownSupport(easy), fixed)) {
    if (utilisation === null || name.includes('batten-crossing') || name.includes('load-ratio')) continue
    count.compared += 1
    const later = after.get(name)
    const worse = later?.utilisation ?? (later?.outcome === 'not-applicable' ? 0 : Number.POSITIVE_INFINITY)
    if (!(worse >= utilisation * (1 - 1e-9))) throw new Error(`${name}: ${utilisation}, then ${worse}`)
  }
}

const periods = fc.tuple(fc.constantFrom(25, 50, 100, 200), fc.constantFrom(250, 500, 1000, 2500))
const categories = [4, 3, 2.5, 2, 1.5, 1] as const
const RUNS = runs(750)

test.each([
  ['hip roofs', hips],
  ['roofs open on all sides', openSided],
])('on %s more wind opens no zone and lowers no utilisation', (_, roofs) => {
  const count = { compared: 0, open: 0 }
  fc.assert(
    fc.property(roofs, periods, fc.nat({ max: 4 }), arrangement, (input, [low, high], index, fixed) => {
      const during = (returnPeriod: number) => withOptions(input, { returnPeriod: returnPeriod as 25 })
      const on = (position: number): AssessmentInput => ({
        ...input,
        site: { ...input.site, terrainCategory: categories[position] as 1 },
      })
      for (const [easy, hard] of [
        [during(low), during(high)],
        [on(index), on(index + 1)],
      ] as const) {
        neverOpens(easy, hard, count)
        neverLower(easy, hard, fixed, count)
      }
    }),
    { numRuns: RUNS },
  )
  expect(count.compared).toBeGreaterThan(RUNS)
  expect(count.open).toBeGreaterThan(RUNS / 10)
})

test('on hip roofs an open door opens no zone', () => {
  const count = { compared: 0, open: 0 }
  fc.assert(
    fc.property(hips, (input) => {
      const inside = (internalPressure: 'enclosed' | 'dominant-opening') => withOptions(input, { internalPressure })
      neverOpens(inside('enclosed'), inside('dominant-opening'), count)
    }),
    { numRuns: RUNS },
  )
  expect(count.open).toBeGreaterThan(RUNS / 10)
})

test('on hip roofs more height opens no zone, where the zones stay as they are', () => {
  const count = { compared: 0, open: 0 }
  const slopes = fc.integer({ min: 10, max: 35 })
  fc.assert(
    fc.property(hips, slopes, fc.integer({ min: 1, max: 80 }), arrangement, (input, roofSlope, more, fixed) => {
      const at = (height: number): AssessmentInput => ({
        ...input,
        building: { ...input.building, roofSlope, height },
        array: { ...input.array, tilt: input.array.tilt && Math.max(0.5, Math.min(input.array.tilt, 30 - roofSlope)) },
      })
      const [easy, hard] = [at(input.building.height), at(input.building.height + more / 10)]
      if (roofGeometry(hard, catalogue).a < roofGeometry(easy, catalogue).a) return
      neverOpens(easy, hard, count)
      neverLower(easy, hard, fixed, count)
    }),
    { numRuns: RUNS },
  )
  expect(count.open).toBeGreaterThan(RUNS / 10)
})

test('on roofs open on all sides more height opens no zone', () => {
  const count = { compared: 0, open: 0 }
  fc.assert(
    fc.property(openSided, fc.integer({ min: 1, max: 80 }), arrangement, (input, more, fixed) => {
      const at = (height: number): AssessmentInput => ({ ...input, building: { ...input.building, height } })
      const [easy, hard] = [at(input.building.height), at(input.building.height + more / 10)]
      if (roofGeometry(hard, catalogue).a < roofGeometry(easy, catalogue).a) return
      neverOpens(easy, hard, count)
      neverLower(easy, hard, fixed, count)
    }),
    { numRuns: RUNS },
  )
  expect(count.open).toBeGreaterThan(RUNS / 10)
})
