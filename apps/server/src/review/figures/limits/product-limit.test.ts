import type { RackingFixing, RackingSystem } from '@soundroof/contract/roofs/catalogue/products/racking-system'
import { sampleModule, sampleRacking } from '@soundroof/contract/roofs/catalogue/products/testing/sample-products'
import { catalogue } from '@soundroof/data'
import { expect, it } from 'vitest'
import { type Held, moduleHeld, rackingHeld, timesOf } from './product-limit.ts'

const most = (after: RackingSystem, before: RackingSystem = sampleRacking): number =>
  Math.max(...rackingHeld(catalogue, before, after).map(timesOf))
const foot = (from: number, capacity: number, more: object = {}) =>
  ({ ...sampleRacking.fixings[0], from, capacity, ...more }) as RackingFixing
const only = (...fixings: readonly RackingFixing[]): RackingSystem => ({ ...sampleRacking, fixings })
const before = only(foot(0.75, 0.5), foot(1.9, 2))

it.each([
  ['the same', before, 1],
  ['twice the capacity', only(foot(0.75, 1), foot(1.9, 4)), 2],
  ['three times the capacity', only(foot(0.75, 0.5), foot(1.9, 6)), 3],
  ['thick steel’s capacity from thin steel on', only(foot(0.75, 2)), 4],
  ['a row between two rows', only(foot(0.75, 0.5), foot(1.2, 1.5), foot(1.9, 2)), 3],
  [
    'no row for cyclonic regions, now the full capacity',
    only(foot(0.75, 0.5), foot(1.9, 2, { region: 'cyclonic' })),
    4,
  ],
  ['the weaker row alone', only(foot(0.75, 0.5)), 1],
])('feet are judged as the engine reads them: %s', (_, after, times) => {
  expect(most(after, before)).toBeCloseTo(times, 1)
})

it.each([
  ['stiffness', { rail: { ...sampleRacking.rail, stiffness: 40 } }, 10],
  [
    'moment',
    { rail: { ...sampleRacking.rail, momentCapacity: 2 }, splice: { momentCapacity: 2, partNumber: null } },
    5,
  ],
  ['overhang', { rail: { ...sampleRacking.rail, overhang: 900 } }, 3],
  ['no limit of the overhang', { rail: { ...sampleRacking.rail, overhang: null } }, Number.POSITIVE_INFINITY],
])('the rail by its %s', (_, changes, times) => {
  expect(most({ ...sampleRacking, ...changes })).toBeCloseTo(times, 6)
})

const places = (held: readonly Held[]): readonly string[] => [
  ...new Set(held.filter((one) => timesOf(one) > 2 && one.at.length > 0).map(({ at }) => at.join('.'))),
]

it.each([
  ['the row', only(foot(0.75, 0.5), foot(1.9, 6)), ['fixings.1.capacity']],
  ['both rows', only(foot(0.75, 2), foot(1.9, 6)), ['fixings.0.capacity', 'fixings.1.capacity']],
])('a fixing that moved too far is named by its field: %s', (_, after, fields) => {
  expect([...places(rackingHeld(catalogue, before, after))].sort()).toEqual(fields)
})

it('a rail, what is left by the sea and a clamp arrangement are named by their fields', () => {
  const stiff = { ...sampleRacking, rail: { ...sampleRacking.rail, stiffness: 40 } }
  expect(places(rackingHeld(catalogue, sampleRacking, stiff))).toEqual(['rail.stiffness'])
  const spliced = { ...sampleRacking, splice: { momentCapacity: 2, partNumber: null } }
  const both = { ...spliced, rail: { ...sampleRacking.rail, momentCapacity: 2 } }
  expect(places(rackingHeld(catalogue, sampleRacking, both))).toEqual(['rail.momentCapacity'])
  const sea = (C4: number): RackingSystem => ({ ...before, corrosivity: { C4, C5: null } })
  expect(places(rackingHeld(catalogue, sea(0.3), sea(0.9)))).toEqual(['corrosivity.C4'])
  const strong = {
    ...sampleModule,
    arrangements: sampleModule.arrangements.map((one) => ({ ...one, pull: { design: 9, test: 13.5 } })),
  }
  expect(places(moduleHeld(catalogue, sampleModule, strong))).toContain('arrangements.0.pull.design')
})

it('by the sea with the part that is left', () => {
  const system = (C4: number, capacity: number): RackingSystem => ({
    ...only(foot(1, capacity)),
    corrosivity: { C4, C5: null },
  })
  expect(most(system(0.8, 1.5), system(0.4, 1))).toBeCloseTo(3, 6)
})

it('a system without fixings by the generic ones that count for it', () => {
  const none = only()
  expect(most(only(foot(1.9, 2 * 2.07)), none)).toBeGreaterThan(2)
  expect(most(only(foot(1.9, 1.5)), none)).toBe(1)
  const hook = {
    ...foot(70, 1.5, { kind: 'hook', support: 'timber', jointGroup: 'JD5' }),
    service: 1.5,
  } as RackingFixing
  expect(most(only(hook), none)).toBeGreaterThan(2)
})

it('a module by what its clamps hold', () => {
  const module = (times: number) => ({
    ...sampleModule,
    arrangements: sampleModule.arrangements.map((one) => ({
      ...one,
      pull: { design: one.pull.design * times, test: one.pull.test * times },
    })),
  })
  const times = (after: number) => Math.max(...moduleHeld(catalogue, sampleModule, module(after)).map(timesOf))
  expect(times(1)).toBe(1)
  expect(times(1.5)).toBeCloseTo(1.5, 6)
  expect(times(3)).toBeCloseTo(3, 6)
  const wide = {
    ...sampleModule,
    arrangements: sampleModule.arrangements.map((one) => ({ ...one, zone: { from: 0, to: 800 } })),
  }
  expect(Math.max(...moduleHeld(catalogue, sampleModule, wide).map(timesOf))).toBeGreaterThan(2)
})
