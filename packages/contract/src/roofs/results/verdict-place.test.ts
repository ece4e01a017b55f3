import { expect, it } from 'vitest'
import { verdict } from './result.ts'
import { verdictPlace } from './verdict-place.ts'

it('gives every verdict a place of its own, behind no result', () => {
  const places = [null, ...verdict.options].map(verdictPlace)
  expect(places.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6])
})
