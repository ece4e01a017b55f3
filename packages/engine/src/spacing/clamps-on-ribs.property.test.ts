import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { ZoneResult } from '@soundroof/contract/roofs/results/result'
import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryInput } from '../../testing/arbitrary-input.ts'
import { assessInWords as assess } from '../../testing/assess-in-words.ts'
import { beamReactions, centred } from '../../testing/continuous-beam.ts'
import { runs } from '../../testing/runs.ts'
import { stepsOf } from '../../testing/trace.ts'
import { panelSize } from './arrangements.ts'

const clampsAcross: fc.Arbitrary<AssessmentInput> = fc
  .tuple(arbitraryInput, fc.constantFrom(1, 2, 3, 4, 5, 6), fc.constantFrom('A', 'A2', 'B1', 'B2'))
  .map(([input, sheeting, region]) => ({
    ...input,
    site: { ...input.site, region: region as 'A' },
    array: { ...input.array, railDirection: 'perpendicular', fixing: 'clamp' },
    roofCover: { kind: 'tin-clamped', sheeting },
  }))

/** Zones that take panels, with the uplift on their feet, kPa: of tilt frames with the moment of their legs. */
const accepted = (input: AssessmentInput) => {
  const { zoneResults, trace } = assess(input, catalogue)
  const steps = stepsOf(trace)
  return zoneResults
    .filter((zone) => zone.installable)
    .map((zone) => {
      const heading = `/zone-${zone.title.toLowerCase()}/rails-${zone.numRails}`
      const onFeet = steps.find(({ path, step }) => step.symbol === 'w_f' && path.endsWith(heading))
      return { zone, onFeet: onFeet?.step.value ?? zone.uplift ?? 0 }
    })
}

const numbersIn = (text: string | undefined): readonly number[] => (text?.match(/\d+(\.\d+)?/g) ?? []).map(Number)

/** Ribs and mm between rails, as they are printed. */
const printed = ({ railPlacement }: ZoneResult) => {
  const [, ribs, apart] = /rails (.*?) ribs? apart \((.*?) mm\)/.exec(railPlacement ?? '') ?? []
  return { ribs: numbersIn(ribs), apart: numbersIn(apart) }
}

/** Panel width that the check of the clamp put on one, m; null without uplift. */
const checkedWidth = ({ checks, fixingSpacing }: ZoneResult, onFeet: number): number | null => {
  const demand = checks.find(({ id }) => id === 'clamp-capacity')?.demand
  return demand == null ? null : demand / (onFeet * ((fixingSpacing ?? 0) / 1000))
}

/** Most that a rail carries at the printed distances, on the shortest and the longest panel. */
const carried = (apart: readonly number[], lengths: readonly number[]): number =>
  Math.max(
    ...lengths.flatMap((length) =>
      beamReactions(
        length / 1000,
        centred(
          length / 1000,
          apart.map((gap) => gap / 1000),
        ),
      ),
    ),
  )

test('every clamp zone is set out on whole ribs, and its checks count what the rails carry there', () => {
  let [zones, unequal] = [0, 0]
  fc.assert(
    fc.property(clampsAcross, (input) => {
      const { ribPitch } = catalogue.sheeting.profiles[(input.roofCover as { sheeting: number }).sheeting] ?? {}
      const { length } = panelSize(input)
      const shortest = input.options.panelLengthExact ?? input.array.panelLength.lower
      for (const { zone, onFeet } of accepted(input)) {
        const { ribs, apart } = printed(zone)
        expect(ribs).toHaveLength(zone.numRails - 1)
        expect(apart).toEqual(ribs.map((count) => count * (ribPitch ?? Number.NaN)))
        expect(ribs.every((count) => Number.isInteger(count) && count > 0)).toBe(true)
        const width = checkedWidth(zone, onFeet)
        if (width !== null) expect(width).toBeCloseTo(carried(apart, [length, shortest]), 9)
        zones += 1
        if (new Set(ribs).size > 1) unequal += 1
      }
    }),
    { numRuns: runs(800), seed: 233 },
  )
  expect(zones).toBeGreaterThan(200)
  expect(unequal).toBeGreaterThan(5)
})
