import { catalogue } from '@soundroof/data'
import { describe, expect, test } from 'vitest'
import { assessInWords as assess } from '../../testing/assess-in-words.ts'
import { changed, roof } from '../../testing/roofs.ts'
import type { FixingCase } from './check.ts'
import { momentToCertify, railBending } from './rail-bending.ts'
import { railDeflection } from './rail-deflection.ts'

const { rail: unnamed } = catalogue.fixings
const withRail = (momentCapacity: number, certifiableMoment = momentCapacity) => ({
  ...catalogue,
  fixings: { ...catalogue.fixings, rail: { ...unnamed, momentCapacity, certifiableMoment } },
})
const shed = roof('shed-region-a-roof-8')
const internal = (momentCapacity: number) => assess(shed, withRail(momentCapacity)).zoneResults[0]

/** A rail under these loads, kPa, with t 0.985 m. */
const railOf = (uplift: number, downward: number | null = null): FixingCase => ({
  pressure: uplift,
  uplift,
  downward,
  feet: { uplift, serviceUplift: 0, steps: [] },
  railLoad: 0.4,
  status: { uplift: 'verified', downward: 'verified', railLoad: 'verified' },
  tributary: 0.985,
  panelWidth: 1134,
  module: null,
  hardware: {
    capacities: {},
    rail: {
      stiffness: unnamed.stiffness,
      changeOver: unnamed.changeOver,
      deflectionSpan: 120,
      momentCapacity: unnamed.momentCapacity,
      certifiableMoment: unnamed.certifiableMoment,
      certified: 'rail',
      momentDivisor: 8,
      status: 'estimate',
    },
    panel: { largest: 5, status: 'verified' },
  },
})
const trial = (spacing: number) => ({ spacing, largest: spacing, status: 'verified' as const })

describe('a rail that is not named', () => {
  test('carries what the published spacings of the standard rail put on it', () => {
    expect(unnamed.momentCapacity * 8).toBeCloseTo(2.91, 2)
    // Cell s1176: w_u 0.873, t 0.985, s 1.84.
    expect(railBending.judge(railOf(0.873), trial(1840)).reason).toBe('rail-bending-moment')
    expect(railBending.judge(railOf(0.873), trial(1850)).reason).toBe('rail-to-be-certified')
  })

  test('takes more only as a rail certified for it, up to the stiff generic rail', () => {
    expect(unnamed.certifiableMoment).toBe(catalogue.racking['generic-stiff-rail']?.rail.momentCapacity)
    const largest = railBending.limit(railOf(2))?.value ?? 0
    expect(largest).toBeCloseTo(1000 * Math.sqrt((8 * 1.18) / (2 * 0.985)), 6)
    expect(railBending.judge(railOf(2), trial(largest))).toMatchObject({
      outcome: 'condition',
      capacity: 0.364,
      reason: 'rail-to-be-certified',
    })
    expect(railBending.judge(railOf(2), trial(largest)).utilisation).toBeCloseTo(1.18 / 0.364, 9)
    expect(railBending.judge(railOf(2), trial(1.001 * largest))).toMatchObject({
      outcome: 'fail',
      reason: { code: 'rail-beyond', values: { largest: 1.18 } },
    })
  })

  test('prints the moment, load and spacing under their own symbols', () => {
    expect(railBending.limit(railOf(2))).toMatchObject({
      formula: '1000 * (8 * phi_Mc / (w_r * t)) ^ (1 / 2)',
      given: { phi_Mc: 1.18, w_r: 2, t: 0.985 },
    })
    expect(momentToCertify(railOf(2), 1800)?.given).toEqual({ w_r: 2, t: 0.985, s: 1800 })
    const certain = { ...railOf(2).hardware.rail, certifiableMoment: 0.364 }
    const named = railBending.limit({ ...railOf(2), hardware: { ...railOf(2).hardware, rail: certain } })
    expect(named?.given).toEqual({ phi_M: 0.364, w_r: 2, t: 0.985 })
  })

  test('bends by the larger of uplift and downward load', () => {
    expect(railBending.judge(railOf(0.5, 0.9), trial(1000)).demand).toBeCloseTo((0.9 * 0.985) / 8, 12)
    expect(railBending.judge(railOf(-0.2, 0.9), trial(1000)).demand).toBeCloseTo((0.9 * 0.985) / 8, 12)
  })

  test('has its condition with the moment, and only where it is needed', () => {
    expect(assess(shed, withRail(0.1, 1.18)).conditions.join('\n')).toMatch(
      /Rails: only a rail and splices certified for a design moment of at least 0\.\d+ kNm/,
    )
    expect(assess(shed, catalogue).conditions.join('\n')).not.toContain('Rails: only')
  })
})

test('its deflection is printed in mm beside a 120th of the span, and decides as before', () => {
  const short = railDeflection.judge(railOf(1), trial(1500))
  expect([short.unit, short.capacity]).toEqual(['mm', 12.5])
  expect(short.demand).toBeCloseTo(((0.4 * 0.985 * 1.5 ** 3) / 2.74) * 12.5, 9)
  const long = railDeflection.judge(railOf(1), trial(2000))
  expect(long.capacity).toBeCloseTo(15, 0)
  expect(long.utilisation).toBeCloseTo((0.4 * 0.985 * 2 ** 4) / (2.74 * 1.808), 9)
})

test('a rail whose moment is known limits the spacing', () => {
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

test('a system whose rail has no published moment is checked like one that is not named', () => {
  const system = catalogue.racking['generic-l-foot-on-steel']
  if (system === undefined) throw new Error('no such system')
  const nameless = { ...system, rail: { ...system.rail, momentCapacity: null } }
  const racking = { ...catalogue.racking, 'generic-l-foot-on-steel': nameless }
  const chosen = changed(shed, { options: { racking: 'generic-l-foot-on-steel' } })
  const zone = assess(chosen, { ...catalogue, racking }).zoneResults[0]
  expect(zone?.checks.find(({ id }) => id === 'rail-bending')?.outcome).toBe('pass')
})
