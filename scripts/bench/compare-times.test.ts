import { expect, it } from 'vitest'
import { compareTimes, guessing } from './compare-times.mjs'

it('times that do not overlap are known, equal ones are guessed', () => {
  expect(guessing([3, 4], [1, 2])).toBe(1)
  expect(guessing([1, 2], [3, 4])).toBe(0)
  expect(guessing([1, 2], [1, 2])).toBe(0.5)
})

it('both kinds are measured equally often, and their medians compared', async () => {
  const { a, b, ratio } = await compareTimes(
    9,
    async () => 6,
    async () => 3,
  )
  expect([a, b, ratio]).toEqual([6, 3, 2])
})
