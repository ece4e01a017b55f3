import { catalogue } from '@soundroof/data'
import { choices } from '@soundroof/data/choices'
import { expect, test } from 'vitest'
import { temperatureFactor } from '../standards/as_1720_1_2010/modification-factors.ts'
import { regionIn2011, regionIn2021, regionValue } from './region.ts'
import { windRegionAt } from './region-at-position.ts'

const at = (latitude: number, longitude: number, edition: '2021' | '2011' = '2021') =>
  windRegionAt(edition, { latitude, longitude }, catalogue.regions)

test('islands, named places and the sea beside the coast', () => {
  expect(at(-10.45, 105.65)?.region).toBe('B2')
  expect(at(-12.17, 96.85)?.region).toBe('C')
  expect(at(-29.03, 167.95)?.region).toBe('B1')
  expect(at(-31.55, 159.08)?.region).toBe('A2')
  expect(at(-15.487, 128.124)?.region).toBe('C')
  expect(at(-10.58, 142.22)?.region).toBe('B2')
  expect(at(-42.88, 147.33)?.region).toBe('A4')
  expect(at(-13.9, 136.4)).toMatchObject({ region: 'C', value: 2, distanceKm: 0 })
})

test('B reaches 200 km in 2021 and 100 km in 2011', () => {
  expect(at(-27.56, 151.95)?.region).toBe('B1')
  expect(at(-27.56, 151.95, '2011')).toMatchObject({ region: 'A', value: 0 })
  expect(at(-27.47, 153.03, '2011')).toMatchObject({ region: 'B', value: 1 })
  expect(at(-20.31, 118.58, '2011')).toMatchObject({ region: 'D', value: 3 })
})

test('a place near a line names the region on the other side', () => {
  expect(at(-17.2686, 145.4752)).toMatchObject({ near: expect.arrayContaining(['C']) })
  expect(at(-33.87, 151.21)?.near).toEqual([])
})

test('outside Australia there is no region', () => {
  const elsewhere = [
    [51.5, 0],
    [-9.08, 143.2],
    [-8.6, 125.6],
    [-44.4, 168.7],
    [-31.55, 159.7],
    [-27, 156],
  ] as const
  expect(elsewhere.map(([latitude, longitude]) => at(latitude, longitude))).toEqual(elsewhere.map(() => null))
})

test('islands of the states have one', () => {
  expect(at(-9.58, 143.77)?.region).toBe('B2')
  expect([at(-39.93, 143.85), at(-40.05, 148.05), at(-35.65, 137.63)].map((found) => found?.value)).toEqual([0, 0, 0])
  expect([at(-20.8, 115.4), at(-11.76, 130.62), at(-19.15, 146.85)].map((found) => found?.region)).toEqual([
    'D',
    'C',
    'C',
  ])
})

test('a latitude on which the strips change takes the higher class', () => {
  const regions = [at(-20, 119.9), at(-25, 113.9), at(-25, 152.3), at(-27, 114.2), at(-30, 153.1), at(-30, 115.1)]
  expect(regions.map((found) => found?.region)).toEqual(['D', 'D', 'C', 'C', 'B1', 'B2'])
})

test('the representative point of a location lies in its region', () => {
  const leaves = choices.states.flatMap((state) => state.areas.flatMap((area) => area.locations))
  const other = leaves.filter((leaf) => at(leaf.latitude, leaf.longitude)?.value !== leaf.value)
  // Within 5 km of a line: Monto, which the published polygons draw on its other side, and those that take the higher class.
  expect(other.map((leaf) => leaf.name)).toEqual([
    'Inverell',
    'Monto',
    'Mount Morgan, Marlborough',
    'Atherton',
    'Mount Garnet',
    'Kununurra',
    'Batchelor',
  ])
})

test('a location whose point is within 3 km of a line takes the higher class, or sends to the one that does', () => {
  const areas = choices.states.flatMap((state) => state.areas)
  const low = areas.flatMap(({ locations }) =>
    locations.filter((leaf) => {
      const near = at(leaf.latitude, leaf.longitude)?.near ?? []
      const highest = Math.max(leaf.value, ...near.map((region) => regionValue(region)))
      const own = locations.some((other) => other.value === highest && other.latitude === leaf.latitude)
      return leaf.value < highest && !(own && leaf.note?.includes('choose its own entry'))
    }),
  )
  expect(low.map((leaf) => leaf.name)).toEqual([])
})

test('timber is hot wherever a location of the north reaches across 16 degrees south', () => {
  const kimberley = choices.states.flatMap(({ areas }) => areas).find(({ id }) => id === 'wa-kimberley-north-of-20-s')
  const grid = (from: number, count: number) => Array.from({ length: count }, (_, step) => from + step / 10)
  const inKimberley = grid(-15.95, 25).flatMap((latitude) =>
    grid(123, 60).flatMap((longitude) => {
      const { region, distanceKm = 0 } = at(latitude, longitude) ?? {}
      return distanceKm > 0 ? [region] : []
    }),
  )
  expect([...new Set(inKimberley)].sort()).toEqual(['A0', 'B2', 'C'])
  for (const { name, latitude, northernLimit } of kimberley?.locations ?? [])
    expect(temperatureFactor(northernLimit ?? latitude, false).value, name).toBe(0.9)
})

test('regions of the wizard in both editions', () => {
  expect(regionIn2021('B')).toBe('B2')
  expect(['A0', 'A5', 'B1', 'B2', 'C', 'D'].map((region) => regionIn2011(region as 'A0', null))).toEqual([
    'A',
    'A',
    'B',
    'B',
    'C',
    'D',
  ])
  expect(regionIn2011('B1', 100)).toBe('A')
  expect(regionIn2011('B1', 50)).toBe('B')
  expect(() => regionValue('X')).toThrow(RangeError)
})
