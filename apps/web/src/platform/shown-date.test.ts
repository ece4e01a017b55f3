import { expect, it } from 'vitest'
import { shownDay, shownMoment } from './shown-date.ts'

it('a calendar day is independent of the time zone, with or without a time', () => {
  expect(shownDay('2026-12-01')).toBe('1 Dec 2026')
  expect(shownDay('2026-12-01T23:59:00.000Z')).toBe('1 Dec 2026')
})

it('a moment is shown in the time zone of the reader', () => {
  expect(shownMoment(new Date(2026, 10, 3, 9, 5).toISOString())).toMatch(/^3 Nov 2026, 09:05\sam$/)
})

it.each(['', 'soon', '2026'])('text that is not a date is shown unchanged: %j', (text) => {
  expect(shownDay(text)).toBe(text)
})
