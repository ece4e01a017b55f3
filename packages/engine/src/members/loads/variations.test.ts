import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { AssessmentResult, ZoneResult } from '@soundroof/contract/roofs/results/result'
import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { assessInWords as assess } from '../../../testing/assess-in-words.ts'
import { changed, roof } from '../../../testing/roofs.ts'
import { stepsOf } from '../../../testing/trace.ts'

const shed = roof('shed-region-a-roof-8')

const small = { width: 5, roofSlope: 0, parapetHeight: 0, shape: 'rectangular' } as const
const plain = { edition: '2021', importanceLevel: 1, internalPressure: 'by-region', panelLengthExact: null } as const

const topHat = {
  material: 'steel',
  section: 'top-hat',
  depth: 22,
  thickness: 0.42,
  support: 'simply-supported',
  bridging: null,
  spacing: 535.44,
  span: 800,
} as const
const panels = {
  railDirection: 'parallel',
  mount: 'tilt',
  panelLength: { lower: 1600, upper: 1700 },
  panelWidth: { lower: 900, upper: 1000 },
} as const

const closeTogether = { N: 0, NE: 0, E: 0, SE: 0, S: 0, SW: 0, W: 0, NW: 0 } as const

/** A top hat whose table is an estimate: the loads with and without panels decide. */
const onTopHat = changed(shed, {
  site: { region: 'A', coastBandFrom: null, terrainCategory: 1 },
  building: { ...small, length: 3, width: 3 },
  array: { ...panels, tilt: 19.16, fixing: 'clamp' },
  roofCover: { kind: 'tin-clamped', sheeting: 0 },
  purlin: topHat,
  options: {
    ...plain,
    designLife: 1,
    shielding: closeTogether,
    arrayMass: 8,
    panelGap: 50,
    battenCapacity: 50,
  },
})

/** A batten that the bare roof takes beyond its capacity where it is high. */
const onBatten = changed(shed, {
  site: { region: 'B', coastBandFrom: null, state: 'NSW', terrainCategory: 4 },
  building: { ...small, length: 8 },
  array: {
    railDirection: 'parallel',
    mount: 'tilt',
    tilt: 16.7,
    panelLength: { lower: 2201, upper: 2300 },
    panelWidth: { lower: 1001, upper: 1200 },
    fixing: 'clamp',
  },
  roofCover: { kind: 'tin-clamped', sheeting: 6 },
  options: {
    ...plain,
    returnPeriod: 50,
    arrayMass: 8,
    battenCapacity: 50,
    panelLengthExact: 2250,
    panelWidthExact: 1280.75,
    panelGap: 111.22,
    screwsPerFoot: 2,
  },
})
const batten = {
  material: 'timber',
  depth: 42,
  breadth: 70,
  species: 'softwood',
  support: 'continuous',
  spacing: 609,
  span: 1562,
} as const

const atHeight = (input: AssessmentInput, height: number): AssessmentResult =>
  assess({ ...input, building: { ...input.building, height } }, catalogue)
const zoneOf = ({ zoneResults }: AssessmentResult, title: string): ZoneResult | undefined =>
  zoneResults.find((zone) => zone.title === title)

const lowerSteps = (result: AssessmentResult, id: string) =>
  [...stepsOf(result.trace)].filter(({ path }) => path.includes(`/${id}`)).map(({ step }) => step)

/** Its zones grow with the height by the edition of 2011. */
const onLowRoof = changed(shed, {
  site: { region: 'B1' },
  building: { length: 10, width: 8, roofSlope: 3 },
  array: { railDirection: 'parallel' },
  purlin: { ...topHat, depth: 61, thickness: 0.75, spacing: 800, span: 2000 },
  options: { edition: '2011', arrayMass: 11, screwsPerFoot: 2, battenCapacity: 50 },
})

describe('more height opens no zone', () => {
  test('on a roof so low that its zones grow with it', () => {
    const opened = [0.1, 0.3, 0.6, 1, 2].map((height) =>
      atHeight(onLowRoof, height)
        .zoneResults.filter(({ installable }) => installable)
        .map(({ title }) => title),
    )
    for (const [index, zones] of opened.entries())
      expect(opened[index - 1] ?? zones).toEqual(expect.arrayContaining(zones))
    const refused = zoneOf(atHeight(onLowRoof, 2), 'Edge')?.checks.find(({ id }) => id === 'purlin-load-ratio-uplift')
    expect(refused?.reason).toContain('on the same roof built lower the ratio is')
  })

  test('of purlins judged by their loads: the ratio holds on the same roof built lower too', () => {
    const [low, high] = [atHeight(onTopHat, 2), atHeight(onTopHat, 2.1)]
    expect([zoneOf(low, 'Edge')?.installable, zoneOf(high, 'Edge')?.installable]).toEqual([false, false])
    const ratios = lowerSteps(high, 'lower-roof').filter(({ symbol }) => symbol === 'rho_o')
    expect(ratios.some(({ value }) => value > 1.05)).toBe(true)
  })

  test('of purlins beyond their capacity: panels add nothing on the same roof built lower either', () => {
    const input = { ...onBatten, purlin: batten }
    const [low, high] = [atHeight(input, 3), atHeight(input, 4.8)]
    expect([zoneOf(low, 'Corner')?.installable, zoneOf(high, 'Corner')?.installable]).toEqual([false, false])
    const refused = zoneOf(high, 'Corner')?.checks.find(({ memberStatus }) => memberStatus === 'existing')
    expect(refused?.utilisation).toBeLessThanOrEqual(refused?.utilisationWithout ?? 0)
    expect(refused?.reason).toContain(
      'but on a lower roof, in lighter wind or with other doors and windows open panels would add to it',
    )
    expect(lowerSteps(high, 'lower-roof').map(({ symbol }) => symbol)).toContain('w_so0')
  })
})

test('more wind opens no zone of panels that are too light for their suction', () => {
  const light = changed(shed, {
    site: { region: 'A', coastBandFrom: null, terrainCategory: 4 },
    building: { length: 12, width: 12, height: 3, roofSlope: 0, parapetHeight: 0, shape: 'rectangular' },
    array: { ...panels, tilt: 12.8 },
    purlin: { ...topHat, spacing: 900 },
    options: { edition: '2021', arrayMass: 0.01, internalPressure: 'enclosed' },
  })
  for (const returnPeriod of [100, 2500] as const) {
    const internal = zoneOf(assess(changed(light, { options: { returnPeriod } }), catalogue), 'Internal')
    expect(internal?.installable).toBe(false)
    if (returnPeriod === 2500) expect(internal?.reason).toContain('in lighter wind panels lift it before the bare roof')
  }
})
