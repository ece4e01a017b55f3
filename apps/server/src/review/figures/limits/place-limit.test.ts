import { catalogue } from '@soundroof/data'
import { expect, it } from 'vitest'
import { timesOfPlace } from './place-limit.ts'

const at = (region: 'A0' | 'A3' | 'B1' | 'B2' | 'C' | 'D', coastBandFrom: number | null = null) =>
  ({ state: 'QLD', region, coastBandFrom }) as const
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
