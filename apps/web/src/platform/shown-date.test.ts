import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { shownDay, shownDayOf, shownMoment, startOfDay } from './shown-date.ts'

const say = sayIn('en-AU')

it('a calendar day is independent of the time zone, with or without a time', () => {
  expect(shownDay(say, '2026-12-01')).toBe('1 Dec 2026')
  expect(shownDay(say, '2026-12-01T23:59:00.000Z')).toBe('1 Dec 2026')
  expect(shownDay(say, '2026-6-30')).toBe('30 Jun 2026')
  expect(shownDayOf(say, '2026-06-30T14:00:00.000Z')).toBe('1 Jul 2026')
})

it('a moment is shown in the time of Sydney, with its zone, wherever the reader is', () => {
  expect(shownMoment(say, '2026-11-02T22:05:00.000Z')).toBe('3 Nov 2026, 09:05 AEDT')
  expect(shownMoment(say, '2026-07-02T22:05:00.000Z')).toBe('3 Jul 2026, 08:05 AEST')
  expect(shownMoment(say, 'soon')).toBe('soon')
})

it('a day of a filter begins in Sydney', () => {
  expect([startOfDay('2026-10-04'), startOfDay('2026-10-04', 1)]).toEqual([
    '2026-10-03T14:00:00.000Z',
    '2026-10-04T13:00:00.000Z',
  ])
  expect([startOfDay(undefined), startOfDay('x'), startOfDay('9999-12-31')]).toEqual(['', '', ''])
})

it.each(['', 'soon', '2026'])('text that is not a date is shown unchanged: %j', (text) => {
  expect(shownDay(say, text)).toBe(text)
})
