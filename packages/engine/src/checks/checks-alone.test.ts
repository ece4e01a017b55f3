import { describe, expect, test } from 'vitest'
import { type Check, compare, type FixingCase, TOLERANCE } from './check.ts'
import { railBending } from './rail-bending.ts'
import { railDeflection } from './rail-deflection.ts'
import { steelScrewPullOut } from './steel-screw-pull-out.ts'
import { tileHookService } from './tile-hook-service.ts'

const status = { uplift: 'verified', railLoad: 'verified' } as FixingCase['status']
const base: FixingCase = {
  pressure: 1.2,
  uplift: 1,
  feet: { uplift: 1, serviceUplift: 0.5, steps: [] },
  railLoad: 0.8,
  status,
  downward: null,
  module: null,
  tributary: 0.9,
  panelWidth: 1000,
  hardware: {
    capacities: {
      'steel-screw-pull-out': {
        value: 1.8,
        status: 'unverified',
        reason: { code: 'screws-in-steel', values: { screws: 1, thickness: 1.5 } },
      },
      'tile-hook-service': { value: 0.9, status: 'estimate', reason: 'bending-of-the-tile-hook-in-service' },
    },
    rail: {
      stiffness: 2.74,
      changeOver: 1.5,
      deflectionSpan: 120,
      momentCapacity: 0.4,
      certifiableMoment: 0.4,
      certified: 'rail',
      momentDivisor: 8,
      status: 'estimate',
    },
    panel: { largest: 5, status: 'estimate' },
  },
}
const fixing = (change: Partial<FixingCase>): FixingCase => ({ ...base, ...change })
const rail = (change: Partial<FixingCase['hardware']['rail']>): FixingCase =>
  fixing({ hardware: { ...base.hardware, rail: { ...base.hardware.rail, ...change } } })
const judged = (check: Check, given: FixingCase, spacing = 1200) =>
  check.judge(given, { spacing, largest: 2000, status: 'verified' })

describe.each([0, -0.3])('a load of %d kPa', (load) => {
  test('limits no fixing and compares nothing', () => {
    for (const [check, given] of [
      [steelScrewPullOut, fixing({ feet: { ...base.feet, uplift: load } })],
      [tileHookService, fixing({ feet: { ...base.feet, serviceUplift: load } })],
    ] as const) {
      expect(check.limit(given)).toBeNull()
      expect(judged(check, given)).toMatchObject({ outcome: 'not-applicable', utilisation: null, reason: 'no-uplift' })
    }
  })

  test('limits no rail in deflection', () => {
    const given = fixing({ railLoad: load })
    expect(railDeflection.limit(given)).toBeNull()
    expect(judged(railDeflection, given)).toMatchObject({
      outcome: 'not-applicable',
      demand: null,
      reason: 'no-load-on-the-rail',
    })
  })

  test('limits no rail in bending', () => {
    const given = fixing({ uplift: load })
    expect(railBending.limit(given)).toBeNull()
    expect(judged(railBending, given)).toMatchObject({ outcome: 'not-applicable', reason: 'no-load-on-the-rail' })
  })
})

describe('a capacity that the hardware does not have', () => {
  const without = fixing({ hardware: { ...base.hardware, capacities: {} } })

  test('is not applied, limits nothing and is compared with nothing', () => {
    expect(steelScrewPullOut.applies(without.hardware)).toBe(false)
    expect(steelScrewPullOut.applies(base.hardware)).toBe(true)
    expect(steelScrewPullOut.limit(without)).toBeNull()
    expect(judged(steelScrewPullOut, without)).toMatchObject({
      outcome: 'not-applicable',
      reason: 'no-uplift',
      status: 'verified',
    })
  })

  test('of a rail in bending neither', () => {
    const unknown = rail({ momentCapacity: null })
    expect(railBending.applies(unknown.hardware)).toBe(false)
    expect(railBending.applies(base.hardware)).toBe(true)
    expect(railBending.limit(unknown)).toBeNull()
    expect(judged(railBending, unknown)).toMatchObject({ outcome: 'not-applicable' })
  })
})

test('a rail in bending: w t s2 / 8 against its moment, as sure as the least sure figure', () => {
  const limit = railBending.limit(base)
  expect(limit?.value).toBeCloseTo(1000 * Math.sqrt((8 * 0.4) / 0.9), 9)
  expect(limit?.status).toBe('estimate')
  expect(judged(railBending, base, limit?.value)).toMatchObject({
    outcome: 'pass',
    status: 'estimate',
    reason: 'rail-bending-moment',
  })
  expect(judged(railBending, base, (limit?.value ?? 0) * 1.001).outcome).toBe('fail')
})

test('a rail in deflection: the third power up to the change-over length, the fourth beyond it', () => {
  const short = railDeflection.limit(fixing({ railLoad: 2 }))
  expect(short?.value).toBeCloseTo(1000 * Math.cbrt(2.74 / 1.8), 9)
  expect(short?.branch).toBe('up-to-the-change-over-length')
  const long = railDeflection.limit(fixing({ railLoad: 0.2 }))
  expect(long?.value).toBeCloseTo(1000 * ((2.74 * 1.5) / 0.18) ** 0.25, 9)
  expect(long?.branch).toBe('beyond-the-change-over-length')
  for (const [given, s] of [
    [fixing({ railLoad: 2 }), short?.value ?? 0],
    [fixing({ railLoad: 0.2 }), long?.value ?? 0],
  ] as const) {
    expect(judged(railDeflection, given, s).utilisation).toBeCloseTo(1, 9)
    expect(judged(railDeflection, given, s * 1.001).outcome).toBe('fail')
  }
})

test('a force on a fixing: its capacity over the load and the width', () => {
  const limit = steelScrewPullOut.limit(base)
  expect(limit?.value).toBeCloseTo((1000 * 1.8) / 0.9, 9)
  expect(limit?.status).toBe('unverified')
  expect(judged(steelScrewPullOut, base, 2000)).toMatchObject({ outcome: 'pass', demand: 1.8, status: 'unverified' })
  expect(judged(tileHookService, base, 2000)).toMatchObject({ outcome: 'pass', demand: 0.9, status: 'estimate' })
})

test('a utilisation may exceed 1 by its last bits, and by no more', () => {
  const words = {
    id: 'x',
    title: 'foot-bracket',
    clause: 'x',
    unit: 'kN',
    status: 'verified',
    reason: 'no-uplift',
  } as const
  expect(compare(words, 1, 1).outcome).toBe('pass')
  expect(compare(words, 1 + TOLERANCE, 1).outcome).toBe('pass')
  expect(compare(words, 1 + 2 * TOLERANCE, 1).outcome).toBe('fail')
  expect(compare(words, 1, 0)).toMatchObject({ outcome: 'fail', utilisation: null })
})
