import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { catalogue } from '@soundroof/data'
import { adviceInWords } from '@soundroof/report/wording/in-words'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryInput } from '../../testing/arbitrary-input.ts'
import { assessInWords as assess, say } from '../../testing/assess-in-words.ts'
import { changed, roof } from '../../testing/roofs.ts'
import { pairsOf, variantsOf } from '../changes/variants.ts'
import { advise as adviseInCodes } from './advise.ts'

const shed = roof('shed-region-c')

const bands = [
  { lower: 1600, upper: 1700 },
  { lower: 1901, upper: 2000 },
  { lower: 2201, upper: 2300 },
]

const advise = (...of: Parameters<typeof adviseInCodes>) => adviceInWords(adviseInCodes(...of), 'en-AU')

const placeWith = (input: AssessmentInput, words: string, title: string) => {
  const singles = variantsOf(input, bands)
  const variant = [...singles, ...pairsOf(singles)].find((each) => say(each.message) === words)
  if (variant === undefined) throw new Error(`no change says: ${words}`)
  const { zoneResults, ridgeCorner } = assess(variant.change(input), catalogue)
  return title === 'Ridge ends' ? ridgeCorner : zoneResults.find((zone) => zone.title === title)
}

describe('remedies', () => {
  test('each of them, carried out, gives the rails and the spacing that were promised', () => {
    let told = 0
    fc.assert(
      fc.property(arbitraryInput, (input) => {
        for (const { title, remedies } of advise(input, catalogue, bands).zones)
          for (const { change, numRails, fixingSpacing } of remedies) {
            told += 1
            expect(placeWith(input, change, title)).toMatchObject({ installable: true, numRails, fixingSpacing })
          }
      }),
      { numRuns: 150, seed: 20261121 },
    )
    expect(told).toBeGreaterThan(20)
  })

  test('only zones that fail have any, and the first is the smallest change that helps', () => {
    fc.assert(
      fc.property(arbitraryInput, (input) => {
        const failing = assess(input, catalogue).zoneResults.flatMap(({ title, installable, notApplicable }) =>
          installable || notApplicable ? [] : [title as string],
        )
        const { zones } = advise(input, catalogue, bands)
        expect(zones.map(({ title }) => title).filter((title) => title !== 'Ridge ends')).toEqual(failing)
        for (const { title, remedies } of zones) {
          const words = variantsOf(input, bands).map((variant) => say(variant.message))
          const first = words.findIndex((each) => placeWith(input, each, title)?.installable)
          if (first >= 0) expect(remedies[0]?.change).toBe(words[first])
        }
      }),
      { numRuns: 60, seed: 20261122 },
    )
  })

  test('a clamp may be changed for a screw, a tilt for a lower one, and bridging grows up to three rows', () => {
    const kinds = (input: AssessmentInput) => variantsOf(input, bands).map(({ kind }) => kind)
    const tilted = changed(shed, { array: { mount: 'tilt', tilt: 12 } })
    expect(variantsOf(tilted, bands).flatMap(({ kind, message }) => (kind === 'tilt' ? [say(message)] : []))).toEqual([
      'Lower the tilt from 12 to 10 degrees',
      'Lower the tilt from 12 to 5 degrees',
      'Lay the panels flush with the roof',
    ])
    const clamped: AssessmentInput = { ...shed, roofCover: { kind: 'tin-clamped', sheeting: 1 } }
    expect(kinds(clamped)).toContain('fixing')
    expect(kinds(shed)).not.toContain('fixing')
  })
})

describe('unknowns', () => {
  const unsure = changed(shed, {
    purlin: {
      material: 'steel',
      section: 'Z',
      depth: 150,
      thickness: 1.5,
      thicknessUnsure: true,
      support: 'lapped',
      supportUnsure: true,
      bridging: 1,
      spacing: 1200,
      span: 6000,
    },
  })

  test('the worst is no better than the assumed, the best no worse, and the largest effect comes first', () => {
    const { unknowns } = advise(unsure, catalogue, bands)
    expect(unknowns.map(({ question }) => question).sort()).toEqual(['Purlin support condition', 'Purlin thickness'])
    for (const { low, likely, high } of unknowns) {
      expect(low.installable).toBeLessThanOrEqual(likely.installable)
      expect(high.installable).toBeGreaterThanOrEqual(likely.installable)
    }
    const effects = unknowns.map(({ low, high }) => high.installable - low.installable)
    expect([...effects].sort((a, b) => b - a)).toEqual(effects)
  })

  test('an estimate that is shown for information uses nothing up', () => {
    const topHats = changed(unsure, {
      purlin: { section: 'top-hat', depth: 96, thickness: 1, supportUnsure: false, bridging: null, span: 4000 },
    })
    const zones = assess(topHats, catalogue).zoneResults.filter(({ notApplicable }) => !notApplicable)
    const largest = (isShown: boolean) =>
      Math.max(
        ...zones.flatMap(({ checks }) =>
          checks.flatMap(({ outcome, utilisation }) =>
            utilisation !== null && (isShown || outcome !== 'not-checked') ? [utilisation] : [],
          ),
        ),
      )
    const [thickness] = advise(topHats, catalogue, bands).unknowns
    expect(thickness?.likely.utilisation).toBe(largest(false))
    expect(largest(true)).toBeGreaterThan(largest(false))
  })

  test('without an answer "Unsure" there is nothing to measure', () => {
    expect(advise(shed, catalogue, bands).unknowns).toEqual([])
  })
})
