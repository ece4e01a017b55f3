import { stateCodes } from '@soundroof/contract/roofs/places/state-codes'
import { emptyProject } from '@soundroof/contract/roofs/projects/draft'
import { expect, test } from 'vitest'
import { siteDay } from './site-day.ts'

const blank = emptyProject('2026-11-21 9:5:0')

test.each([
  ['NSW', '2026-12-01'],
  ['QLD', '2026-12-01'],
  ['WA', '2026-11-30'],
] as const)('a day begins in the east hours before it begins in the west: %s', (code, day) => {
  const project = { ...blank, building: { ...blank.building, state: stateCodes.indexOf(code) } }
  expect(siteDay(new Date('2026-11-30T14:30:00Z'), project)).toBe(day)
})
