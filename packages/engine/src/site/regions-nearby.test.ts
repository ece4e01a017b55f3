import { catalogue } from '@soundroof/data'
import { expect, test } from 'vitest'
import { windRegionAt } from './region-at-position.ts'
import { regionsNearby } from './regions-nearby.ts'

const nearby = (latitude: number, longitude: number, withinKm = 25) =>
  regionsNearby({ latitude, longitude }, withinKm, catalogue.regions)

test('far from every boundary there is no other region', () => {
  expect(nearby(-33.87, 151.21)).toEqual([])
  expect(nearby(-23.7, 133.88)).toEqual([])
})

test('a line along a latitude is as far away as the latitudes differ', () => {
  // Bundaberg, 0.134 degrees north of the line at 25 degrees south.
  const [nearest] = nearby(-24.866, 152.348)
  expect(nearest?.region).toBe('B1')
  expect(nearest?.distanceKm).toBeCloseTo(0.134 * 111.2, 0)
})

test('a line along the coast is as far away as the distances from the coast differ', () => {
  const at = { latitude: -19.9, longitude: 146.6 }
  const { distanceKm = 0 } = windRegionAt('2021', at, catalogue.regions) ?? {}
  const [nearest] = nearby(at.latitude, at.longitude)
  expect(nearest?.region).toBe('C')
  expect(nearest?.distanceKm).toBeCloseTo(distanceKm - 50, 0)
})

test('two boundaries are told nearest first, and none beyond the limit', () => {
  // Monto: B2 begins 2 km away, B1 behind the line at 25 degrees south.
  const both = nearby(-24.8648, 151.122)
  expect(both.map(({ region }) => region)).toEqual(['B2', 'B1'])
  expect(nearby(-24.8648, 151.122, 5).map(({ region }) => region)).toEqual(['B2'])
})
