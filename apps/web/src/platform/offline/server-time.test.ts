import { expect, it } from 'vitest'
import { noteServerTime, rightTimeOf } from './server-time.ts'

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
