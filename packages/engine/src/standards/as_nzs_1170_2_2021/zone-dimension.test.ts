import { expect, test } from 'vitest'
import { zoneDimension2021 } from './zone-dimension.ts'

/** Plan dimensions whose fifth is a length of whole centimetres, as they are typed. */
const plans = Array.from({ length: 10_000 }, (_, index) => (index + 1) / 20)
const fifthOf = (plan: number): number => Number((plan / 5).toFixed(2))

test('a height of exactly a fifth of the plan is not below it', () => {
  expect(4.6 / 23).toBeLessThan(0.2)
  for (const plan of plans) {
    const step = zoneDimension2021(plan, plan, fifthOf(plan))
    expect(step.branch).toBe('h-b-or-h-d-at-least-0-2')
    expect(step.value).toBeCloseTo(plan / 5, 9)
  }
})

test('one centimetre below a fifth, twice the height counts', () => {
  for (const plan of plans.filter((entry) => fifthOf(entry) > 0.01)) {
    const h = Number((fifthOf(plan) - 0.01).toFixed(2))
    expect(zoneDimension2021(plan, plan, h)).toMatchObject({ value: 2 * h, formula: '2 * h' })
  }
})

test('one plan dimension at a fifth is enough', () => {
  expect(zoneDimension2021(23, 60, 4.6).value).toBeCloseTo(4.6, 12)
  expect(zoneDimension2021(60, 23, 4.6).value).toBeCloseTo(4.6, 12)
})
