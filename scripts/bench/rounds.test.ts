import { expect, it } from 'vitest'
import { interleaved, median } from './rounds.mjs'

it('the median of an odd and of an even number of values', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 3, 2])).toBe(2.5)
})

it('turns are taken, and the first does not count', async () => {
  const order: string[] = []
  const next = (name: string, values: number[]) => () => {
    order.push(name)
    return values.shift() ?? 0
  }
  const measured = await interleaved(2, next('a', [900, 6, 6]), next('b', [900, 3, 3]))
  expect(measured).toEqual({ a: 6, b: 3, ratio: 2 })
  expect(order.join('')).toBe('ababab')
})
