import { catalogue } from '@soundroof/data'
import { expect, it } from 'vitest'
import { timesOfPlace } from './place-limit.ts'

const at = (region: 'A0' | 'A3' | 'B1' | 'B2' | 'C' | 'D', coastBandFrom: number | null = null, latitude = -24) =>
  ({ state: 'QLD', region, coastBandFrom, latitude }) as const
const times = (...[from, to]: readonly [Parameters<typeof at>, Parameters<typeof at>]) =>
  timesOfPlace(catalogue, at(...from), at(...to))

it.each([
  ['C', 'A3'],
  ['C', 'B1'],
  ['C', 'B2'],
  ['D', 'A3'],
  ['D', 'B2'],
] as const)('region %s as %s is more than twice too kind', (from, to) => {
  expect(times([from], [to])).toBeGreaterThan(2)
})

it.each([
  ['D', 'C'],
  ['B2', 'B1'],
  ['B1', 'A3'],
] as const)('region %s as %s is too kind, and no more than twice', (from, to) => {
  expect(times([from], [to])).toBeGreaterThan(1.1)
  expect(times([from], [to])).toBeLessThanOrEqual(2)
})

it.each([
  ['A3', 'C'],
  ['B1', 'D'],
  ['C', 'C'],
] as const)('region %s as %s is on the safe side', (from, to) => {
  expect(times([from], [to])).toBe(1)
})

it('knows that the 2011 edition has no region B far inland', () => {
  expect(times(['B1', 50], ['B1', 100])).toBeGreaterThan(1.1)
})

/** AS 1720.1:2010 cl 2.4.3: timber holds 0.9 north of 25 degrees south in Queensland. */
it('counts what timber loses in the heat', () => {
  expect(times(['B1', null, -24], ['B1', null, -26])).toBeCloseTo(1 / 0.9)
  expect(times(['B1', null, -26], ['B1', null, -24])).toBe(1)
  const cooler = times(['B1', null, -24], ['A3', null, -26])
  expect(cooler).toBeCloseTo(times(['B1'], ['A3']) / 0.9)
  // Its own weight decides, not the wind.
  expect(times(['A3', null, -24], ['C', null, -26])).toBeCloseTo(1 / 0.9)
})
