import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryInput } from '../../testing/arbitrary-input.ts'
import { assessInWords as assess } from '../../testing/assess-in-words.ts'
import { changed, roof } from '../../testing/roofs.ts'
import { runs } from '../../testing/runs.ts'

const carriedOut = (input: AssessmentInput, words: string): AssessmentInput => {
  const screws = words.includes('two screws') ? 2 : input.options.screwsPerFoot
  const turned = input.array.railDirection === 'parallel' ? 'perpendicular' : 'parallel'
  const railDirection = /turn the rails/i.test(words) ? turned : input.array.railDirection
  return {
    ...input,
    array: { ...input.array, railDirection },
    options: { ...input.options, screwsPerFoot: screws },
  }
}

test('a change, carried out, gives the rails and the spacing that were promised', () => {
  let promised = 0
  fc.assert(
    fc.property(arbitraryInput, (input) => {
      for (const [index, { advice }] of assess(input, catalogue).zoneResults.entries()) {
        if (advice === null) continue
        promised += 1
        const { change, ...promise } = advice
        const zone = assess(carriedOut(input, change), catalogue).zoneResults[index]
        expect(zone).toMatchObject({ installable: true, ...promise })
      }
    }),
    { numRuns: runs(1500) },
  )
  expect(promised).toBeGreaterThan(20)
})

test('feet over the rafters, carried out, give the rails and the spacing of the alternative', () => {
  let told = 0
  const house = roof('house-rails-along-battens')
  const drawn = fc.record({
    region: fc.constantFrom('A2' as const, 'B1' as const, 'C' as const),
    pitch: fc.integer({ min: 450, max: 1200 }),
    apart: fc.integer({ min: 450, max: 1200 }),
    span: fc.integer({ min: 900, max: 3000 }),
    depth: fc.integer({ min: 70, max: 190 }),
  })
  fc.assert(
    fc.property(drawn, ({ region, pitch, apart, span, depth }) => {
      const input = changed(house, {
        site: { region },
        purlin: { spacing: pitch, span: apart },
        rafter: { spacing: apart, span, depth },
        options: { battenCapacity: null },
      })
      const over = assess(changed(input, { options: { feetOverRafters: true } }), catalogue)
      for (const [index, { fixingSpacing, alternatives }] of assess(input, catalogue).zoneResults.entries())
        for (const { condition, ...promise } of alternatives) {
          if (condition?.startsWith('with the feet over the rafters') !== true) continue
          told += 1
          expect(over.zoneResults[index]).toMatchObject({ installable: true, ...promise })
          expect(promise.fixingSpacing).toBeGreaterThan(fixingSpacing ?? 0)
        }
    }),
    { numRuns: runs(200) },
  )
  expect(told).toBeGreaterThan(20)
})

test('rails are turned beside battens below tiles, beside purlins below sheeting', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(arbitraryInput, (input) => {
      const isTile = input.roofCover.kind === 'tile'
      for (const { advice } of assess(input, catalogue).zoneResults) {
        const [, member] = /turn the rails \w+ to the (\w+)$/i.exec(advice?.change ?? '') ?? []
        if (member === undefined) continue
        seen.add(member)
        expect(member).toBe(isTile ? 'battens' : 'purlins')
      }
    }),
    { numRuns: runs(1500) },
  )
  expect(seen).toEqual(new Set(['battens', 'purlins']))
})

describe('what governs', () => {
  const house = roof('house-timber-battens')

  test('a batten without thread is named, not the third of the panel width', () => {
    const { zoneResults } = assess(changed(house, { purlin: { depth: 3 } }), catalogue)
    expect(zoneResults[0]?.reason).toContain('screw withdrawal from timber without capacity')
    expect(zoneResults[0]?.reason).toContain('timber of 3 mm gives no thread')
    expect(zoneResults[0]?.governingCheck).toBe('screw withdrawal from timber')
  })

  test('the third of the panel width governs only where it fails', () => {
    fc.assert(
      fc.property(arbitraryInput, (input) => {
        for (const zone of assess(input, catalogue).zoneResults) {
          if (zone.governingCheck?.startsWith('least spacing') !== true) continue
          expect(zone.installable).toBe(false)
          expect(zone.checks.find((check) => check.id === 'minimum-spacing')?.outcome).toBe('fail')
        }
      }),
      { numRuns: runs(400) },
    )
  })
})
