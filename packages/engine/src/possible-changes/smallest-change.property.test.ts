import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryInput } from '../../testing/arbitrary-input.ts'
import { assessInWords as assess } from '../../testing/assess-in-words.ts'
import { changed, roof } from '../../testing/roofs.ts'
import { runs } from '../../testing/runs.ts'

/** Only one of the supports that the purlins may have leaves room for a panel. */
const unsureWithLittleRoom = changed(roof('clamps-on-ribs'), {
  site: { region: 'B1', terrainCategory: 3 },
  building: { length: 4.99, width: 4.99, height: 15.74, roofSlope: 43, shape: 'irregular' },
  array: { panelLength: { lower: 2201, upper: 2300 }, panelWidth: { lower: 900, upper: 1000 } },
  purlin: {
    spacing: 1133.7,
    span: 6750,
    section: 'Z',
    depth: 150,
    thickness: 2.4,
    support: 'simply-supported',
    supportUnsure: true,
    bridging: 0,
  },
  rafter: { spacing: 600, span: 1000, depth: 100, flangeWidth: 75, flangeThickness: 4 },
  options: { roofForm: 'hip', edition: '2011', importanceLevel: 1, designLife: 1, panelGap: 50 },
})

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

type Zones = ReturnType<typeof assess>['zoneResults']

/** How many zones promise something. */
const keptPromises = (input: AssessmentInput, zones: Zones): number => {
  const promised = zones.flatMap(({ advice }, index) => (advice === null ? [] : [{ advice, index }]))
  for (const { advice, index } of promised) {
    const { change, ...promise } = advice
    const zone = assess(carriedOut(input, change), catalogue).zoneResults[index]
    expect(zone).toMatchObject({ installable: true, ...promise })
  }
  return promised.length
}

/** The members that rails are told to be turned to. */
const turnedTo = (zones: Zones): readonly string[] =>
  zones.flatMap(({ advice }) => /turn the rails \w+ to the (\w+)$/i.exec(advice?.change ?? '')?.[1] ?? [])

const governsWhereItFails = (zones: Zones): void => {
  for (const { governingCheck, installable, checks } of zones) {
    if (governingCheck?.startsWith('least spacing') !== true) continue
    expect(installable).toBe(false)
    expect(checks.find((check) => check.id === 'minimum-spacing')?.outcome).toBe('fail')
  }
}

test('a change, carried out, gives what was promised; rails turn to battens below tiles, else to purlins; a third of the panel width governs only where it fails', () => {
  let promised = 0
  const seen = new Set<string>()
  fc.assert(
    fc.property(arbitraryInput, (input) => {
      const { zoneResults } = assess(input, catalogue)
      promised += keptPromises(input, zoneResults)
      for (const member of turnedTo(zoneResults)) {
        seen.add(member)
        expect(member).toBe(input.roofCover.kind === 'tile' ? 'battens' : 'purlins')
      }
      governsWhereItFails(zoneResults)
    }),
    { numRuns: runs(750), examples: [[unsureWithLittleRoom]] },
  )
  expect(promised).toBeGreaterThan(20)
  expect(seen).toEqual(new Set(['battens', 'purlins']))
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
    // Region C over the rafters: the middle alone stays open, and no panel fits there.
    { numRuns: runs(200), examples: [[{ region: 'C', pitch: 704, apart: 777, span: 900, depth: 70 }]] },
  )
  expect(told).toBeGreaterThan(20)
})

describe('what governs', () => {
  const house = roof('house-timber-battens')

  test('a batten without thread is named, not the third of the panel width', () => {
    const { zoneResults } = assess(changed(house, { purlin: { depth: 3 } }), catalogue)
    expect(zoneResults[0]?.reason).toContain('screw withdrawal from timber without capacity')
    expect(zoneResults[0]?.reason).toContain('timber of 3 mm gives no thread')
    expect(zoneResults[0]?.governingCheck).toBe('screw withdrawal from timber')
  })
})
