import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryInput } from '../../testing/arbitrary-input.ts'
import { type Fixed, memberResults } from '../../testing/fixed-members.ts'
import { knownSupport } from '../../testing/opened-zones.ts'
import { runs } from '../../testing/runs.ts'
import { panelSize } from '../spacing/arrangements.ts'
import { zoneDimension2021 } from '../standards/as_nzs_1170_2_2021/zone-dimension.ts'

const arrangement: fc.Arbitrary<Fixed> = fc.record({
  part: fc.constantFrom(0.5, 0.42, 0.3),
  pitches: fc.constantFrom(1, 1, 2, 3),
})

/** Bits that two ways to the same number may differ by. */
const BITS = 1 - 1e-9

type Compared = { count: number }

/**
 * No utilisation falls from the easier to the harder roof. What a crossing is compared with grows with the screws that it
 * asks for: its demand is tested by itself in crossing-worse-input.test.ts. @param counts checks whose name it lets through
 */
const neverLower = (
  easy: AssessmentInput,
  hard: AssessmentInput,
  fixed: Fixed,
  compared: Compared,
  counts: (name: string) => boolean = () => true,
): void => {
  const before = memberResults(knownSupport(easy), fixed)
  const after = before.size === 0 ? before : memberResults(knownSupport(hard), fixed)
  if (after.size === 0) return
  for (const [name, { utilisation, outcome }] of before) {
    if (utilisation === null || name.includes('batten-crossing') || !counts(name)) continue
    compared.count += 1
    const later = after.get(name)
    const worse = later?.utilisation ?? (later?.outcome === 'not-applicable' ? 0 : Number.POSITIVE_INFINITY)
    if (!(worse >= utilisation * BITS)) throw new Error(`${name} ${outcome}: ${utilisation}, then ${worse}`)
  }
}

const withOptions = (input: AssessmentInput, options: Partial<AssessmentInput['options']>): AssessmentInput => ({
  ...input,
  options: { ...input.options, ...options },
})

const across = (input: AssessmentInput): AssessmentInput => ({
  ...input,
  array: { ...input.array, railDirection: input.roofCover.kind === 'tile' ? 'parallel' : 'perpendicular' },
})

/** The ratio of loads compares two loads that both grow: its own test follows. */
const isNoRatio = (name: string): boolean => !name.includes('load-ratio')

/**
 * Beyond this height of panels the live load stands below them and counts on the bare roof in place of 0.25 kPa, so that the
 * ratio of loads may fall. ASCE/SEI 7-16 cl 4.17.1, method 6.
 */
const standsBelow = (input: AssessmentInput): boolean => {
  const tilt = input.array.mount === 'tilt' ? input.array.tilt : 0
  const edge = input.options.panelGap + panelSize(input).length * Math.sin((tilt * Math.PI) / 180)
  return edge > catalogue.panels.limits.liveLoad.clearance
}

const check = (property: (compared: Compared) => fc.IProperty<unknown>): void => {
  const numRuns = 2000
  const compared: Compared = { count: 0 }
  fc.assert(property(compared), { numRuns })
  expect(compared.count).toBeGreaterThan(900)
}

describe('with rails, spacing and members fixed, no utilisation falls', () => {
  test('with a longer return period', () => {
    const pair = fc.tuple(fc.constantFrom(25, 50, 100, 200), fc.constantFrom(250, 500, 1000, 2500))
    check((compared) =>
      fc.property(arbitraryInput, pair, arrangement, (input, [low, high], fixed) => {
        const easy = withOptions(input, { returnPeriod: low as 25 })
        neverLower(easy, withOptions(input, { returnPeriod: high as 500 }), fixed, compared, isNoRatio)
      }),
    )
  })

  test('with more exposed terrain', () => {
    const categories = [4, 3, 2.5, 2, 1.5, 1] as const
    check((compared) =>
      fc.property(arbitraryInput, fc.nat({ max: 4 }), arrangement, (input, index, fixed) => {
        const at = (position: number): AssessmentInput => ({
          ...input,
          site: { ...input.site, terrainCategory: categories[position] as 1 },
        })
        neverLower(at(index), at(index + 1), fixed, compared, isNoRatio)
      }),
    )
  })

  test('with a longer panel, rails across the members', () => {
    const lengths = fc.tuple(fc.integer({ min: 1000, max: 1700 }), fc.integer({ min: 1701, max: 2400 }))
    check((compared) =>
      fc.property(arbitraryInput, lengths, arrangement, (input, [short, long], fixed) => {
        // Panels that weigh more than the wind lifts hold a roof down: these are lifted in both limit states.
        const lifted = withOptions(across(input), {
          arrayMass: Math.min(20, input.options.arrayMass ?? 15),
          shielding: null,
        })
        const at = (panelLengthExact: number) => withOptions(lifted, { panelLengthExact })
        const isPassed = standsBelow(at(short)) !== standsBelow(at(long))
        neverLower(at(short), at(long), fixed, compared, isPassed ? isNoRatio : () => true)
      }),
    )
  })

  test('with more height on any slope or behind any parapet, away from hills, where the zones stay as they are', () => {
    const heights = fc.tuple(fc.integer({ min: 20, max: 300 }), fc.integer({ min: 1, max: 80 }))
    const slopes = fc.integer({ min: 0, max: 35 })
    check((compared) =>
      fc.property(arbitraryInput, slopes, heights, arrangement, (input, slope, [low, more], fixed) => {
        const roofSlope = ({ options: { roofForm } }: AssessmentInput) =>
          roofForm === 'flat' ? slope % 3 : Math.max(slope, 3)
        const at = (height: number): AssessmentInput => ({
          ...withOptions(input, { topography: null }),
          building: { ...input.building, height, roofSlope: roofSlope(input) },
        })
        const [easy, hard] = [at(low / 10), at((low + more) / 10)]
        const { length, width } = input.building
        const a = (roof: AssessmentInput) => zoneDimension2021(length, width, roof.building.height).value
        if (input.options.edition === '2021' && a(hard) < a(easy)) return
        neverLower(easy, hard, fixed, compared, isNoRatio)
      }),
    )
  })

  test('in uplift with thinner steel of the same section, and no capacity grows', () => {
    const sizes = fc.constantFrom(
      ...([
        [100, 1.2, 1],
        [100, 1.5, 1.2],
        [100, 1.9, 1.5],
        [150, 1.5, 1.2],
        [150, 1.9, 1.5],
        [150, 2.4, 1.9],
        [200, 1.9, 1.5],
        [200, 2.4, 1.9],
        [250, 2.4, 1.9],
        [300, 3, 2.4],
      ] as const),
    )
    check((compared) =>
      fc.property(arbitraryInput, sizes, arrangement, (input, [depth, thick, thin], fixed) => {
        const { purlin } = input
        if (purlin.material !== 'steel' || purlin.section === 'top-hat' || input.roofCover.kind === 'tile') return
        const at = (thickness: number): AssessmentInput =>
          knownSupport({ ...input, purlin: { ...purlin, depth, thickness } })
        // The lighter purlin carries less of itself: downward its capacity is compared, which falls more than that.
        neverLower(at(thick), at(thin), fixed, compared, (name) => name.includes('purlin') && name.includes('uplift'))
        const [before, after] = [memberResults(at(thick), fixed), memberResults(at(thin), fixed)]
        for (const [name, { capacity }] of before)
          if (capacity !== null && name.includes('purlin') && isNoRatio(name))
            expect(after.get(name)?.capacity ?? 0, name).toBeLessThanOrEqual(capacity / BITS)
      }),
    )
  })
})

describe('a member that is refused', () => {
  const isRefused = ({ outcome }: { readonly outcome: string }): boolean =>
    outcome === 'fail' || outcome === 'needs-engineer'

  /** Zones, or the roof, whose members refuse the arrangement. */
  const refusedIn = (results: ReturnType<typeof memberResults>): ReadonlySet<string> =>
    new Set([...results].flatMap(([name, result]) => (isRefused(result) ? name.split(' ', 1) : [])))

  /** @param counts what the comparison counted, to know that it compared anything */
  const staysRefused = (
    easy: AssessmentInput,
    hard: AssessmentInput,
    fixed: Fixed,
    counts: Compared,
    counted: (place: string) => boolean = () => true,
  ): void => {
    const after = memberResults(hard, fixed)
    if (after.size === 0) return
    const later = refusedIn(after)
    for (const place of refusedIn(memberResults(easy, fixed))) {
      if (!counted(place)) continue
      counts.count += 1
      if (!later.has(place)) throw new Error(place)
    }
  }

  const topHats = fc.record({
    depth: fc.constantFrom(22, 40, 61, 96, 120),
    thickness: fc.constantFrom(0.42, 0.48, 0.55, 0.6, 0.75, 0.9, 1, 1.2),
    span: fc.integer({ min: 500, max: 2400 }),
    spacing: fc.integer({ min: 450, max: 1500 }),
  })
  const onTopHats = (input: AssessmentInput, size: { depth: number; thickness: number; span: number }) => ({
    ...input,
    roofCover: { kind: 'tin-screwed' as const },
    array: { ...input.array, fixing: 'screw' as const },
    purlin: {
      material: 'steel' as const,
      section: 'top-hat' as const,
      thicknessUnsure: false,
      support: 'simply-supported' as const,
      supportUnsure: false,
      bridging: null,
      spacing: 900,
      ...size,
    },
  })
  const thinnest: Readonly<Record<number, number>> = { 22: 0.42, 40: 0.48, 61: 0.6, 96: 0.75, 120: 0.75 }
  const masses = fc.double({ min: 0.01, max: 30, noNaN: true })
  const openings = (input: AssessmentInput, internalPressure: 'enclosed' | 'dominant-opening') =>
    withOptions(input, { internalPressure })

  test('stays refused under more wind, ratios of loads included', () => {
    const pair = fc.tuple(fc.constantFrom(25, 50, 100, 200, 500), fc.constantFrom(1000, 2000, 2500))
    const refused = { count: 0 }
    fc.assert(
      fc.property(arbitraryInput, pair, arrangement, masses, (input, [low, high], fixed, arrayMass) => {
        const at = (returnPeriod: number) => withOptions(input, { returnPeriod: returnPeriod as 25, arrayMass })
        staysRefused(at(low), at(high), fixed, refused)
      }),
      { numRuns: runs(2000) },
    )
    expect(refused.count).toBeGreaterThan(500)
  })

  test('stays refused with a door open', () => {
    const refused = { count: 0 }
    fc.assert(
      fc.property(arbitraryInput, topHats, arrangement, masses, (input, size, fixed, arrayMass) => {
        for (const each of [input, onTopHats(input, size)]) {
          const roof = withOptions(each, { arrayMass })
          staysRefused(openings(roof, 'enclosed'), openings(roof, 'dominant-opening'), fixed, refused)
        }
      }),
      { numRuns: runs(1000) },
    )
    expect(refused.count).toBeGreaterThan(500)
  })

  test('on a top hat stays refused under more wind, in thinner steel and, where the bare roof refuses, over a longer span', () => {
    const refused = { count: 0 }
    const thinner = fc.double({ min: 0.42, max: 1.2, noNaN: true })
    const longer = fc.integer({ min: 500, max: 2400 })
    fc.assert(
      fc.property(arbitraryInput, topHats, arrangement, thinner, longer, (input, size, fixed, other, otherSpan) => {
        const easy = onTopHats(input, size)
        // Between the thicknesses sold and above them; thinner steel has no table.
        const known = [size.thickness, other].map((each) => Math.max(each, thinnest[size.depth] ?? 0))
        const [thick, thin] = [Math.max(...known), Math.min(...known)]
        const steel = (thickness: number) => onTopHats(input, { ...size, thickness })
        // Lighter purlins load the rafters less.
        staysRefused(steel(thick), steel(thin), fixed, refused, (place) => place !== 'roof')
        const wind = (returnPeriod: 100 | 1000) => withOptions(easy, { returnPeriod })
        staysRefused(wind(100), wind(1000), fixed, refused)
        const over = (span: number) => memberResults(onTopHats(input, { ...size, span }), fixed)
        const long = over(Math.max(size.span, otherSpan))
        for (const [name, { memberStatus }] of over(Math.min(size.span, otherSpan))) {
          if (memberStatus !== 'existing') continue
          const later = [...long].filter(([each]) => each.split(' ', 1)[0] === name.split(' ', 1)[0])
          expect(later.length === 0 || later.some(([, result]) => isRefused(result)), name).toBe(true)
        }
      }),
      { numRuns: runs(1000) },
    )
    expect(refused.count).toBeGreaterThan(500)
  })
})
