import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryInput } from '../../testing/arbitrary-input.ts'
import { fixingResults } from '../../testing/fixed-fixings.ts'
import { runs } from '../../testing/runs.ts'

const years = fc.tuple(fc.constantFrom(25, 50, 100, 200), fc.constantFrom(250, 500, 1000, 2500))
const categories = [4, 3, 2.5, 2, 1.5, 1] as const

const during = (input: AssessmentInput, returnPeriod: number): AssessmentInput => ({
  ...input,
  options: { ...input.options, returnPeriod: returnPeriod as 25 },
})
const on = (input: AssessmentInput, index: number): AssessmentInput => ({
  ...input,
  site: { ...input.site, terrainCategory: categories[index] as 1 },
})

/** The worst that a check says: what holds by itself, what a condition must say, what fails. */
const order = ['not-applicable', 'pass', 'condition', 'fail']

test('with rails and spacing fixed more wind lowers no utilisation of module, rail and fixings, and no outcome is milder', () => {
  let onCondition = 0
  fc.assert(
    fc.property(
      arbitraryInput,
      years,
      fc.nat({ max: 4 }),
      fc.integer({ min: 300, max: 2500 }),
      (input, [low, high], index, spacing) => {
        for (const [easy, hard] of [
          [during(input, low), during(input, high)],
          [on(input, index), on(input, index + 1)],
        ] as const) {
          const after = fixingResults(hard, spacing)
          for (const [name, before] of fixingResults(easy, spacing)) {
            const later = after.get(name)
            onCondition += later?.outcome === 'condition' ? 1 : 0
            expect(order.indexOf(later?.outcome ?? ''), name).toBeGreaterThanOrEqual(order.indexOf(before.outcome))
            if (before.utilisation === null) continue
            expect(later?.utilisation ?? Number.POSITIVE_INFINITY, name).toBeGreaterThanOrEqual(
              before.utilisation * (1 - 1e-9),
            )
          }
        }
      },
    ),
    { numRuns: runs(500) },
  )
  expect(onCondition).toBeGreaterThan(500)
})
