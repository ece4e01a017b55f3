import { catalogue } from '@soundroof/data'
import { expect, test } from 'vitest'
import { assessInWords as assess } from '../../testing/assess-in-words.ts'
import { roof } from '../../testing/roofs.ts'

const withRail = (momentCapacity: number) => ({
  ...catalogue,
  fixings: { ...catalogue.fixings, rail: { ...catalogue.fixings.rail, momentCapacity } },
})
const shed = roof('shed-region-a-roof-8')
const internal = (momentCapacity: number) => assess(shed, withRail(momentCapacity)).zoneResults[0]

test('a rail whose section is known is checked in bending, and limits the spacing', () => {
  const strong = internal(0.5)
  const check = strong?.checks.find(({ id }) => id === 'rail-bending')
  const s = (strong?.fixingSpacing ?? 0) / 1000
  expect(check?.demand).toBeCloseTo(((strong?.uplift ?? 0) * 0.9 * s * s) / 8, 12)
  expect(check).toMatchObject({ outcome: 'pass', capacity: 0.5, unit: 'kNm', status: 'estimate' })
  const weak = internal(0.1)
  expect(weak).toMatchObject({ numRails: 4, governingCheck: 'rail bending' })
  expect(weak?.spacingBeforeSettingOut).toBeCloseTo(1000 * Math.sqrt(0.8 / ((weak?.uplift ?? 0) * 0.54)), 6)
  expect(internal(0.05)?.reason).toContain('rail bending')
})

test('the default rail has no section, and no such check', () => {
  const checks = assess(shed, catalogue).zoneResults[0]?.checks ?? []
  expect(checks.some(({ id }) => id === 'rail-bending')).toBe(false)
})
