import { describe, expect, it } from 'vitest'
import { australianDayOf, momentInWords, momentInZone, startOfAustralianDay } from './australian-time.ts'

describe('a day of a filter begins in Sydney', () => {
  it.each([
    ['2026-07-01', '2026-06-30T14:00:00.000Z'],
    ['2026-11-21', '2026-11-20T13:00:00.000Z'],
    // Daylight saving begins on 4 October 2026 and ends on 5 April 2026, both at 2 or 3 in the night.
    ['2026-10-04', '2026-10-03T14:00:00.000Z'],
    ['2026-10-05', '2026-10-04T13:00:00.000Z'],
    ['2026-04-05', '2026-04-04T13:00:00.000Z'],
    ['2026-04-06', '2026-04-05T14:00:00.000Z'],
  ])('%s: %s', (day, moment) => {
    expect(startOfAustralianDay(day)?.toISOString()).toBe(moment)
  })

  it('and the next day begins 23 or 25 hours later where the clock changes', () => {
    const hours = (day: string) =>
      (Number(startOfAustralianDay(day, 1)) - Number(startOfAustralianDay(day))) / (3600 * 1000)
    expect(['2026-10-04', '2026-04-05', '2026-04-06'].map(hours)).toEqual([23, 25, 24])
  })

  it.each(['', '2026-13-01', '2026-02-30', 'soon', '21.11.2026'])('unless it is no day: %j', (text) => {
    expect(startOfAustralianDay(text)).toBeNull()
  })
})

it('a moment names its time zone', () => {
  expect(momentInWords('2026-11-20T22:05:00.000Z')).toBe('21 Nov 2026, 09:05 AEDT')
  expect(momentInWords('2026-07-01T14:30:00.000Z')).toBe('2 Jul 2026, 00:30 AEST')
  expect(momentInZone(Date.UTC(2026, 6, 1), 'Australia/Perth')).toBe('1 Jul 2026, 08:00 AWST')
  expect(momentInZone(Date.UTC(2026, 6, 1), 'UTC')).toBe('1 Jul 2026, 00:00 UTC')
  expect(australianDayOf('2026-11-20T22:05:00.000Z')).toBe('21 Nov 2026')
})
