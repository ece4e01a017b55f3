import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { ageWords, arrayWords, loadWords, roofWords, warningWords } from './queue-words.ts'

const say = sayIn('en-AU')

const now = Date.parse('2026-11-23T12:00:00Z')

it.each([
  ['2026-11-23T11:30:00Z', 'less than an hour'],
  ['2026-11-23T12:00:05Z', 'less than an hour'],
  ['2026-11-23T10:59:00Z', '1 hour'],
  ['2026-11-21T12:30:00Z', '47 hours'],
  ['2026-11-21T11:00:00Z', '2 days'],
  ['2026-11-03T11:00:00Z', '20 days'],
])('submitted %s, a project has waited %s', (submittedAt, words) => {
  expect(ageWords(say, submittedAt, now)).toBe(words)
})

it('tells what an engineer has to do, and what is late only where something is', () => {
  const load = { id: 'a', name: 'Ann', isActive: true, reviewing: 2, ongoing: 1, late: 0 }
  expect(loadWords(say, load)).toBe('2 under review, 1 ongoing')
  expect(loadWords(say, { ...load, late: 1 })).toBe('2 under review, 1 ongoing, 1 late')
  expect(loadWords(say, { ...load, isActive: false })).toContain(
    'Account disabled: an administrator can hand these over.',
  )
})

it('says array, roof and warnings as far as they are known', () => {
  expect(arrayWords(say, { kilowatts: 10.5604, panels: 24 })).toBe('10.56 kW, 24 panels')
  expect([
    arrayWords(say, { kilowatts: 60, panels: null }),
    arrayWords(say, { kilowatts: null, panels: null }),
  ]).toEqual(['60 kW', '–'])
  expect(roofWords(say, { roofForm: 'hip', roofType: 'tile' })).toBe('Hip, Tile')
  expect(roofWords(say, { roofForm: 'flat', roofType: null })).toBe('Flat')
  expect([null, 0, 1, 3].map((warnings) => warningWords(say, { warnings }))).toEqual([
    null,
    null,
    '1 warning',
    '3 warnings',
  ])
})
