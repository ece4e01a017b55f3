import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { CodedResult, CodedZoneResult } from '@soundroof/contract/roofs/results/result'
import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryInput } from '../../testing/arbitrary-input.ts'
import { runs } from '../../testing/runs.ts'
import { assess } from '../assess.ts'
import { type BuiltZone, judgeAsBuilt, type Laid } from './judge-as-built.ts'

type Planned = Pick<CodedZoneResult, 'alternatives'> & { readonly zone: string; readonly planned: Laid }

type Place = Pick<CodedZoneResult, 'installable' | 'numRails' | 'fixingSpacing' | 'largestSpacing' | 'alternatives'>

const plannedIn = (result: CodedResult): readonly Planned[] => {
  const { zoneResults, ridgeCorner, setback } = result
  const places: readonly (readonly [string, Place])[] = [
    ...zoneResults.map((zone) => [zone.title, zone] as const),
    ...(ridgeCorner === null ? [] : [['Ridge ends', ridgeCorner] as const]),
  ]
  return places.flatMap(([zone, place]) => {
    const { installable, numRails, fixingSpacing, largestSpacing, alternatives } = place
    if (!installable || fixingSpacing === null) return []
    return [{ zone, alternatives, planned: { rails: numRails, spacing: largestSpacing ?? fixingSpacing, setback } }]
  })
}

const roofs = fc.noShrink(arbitraryInput)

const judge = (input: AssessmentInput, result: CodedResult, zones: readonly BuiltZone[]) =>
  judgeAsBuilt(input, catalogue, result, zones)

test('what is built at the planned values, or closer, is as planned', () => {
  let zones = 0
  fc.assert(
    fc.property(roofs, fc.double({ min: 0.1, max: 1, noNaN: true }), (input, share) => {
      const result = assess(input, catalogue)
      const built = plannedIn(result).map(({ zone, planned }) => ({
        zone,
        planned,
        built: { ...planned, spacing: planned.spacing * share, setback: planned.setback / share },
      }))
      for (const { outcome, reasons } of judge(input, result, built)) {
        expect([outcome, reasons]).toEqual(['as-planned', []])
        zones += 1
      }
    }),
    { numRuns: runs(300) },
  )
  expect(zones).toBeGreaterThan(20)
})

test('a panel nearer to the edge than the setback is always a deviation', () => {
  let zones = 0
  fc.assert(
    fc.property(roofs, fc.double({ min: 0, max: 0.99, noNaN: true }), (input, share) => {
      const result = assess(input, catalogue)
      if (result.setback <= 0) return
      const built = plannedIn(result).map(({ zone, planned }) => ({
        zone,
        planned,
        built: { ...planned, setback: planned.setback * share },
      }))
      for (const { outcome, reasons } of judge(input, result, built)) {
        expect([outcome, reasons[0]?.kind]).toEqual(['deviation', 'setback'])
        zones += 1
      }
    }),
    { numRuns: runs(200) },
  )
  expect(zones).toBeGreaterThan(10)
})

test('a wider spacing never turns a deviation into a pass', () => {
  let [passed, failed] = [0, 0]
  const steps = [1.02, 1.2, 1.5, 2, 3, 6]
  fc.assert(
    fc.property(roofs, fc.constantFrom(2, 3, 4), (input, rails) => {
      const result = assess(input, catalogue)
      for (const { zone, planned } of plannedIn(result)) {
        const built = steps.map((step) => ({
          zone,
          planned,
          built: { ...planned, rails, spacing: planned.spacing * step },
        }))
        const passes = judge(input, result, built).map(({ outcome }) => outcome !== 'deviation')
        const first = passes.indexOf(false)
        if (first >= 0) expect(passes.slice(first)).not.toContain(true)
        passed += passes.filter(Boolean).length
        failed += passes.filter((pass) => !pass).length
      }
    }),
    { numRuns: runs(300) },
  )
  expect(passed).toBeGreaterThan(5)
  expect(failed).toBeGreaterThan(20)
})

test('other rails at the spacing that the result itself names pass, but for what it asks on a condition', () => {
  let passed = 0
  fc.assert(
    fc.property(roofs, (input) => {
      const result = assess(input, catalogue)
      for (const { zone, planned, alternatives } of plannedIn(result)) {
        const others = alternatives.filter(({ numRails }) => numRails !== planned.rails)
        for (const { numRails: rails, fixingSpacing: spacing, condition } of others) {
          const [judged] = judge(input, result, [{ zone, planned, built: { ...planned, rails, spacing } }])
          const kinds = judged?.reasons.map(({ kind }) => kind) ?? []
          if (condition === undefined) expect(kinds).not.toContain('crossing')
          expect(kinds.filter((kind) => kind === 'fails' || kind === 'fails-by')).toEqual([])
          if (judged?.outcome !== 'deviation') passed += 1
        }
      }
    }),
    { numRuns: runs(300) },
  )
  expect(passed).toBeGreaterThan(10)
})
