import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { CodedResult } from '@soundroof/contract/roofs/results/result'
import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryInput, withOpenings } from '../testing/arbitrary-input.ts'
import { withPanelClause } from '../testing/catalogues.ts'
import { knownSupport, type SolvedZone, solvedZones } from '../testing/opened-zones.ts'
import { runs } from '../testing/runs.ts'
import { assess } from './assess.ts'
import { roofGeometry } from './spacing/roof-geometry.ts'

type Zones = ReadonlyMap<string, SolvedZone>
type Results = { readonly easy: Zones; readonly hard: Zones }

/** Null where one of the two is not calculated; of an unknown support the answer may be another one's. */
const resultsOf = (before: AssessmentInput, after: AssessmentInput): Results | null => {
  const [easy, hard] = [solvedZones(knownSupport(before)), solvedZones(knownSupport(after))]
  return easy === null || hard === null ? null : { easy, hard }
}

const largerNowhere = ({ easy, hard }: Results): void => {
  for (const [title, zone] of hard) {
    const from = easy.get(title)?.largest()
    for (const [rails, to] of zone.largest())
      if (to !== null && to > (from?.get(rails) ?? 0) * (1 + 1e-12))
        expect(to, `${title}, ${rails} rails`).toBeLessThanOrEqual(from?.get(rails) ?? 0)
  }
}

/** The ends of a ridge may exist on the harder roof alone. */
const opensNowhere = ({ easy, hard }: Results): void => {
  const closed = [...hard].filter(
    ([title, { isOpen }]) => isOpen && !(easy.get(title)?.isOpen ?? title === 'Ridge ends'),
  )
  expect(closed.map(([title]) => title)).toEqual([])
}

const neverLarger = (before: AssessmentInput, after: AssessmentInput): void => {
  const results = resultsOf(before, after)
  if (results) largerNowhere(results)
}

const neverOpens = (before: AssessmentInput, after: AssessmentInput): void => {
  const results = resultsOf(before, after)
  if (results) opensNowhere(results)
}

const neverLargerNorOpens = (before: AssessmentInput, after: AssessmentInput): void => {
  neverLarger(before, after)
  neverOpens(before, after)
}

const withOptions = (input: AssessmentInput, options: Partial<AssessmentInput['options']>): AssessmentInput => ({
  ...input,
  options: { ...input.options, ...options },
})

/** Rails across the members and free of ribs: t is a fixed part of the panel length there. */
const acrossOnly = (input: AssessmentInput): AssessmentInput => ({
  ...input,
  roofCover: input.roofCover.kind === 'tin-clamped' ? { ...input.roofCover, sheeting: 0 } : input.roofCover,
  array: { ...input.array, railDirection: input.roofCover.kind === 'tile' ? 'parallel' : 'perpendicular' },
})

/** Top hats, whose tables are estimates, under frames and arrays of any weight: the loads with and without decide. */
const judgedByLoads: fc.Arbitrary<AssessmentInput> = fc
  .record({
    input: arbitraryInput,
    size: fc.constantFrom(...choices.purlins['top-hat'].depths),
    spacing: fc.integer({ min: 300, max: 1200 }),
    span: fc.integer({ min: 450, max: 1500 }),
    tilt: fc.integer({ min: 0, max: 30 }),
    arrayMass: fc.double({ min: 0.01, max: 30, noNaN: true }),
  })
  .map(({ input, size, tilt, arrayMass, ...rest }) => ({
    ...withOptions(input, { arrayMass }),
    array: { ...input.array, mount: tilt === 0 ? 'flush' : 'tilt', tilt, fixing: 'screw' },
    roofCover: { kind: 'tin-screwed' },
    purlin: {
      material: 'steel',
      section: 'top-hat',
      depth: size.depth,
      thickness: size.thicknesses[0] as number,
      support: 'simply-supported',
      bridging: null,
      thicknessUnsure: false,
      supportUnsure: false,
      ...rest,
    },
  }))

/** The roof at two heights; null where the zones narrow in between. */
const heightened = (input: AssessmentInput, low: number, high: number) => {
  // Near a hill M_t falls with height (Method 1).
  const flat = withOptions(input, { topography: null })
  const at = (height: number): AssessmentInput => ({ ...flat, building: { ...flat.building, height } })
  const [before, after] = [at(low), at(high)]
  // The edition of 2021 narrows the zones from 2h to 0.2b where h passes 0.2b (Method 8).
  return roofGeometry(after, catalogue).a < roofGeometry(before, catalogue).a ? null : ([before, after] as const)
}

const heights = fc.tuple(fc.integer({ min: 20, max: 140 }), fc.integer({ min: 1, max: 80 }))
/** Also from 25 m on, where the table of parapets is read by another ratio. */
const anyHeights = fc.oneof(heights, fc.tuple(fc.integer({ min: 150, max: 300 }), fc.integer({ min: 1, max: 100 })))

/** Gables, skillions and flat roofs at even slopes; hips keep theirs. */
const sloped = (input: AssessmentInput, slope: number): AssessmentInput => {
  const { roofForm } = input.options
  const roofSlope = roofForm === 'flat' ? slope % 3 : Math.max(slope, roofForm === 'hip' ? 3 : 0)
  const tilt = input.array.tilt && Math.max(0.5, Math.min(input.array.tilt, 30 - roofSlope))
  return { ...input, building: { ...input.building, roofSlope }, array: { ...input.array, tilt } }
}
const slopes = fc.integer({ min: 0, max: 35 })

describe('the largest spacing before setting-out never grows', () => {
  test('with a longer return period, and no zone opens', () => {
    const pair = fc.tuple(fc.constantFrom(25, 50, 100, 200), fc.constantFrom(250, 500, 1000, 2500))
    fc.assert(
      fc.property(arbitraryInput, pair, (input, [low, high]) => {
        const before = withOptions(input, { returnPeriod: low as 25 })
        const after = withOptions(input, { returnPeriod: high as 500 })
        neverLargerNorOpens(before, after)
      }),
      { numRuns: runs(500) },
    )
  })

  test('with more exposed terrain', () => {
    const categories = [4, 3, 2.5, 2, 1.5, 1] as const
    fc.assert(
      fc.property(arbitraryInput, fc.nat({ max: 4 }), (input, index) => {
        const at = (position: number): AssessmentInput => ({
          ...input,
          site: { ...input.site, terrainCategory: categories[position] as 1 },
        })
        neverLargerNorOpens(at(index), at(index + 1))
      }),
      { numRuns: runs(500) },
    )
  })

  test('with more height on any slope or behind any parapet, away from hills, where the zones stay as they are', () => {
    fc.assert(
      fc.property(arbitraryInput, slopes, anyHeights, (input, slope, [low, more]) => {
        const roof = withOptions(sloped(input, slope), { topography: null, zoning: 'local-pressure-zones' })
        const pair = heightened(roof, low / 10, (low + more) / 10)
        if (pair === null) return
        neverLargerNorOpens(...pair)
      }),
      { numRuns: runs(1000) },
    )
  })

  test('with more height under the clause for panels, within it and past its end', () => {
    let passed = 0
    fc.assert(
      fc.property(arbitraryInput, slopes, heights, (input, slope, [low, more]) => {
        const { length, width } = input.building
        const roof = withOptions(sloped(input, slope), { zoning: 'panel-clause' })
        const pair = heightened(
          knownSupport({
            ...roof,
            building: {
              ...roof.building,
              length: Math.max(3, length),
              width: Math.max(3, width),
              shape: 'rectangular',
            },
            array: { ...roof.array, mount: 'flush', tilt: 0 },
          }),
          low / 10,
          (low + more) / 10,
        )
        if (pair === null) return
        const [easy, hard] = pair.map((each) => assess(each, withPanelClause)) as [CodedResult, CodedResult]
        if (!easy.chargeable || !hard.chargeable) return
        // Past the end a zone of the roof lies in Central and End.
        const isPast = easy.zoneResults.length < hard.zoneResults.length
        passed += isPast ? 1 : 0
        const ridge =
          hard.ridgeCorner === null || easy.ridgeCorner === null ? [] : [[easy.ridgeCorner, hard.ridgeCorner]]
        for (const [index, zone] of hard.zoneResults.entries())
          if (zone.installable)
            for (const before of isPast ? easy.zoneResults : [easy.zoneResults[index]])
              expect(before?.installable, `zone ${index}`).toBe(true)
        for (const [before, after] of ridge) if (after?.installable) expect(before?.installable).toBe(true)
      }),
      { numRuns: runs(500) },
    )
    expect(passed).toBeGreaterThan(10)
  })

  test('with more internal pressure: all walls alike, two or three permeable, a dominant opening, sides open for good', () => {
    fc.assert(
      fc.property(fc.oneof(arbitraryInput, judgedByLoads), fc.nat({ max: 2 }), (input, index) => {
        neverLargerNorOpens(withOpenings(input, index), withOpenings(input, index + 1))
      }),
      { numRuns: runs(1000) },
    )
  })

  test('with hooks as close as a rafter of tiles under rails along it needs them', () => {
    const spans = fc.integer({ min: 1000, max: 6000 })
    fc.assert(
      fc.property(arbitraryInput, spans, heights, (input, span, [low, more]) => {
        const tiled: AssessmentInput = {
          ...input,
          roofCover: { kind: 'tile' },
          array: { ...input.array, mount: 'flush', tilt: 0, railDirection: 'perpendicular' },
          rafter: { material: 'timber', spacing: 600, span, depth: span / 45, breadth: 45, species: 'softwood' },
        }
        const pair = heightened(withOptions(tiled, { zoning: 'local-pressure-zones' }), low / 10, (low + more) / 10)
        if (pair !== null) neverOpens(...pair)
      }),
      { numRuns: runs(300) },
    )
  })

  test('with more height or wind where purlins are judged by their loads, on small buildings', () => {
    const years = fc.tuple(fc.constantFrom(25, 50, 100, 200), fc.constantFrom(250, 500, 1000, 2500))
    const fromGround = fc.oneof(heights, fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 30 })))
    fc.assert(
      fc.property(judgedByLoads, fromGround, years, (input, [low, more], [short, long]) => {
        const { length, width } = input.building
        const small = {
          ...withOptions(input, { zoning: 'local-pressure-zones' }),
          building: { ...input.building, length: length / 5, width: width / 5 },
        }
        const pair = heightened(small, low / 10, (low + more) / 10)
        if (pair !== null) neverOpens(...pair)
        neverOpens(withOptions(small, { returnPeriod: short as 25 }), withOptions(small, { returnPeriod: long as 500 }))
      }),
      { numRuns: runs(1250) },
    )
  })

  test('with a longer panel, rails across the members', () => {
    const lengths = fc.tuple(fc.integer({ min: 1000, max: 1700 }), fc.integer({ min: 1701, max: 2400 }))
    fc.assert(
      fc.property(arbitraryInput, lengths, (input, [short, long]) => {
        const across = acrossOnly(input)
        neverLarger(withOptions(across, { panelLengthExact: short }), withOptions(across, { panelLengthExact: long }))
      }),
      { numRuns: runs(500) },
    )
  })

  test('with thinner steel of the same section', () => {
    const pair = fc.constantFrom(
      [0.48, 0.42],
      [0.55, 0.48],
      [0.75, 0.6],
      [1, 0.75],
      [1.2, 1],
      [1.5, 1.2],
      [1.9, 1.5],
      [3, 2.4],
    )
    fc.assert(
      fc.property(arbitraryInput, pair, (input, thicknesses) => {
        if (input.purlin.material !== 'steel') return
        const { purlin } = input
        const [thick, thin] = thicknesses as [number, number]
        neverLarger(
          { ...input, purlin: { ...purlin, thickness: thick } },
          { ...input, purlin: { ...purlin, thickness: thin } },
        )
      }),
      { numRuns: runs(500) },
    )
  })

  test('with thinner timber, or from two screws to one', () => {
    fc.assert(
      fc.property(arbitraryInput, fc.integer({ min: 6, max: 60 }), (input, depth) => {
        neverLarger(withOptions(input, { screwsPerFoot: 2 }), withOptions(input, { screwsPerFoot: 1 }))
        if (input.purlin.material !== 'timber') return
        const { purlin } = input
        neverLarger({ ...input, purlin: { ...purlin, depth: depth + 1 } }, { ...input, purlin: { ...purlin, depth } })
      }),
      { numRuns: runs(500) },
    )
  })

  test('with more edge exposure: Internal, Intermediate, Edge, Corner', () => {
    fc.assert(
      fc.property(arbitraryInput, (input) => {
        const zones = solvedZones(withOptions(input, { parapetCredit: false })) ?? new Map<string, SolvedZone>()
        const uplifts = [...zones].flatMap(([title, { uplift }]) => (title === 'Ridge ends' ? [] : [uplift]))
        expect([...uplifts].sort((a, b) => a - b)).toEqual(uplifts)
      }),
      { numRuns: runs(500) },
    )
  })
})
