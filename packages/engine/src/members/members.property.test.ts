import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { arbitraryInput } from '../../testing/arbitrary-input.ts'
import { type Fixed, memberResults } from '../../testing/fixed-members.ts'
import { zoneDimension2021 } from '../standards/as_nzs_1170_2_2021/zone-dimension.ts'

vi.setConfig({ testTimeout: 180_000 })

const arrangement: fc.Arbitrary<Fixed> = fc.record({
  part: fc.constantFrom(0.5, 0.42, 0.3),
  pitches: fc.constantFrom(1, 1, 2, 3),
})

/** Bits that two ways to the same number may differ by. */
const BITS = 1 - 1e-9

type Compared = { count: number }

/** No utilisation falls from the easier to the harder roof. @param counts checks whose name it lets through */
const neverLower = (
  easy: AssessmentInput,
  hard: AssessmentInput,
  fixed: Fixed,
  compared: Compared,
  counts: (name: string) => boolean = () => true,
): void => {
  const [before, after] = [memberResults(easy, fixed), memberResults(hard, fixed)]
  if (before.size === 0 || after.size === 0) return
  for (const [name, { utilisation, outcome }] of before) {
    if (utilisation === null || !counts(name)) continue
    compared.count += 1
    const later = after.get(name)
    const worse = later?.utilisation ?? (later?.outcome === 'not-applicable' ? 0 : Number.POSITIVE_INFINITY)
    expect(worse, `${name} ${outcome}: ${utilisation}, then ${worse}`).toBeGreaterThanOrEqual(utilisation * BITS)
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

const check = (property: (compared: Compared) => fc.IProperty<unknown>): void => {
  const numRuns = 1500
  const compared: Compared = { count: 0 }
  fc.assert(property(compared), { numRuns })
  expect(compared.count).toBeGreaterThan(1000)
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
        neverLower(at(short), at(long), fixed, compared)
      }),
    )
  })

  test('with more height, where the zones stay as they are; downward below 10 degrees, where its coefficient does too', () => {
    const heights = fc.tuple(fc.integer({ min: 20, max: 140 }), fc.integer({ min: 1, max: 80 }))
    check((compared) =>
      fc.property(arbitraryInput, heights, arrangement, (input, [low, more], fixed) => {
        const at = (height: number): AssessmentInput => ({
          ...withOptions(input, { parapetCredit: false, topography: null }),
          building: { ...input.building, height },
        })
        const [easy, hard] = [at(low / 10), at((low + more) / 10)]
        const { length, width } = input.building
        const a = (roof: AssessmentInput) => zoneDimension2021(length, width, roof.building.height).value
        if (input.options.edition === '2021' && a(hard) < a(easy)) return
        const isFlat = input.building.roofSlope <= 10
        neverLower(easy, hard, fixed, compared, (name) => isNoRatio(name) && (isFlat || name.includes('uplift')))
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
        const at = (thickness: number): AssessmentInput => ({ ...input, purlin: { ...purlin, depth, thickness } })
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

  test('stays refused under more wind, ratios of loads included', () => {
    const pair = fc.tuple(fc.constantFrom(25, 50, 100, 200, 500), fc.constantFrom(1000, 2000, 2500))
    const masses = fc.double({ min: 0.01, max: 30, noNaN: true })
    let refused = 0
    fc.assert(
      fc.property(arbitraryInput, pair, arrangement, masses, (input, [low, high], fixed, arrayMass) => {
        const easy = memberResults(withOptions(input, { returnPeriod: low as 25, arrayMass }), fixed)
        const hard = memberResults(withOptions(input, { returnPeriod: high as 1000, arrayMass }), fixed)
        for (const [name, result] of easy) {
          if (!isRefused(result)) continue
          refused += 1
          expect(isRefused(hard.get(name) ?? result), `${name}: ${result.reason}`).toBe(true)
        }
      }),
      { numRuns: 3000 },
    )
    expect(refused).toBeGreaterThan(1000)
  })
})
