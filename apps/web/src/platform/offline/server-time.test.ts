import { expect, it } from 'vitest'
import { isOver, noteServerTime } from './server-time.ts'

const noon = Date.UTC(2026, 10, 20, 12)
const minute = 60_000

it('a right is over at its end, and where the clock was set back behind the server', () => {
  noteServerTime(noon)
  noteServerTime(noon - 60 * minute)
  expect([isOver(noon + minute, noon), isOver(noon, noon)]).toEqual([false, true])
  expect([isOver(noon + minute, noon - 9 * minute), isOver(noon + minute, noon - 11 * minute)]).toEqual([false, true])
})
