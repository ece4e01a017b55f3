import type { WindRegion } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { radians } from '../calculation/units.ts'
import { type Position, windRegionAt } from './region-at-position.ts'

/** Another region of the 2021 edition, and how far away it begins, km. */
export type NearbyRegion = { readonly region: WindRegion; readonly distanceKm: number }
type Lines = Catalogue['regions']

const KM_PER_DEGREE = radians(1) * 6371.0088
const BEARINGS = 24
const RINGS = 3
const HALVINGS = 5

const moved = (at: Position, km: number, bearing: number): Position => ({
  latitude: at.latitude + (km * Math.cos(bearing)) / KM_PER_DEGREE,
  longitude: at.longitude + (km * Math.sin(bearing)) / (KM_PER_DEGREE * Math.cos(radians(at.latitude))),
})

/** Where along a bearing the other region begins, km, between a distance without it and one with it. */
const beginOf = (isThere: (km: number) => boolean, without: number, withIt: number): number => {
  let [low, high] = [without, withIt]
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2
    if (isThere(middle)) high = middle
    else low = middle
  }
  return high
}

/**
 * Other regions of the 2021 edition that begin within a distance of a position, the nearest first: the region is read on rings
 * around it, and each boundary between two rings is narrowed by halving. At 25 km the distance is right to 0.5 km.
 */
export const regionsNearby = (at: Position, withinKm: number, lines: Lines): readonly NearbyRegion[] => {
  const regionThere = (km: number, bearing: number) => windRegionAt('2021', moved(at, km, bearing), lines)?.region
  const own = windRegionAt('2021', at, lines)?.region
  const begins = new Map<WindRegion, number>()
  for (let line = 0; line < BEARINGS; line += 1) {
    const bearing = (line * 2 * Math.PI) / BEARINGS
    for (let ring = 1; ring <= RINGS; ring += 1) {
      const km = (ring * withinKm) / RINGS
      const region = regionThere(km, bearing) as WindRegion | undefined
      if (region === undefined || region === own) continue
      const begin = beginOf((there) => regionThere(there, bearing) === region, km - withinKm / RINGS, km)
      begins.set(region, Math.min(begin, begins.get(region) ?? Number.POSITIVE_INFINITY))
    }
  }
  return [...begins].map(([region, distanceKm]) => ({ region, distanceKm })).sort((a, b) => a.distanceKm - b.distanceKm)
}
