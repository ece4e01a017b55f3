import { describe, expect, it } from 'vitest'
import { isOutOfDate } from './product.ts'
import { pvModule } from './pv-module.ts'
import { rackingSystem } from './racking-system.ts'
import { readEntry } from './read-product.ts'
import { sampleModule, sampleRacking } from './testing/sample-products.ts'

type Changes = Readonly<Record<string, unknown>>

const problemsWith = (schema: typeof rackingSystem | typeof pvModule, value: unknown): readonly string[] => {
  const read = readEntry(schema, value)
  return read.ok ? [] : read.problems.map(({ path, message }) => `${path.join('.')}: ${message}`)
}
const racking = (changes: Changes) => problemsWith(rackingSystem, { ...sampleRacking, ...changes })
const withRail = (changes: Changes) => racking({ rail: { ...sampleRacking.rail, ...changes } })
const withFixing = (changes: Changes) => racking({ fixings: [{ ...sampleRacking.fixings[0], ...changes }] })
const module = (changes: Changes) => problemsWith(pvModule, { ...sampleModule, ...changes })
const withArrangement = (changes: Changes) =>
  module({ arrangements: [{ ...sampleModule.arrangements[0], ...changes }] })

describe('a racking system', () => {
  it('is read as it was written', () => {
    expect(readEntry(rackingSystem, sampleRacking)).toEqual({ ok: true, entry: sampleRacking })
  })

  it('may leave out what its maker does not publish', () => {
    const { momentCapacity: _, partNumber: __, ...rail } = sampleRacking.rail
    const { splice: ___, moduleClamps: ____, validFrom: _____, ...system } = sampleRacking
    expect(readEntry(rackingSystem, { ...system, rail })).toMatchObject({
      entry: { validFrom: null, rail: { momentCapacity: null }, splice: { momentCapacity: null, partNumber: null } },
    })
  })

  it.each([
    [
      { stiffness: -2.8 },
      'rail.stiffness: -2.8 is not allowed: give the bending stiffness EI as a number above 0, at most 200 kN m2',
    ],
    [
      { stiffness: 0 },
      'rail.stiffness: 0 is not allowed: give the bending stiffness EI as a number above 0, at most 200 kN m2',
    ],
    [
      { stiffness: '2.8' },
      'rail.stiffness: "2.8" is not allowed: give the bending stiffness EI as a number above 0, at most 200 kN m2',
    ],
    [
      { stiffness: undefined },
      'rail.stiffness: is missing: give the bending stiffness EI as a number above 0, at most 200 kN m2',
    ],
    [
      { stiffness: Number.NaN },
      'rail.stiffness: NaN is not allowed: give the bending stiffness EI as a number above 0, at most 200 kN m2',
    ],
    ...[0, 1, 999, 4200.5, 12_001].map((length): [Readonly<Record<string, unknown>>, string] => [
      { stockLengths: [length] },
      `rail.stockLengths.0: ${length} is not allowed: give each stock length in mm as a whole number from 1000 to 12000`,
    ]),
    [{ stockLengths: [] }, 'rail.stockLengths: a list is not allowed: give at least one stock length in mm'],
    [{ colour: 'black' }, 'rail.colour: there is no such field: check its spelling, or take it out'],
  ])('is refused with a rail of %o', (changes, problem) => {
    expect(withRail(changes)).toEqual([problem])
  })

  it.each([
    [
      { capacity: 0 },
      'fixings.0.capacity: 0 is not allowed: give the design capacity as a number above 0, at most 100 kN',
    ],
    [{ region: 'C' }, 'fixings.0.region: "C" is not allowed: give the region as non-cyclonic or cyclonic'],
    [{ jointGroup: 'JD4' }, 'fixings.0.jointGroup: steel has no joint group: leave it empty'],
    [{ support: 'timber' }, 'fixings.0.jointGroup: give the joint group of the timber: JD1, JD2, JD3, JD4, JD5, JD6'],
    [{ screws: 1.5 }, 'fixings.0.screws: 1.5 is not allowed: give the number of screws as a whole number from 1 to 8'],
  ])('is refused with a fixing of %o', (changes, problem) => {
    expect(withFixing(changes)).toEqual([problem])
  })

  it('is refused with an unknown kind of fixing', () => {
    expect(withFixing({ kind: 'glue' })[0]).toMatch(/^fixings\.0.*give the kind of fixing as foot, hook or clamp$/)
  })

  it('is refused with two capacities of one fixing', () => {
    const [first] = sampleRacking.fixings
    expect(racking({ fixings: [first, { ...first, capacity: 9 }] })).toEqual([
      'fixings.1.capacity: foot on steel from 1 mm, 1 screws, non-cyclonic is given twice: keep one of both',
    ])
  })

  it.each([
    [{ id: 'Rail 1' }, /^id: .* is not allowed: give the id as small letters/],
    [{ id: '../rail' }, /^id: .* is not allowed: give the id as small letters/],
    [{ id: '__proto__' }, /^id: .* is not allowed: give the id as small letters/],
    [{ name: 'a\nb' }, /^name: give the name as one line/],
    [{ validUntil: '2026-02-30' }, /^validUntil: give the last day of validity as a date YYYY-MM-DD$/],
    [
      { validFrom: '2027-01-01', validUntil: '2026-01-01' },
      /^validUntil: 2026-01-01 is before the first day, 2027-01-01/,
    ],
    [{ status: 'sure' }, /^status: "sure" is not allowed: give the status as verified, unverified or estimate$/],
  ])('is refused with %o', (changes, problem) => {
    expect(racking(changes)).toEqual([expect.stringMatching(problem)])
  })

  it('tells every problem at once', () => {
    expect(racking({ id: '', mass: -1, rail: { ...sampleRacking.rail, stiffness: -1, overhang: -1 } })).toHaveLength(4)
  })
})

describe('a module', () => {
  it('is read as it was written', () => {
    expect(readEntry(pvModule, sampleModule)).toEqual({ ok: true, entry: sampleModule })
  })

  it.each([
    [{ length: 0 }, 'length: 0 is not allowed: give the length as a number above 0, at most 3000 mm'],
    [{ mass: 0 }, 'mass: 0 is not allowed: give the mass of the module as a number from 1 to 100 kg'],
    [{ mass: 0.001 }, 'mass: 0.001 is not allowed: give the mass of the module as a number from 1 to 100 kg'],
    [{ length: 9000 }, 'length: 9000 is not allowed: give the length as a number above 0, at most 3000 mm'],
    [{ width: 1900 }, 'width: 1900 mm is more than the length of 1762 mm: the longer side is the length'],
  ])('is refused with %o', (changes, problem) => {
    expect(module(changes)).toEqual([problem])
  })

  it.each([
    [
      { pull: { design: 2.4, test: 1.6 } },
      'arrangements.0.pull.test: the test pressure 1.6 kPa is below the design pressure 2.4 kPa: are they exchanged?',
    ],
    [
      { zone: { from: 400, to: 200 } },
      'arrangements.0.zone.to: the zone ends at 200 mm, before it starts at 400 mm: exchange them',
    ],
    [
      { zone: { from: 200, to: 900 } },
      'arrangements.0.zone.to: 900 mm is beyond the middle of the long side at 881 mm: measure from the nearer corner',
    ],
    [{ side: 'top' }, 'arrangements.0.side: "top" is not allowed: give the clamped side as long or short'],
  ])('is refused with an arrangement of %o', (changes, problem) => {
    expect(withArrangement(changes)).toEqual([problem])
  })

  it('is refused with one arrangement given twice', () => {
    const [first] = sampleModule.arrangements
    expect(module({ arrangements: [first, first] })).toEqual([
      `arrangements.1.name: "${first?.name}" is given twice: name each arrangement once`,
    ])
  })
})

describe('validity', () => {
  const validity = { validFrom: '2025-01-01', validUntil: '2026-12-31' }
  it.each([
    ['2024-12-31', true],
    ['2025-01-01', false],
    ['2026-12-31', false],
    ['2027-01-01', true],
  ])('on %s', (today, expected) => {
    expect(isOutOfDate(validity, today)).toBe(expected)
    expect(isOutOfDate({ validFrom: null, validUntil: null }, today)).toBe(false)
  })
})
