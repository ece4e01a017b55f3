import { expect, it } from 'vitest'
import { fateOf, noteServerTime, rightTimeOf } from './server-time.ts'

const noon = Date.UTC(2026, 10, 20, 12)
const minute = 60_000

it('a right is over at its end', () => {
  noteServerTime(noon)
  expect([rightTimeOf(noon + minute, noon), rightTimeOf(noon, noon)]).toEqual(['open', 'over'])
})

it('a right cannot be used while the clock is set back behind the server, and can again once it is right', () => {
  noteServerTime(noon)
  noteServerTime(noon - 60 * minute)
  const until = noon + 60 * minute
  const at = (minutes: number) => rightTimeOf(until, noon + minutes * minute)
  expect([at(-60), at(-11), at(-9), at(0), at(61)]).toEqual(['clock-behind', 'clock-behind', 'open', 'open', 'over'])
})

it('a right that ends on the roof is told, and stays until the server has said the time', () => {
  expect(fateOf('over', false)).toEqual({ isUsable: false, why: 'rightIsOver', isRemoved: false })
  expect(fateOf('over', true)).toEqual({ isUsable: false, why: 'rightIsOver', isRemoved: true })
})

it('a clock an hour slow is told and removes nothing; one an hour fast takes an hour from the right', () => {
  noteServerTime(noon)
  const hour = 60 * minute
  const at = (until: number, clock: number) => fateOf(rightTimeOf(until, clock), false)
  expect(at(noon + hour, noon - hour)).toEqual({ isUsable: false, why: 'clockIsBehind', isRemoved: false })
  expect(at(noon + 2 * hour, noon + hour)).toEqual({ isUsable: true, why: null, isRemoved: false })
  expect(at(noon + hour, noon + hour)).toEqual({ isUsable: false, why: 'rightIsOver', isRemoved: false })
  expect(at(noon + hour, noon)).toEqual({ isUsable: true, why: null, isRemoved: false })
})
