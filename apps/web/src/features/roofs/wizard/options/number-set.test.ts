import { expect, it } from 'vitest'
import { completeSet } from './number-set.ts'

it('numbers that only count together are nothing until each is there and fits', () => {
  const positive = (all: { readonly a: number; readonly b: number }) => all.a > 0 && all.b > 0
  expect(completeSet({ a: 1, b: null }, positive)).toBeNull()
  expect(completeSet({ a: 1, b: -1 }, positive)).toBeNull()
  expect(completeSet({ a: 1, b: 2 }, positive)).toEqual({ a: 1, b: 2 })
})
