import type { Catalogue, CoastPoints } from '@soundroof/contract/roofs/catalogue/catalogue'
import { radians } from '../calculation/units.ts'
import type { Region2011 } from '../standards/as_nzs_1170_2_2011/regions.ts'
import type { Region2021 } from '../standards/as_nzs_1170_2_2021/regions.ts'
import { regionIn2011, regionValue } from './region.ts'

/** Degrees; latitude negative south, longitude positive east. */
export type Position = { readonly latitude: number; readonly longitude: number }
type KnownRegion = Exclude<Region2021, 'A'>
type Lines = Catalogue['regions']

const KM_PER_DEGREE = radians(1) * 6371.0088

/** Distance between a position and a piece of a line on a local plane, km. */
const distanceToPiece = (at: Position, from: readonly number[], to: readonly number[], scale: number): number => {
  const ax = ((from[0] as number) - at.longitude) * scale
  const ay = (from[1] as number) - at.latitude
  const dx = ((to[0] as number) - (from[0] as number)) * scale
  const dy = (to[1] as number) - (from[1] as number)
  const square = dx * dx + dy * dy
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / square))
  return Math.hypot(ax + along * dx, ay + along * dy) * KM_PER_DEGREE
}

const isOnLand = (at: Position, coast: CoastPoints): boolean => {
  let inside = false
  for (let index = 1; index < coast.length; index += 1) {
    const [from, to] = [coast[index - 1] as readonly number[], coast[index] as readonly number[]]
    const [y1, y2] = [from[1] as number, to[1] as number]
    if (y1 > at.latitude === y2 > at.latitude) continue
    const [x1, x2] = [from[0] as number, to[0] as number]
    if (at.longitude < x1 + ((at.latitude - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside
  }
  return inside
}

/** Distance to the smoothed mainland coast from either side, km. */
const distanceToCoast = (at: Position, coast: CoastPoints): number => {
  const scale = Math.cos(radians(at.latitude))
  let nearest = Number.POSITIVE_INFINITY
  for (let index = 1; index < coast.length; index += 1) {
    const piece = distanceToPiece(at, coast[index - 1] as readonly number[], coast[index] as readonly number[], scale)
    nearest = Math.min(nearest, piece)
  }
  return nearest
}

type Strips = Lines['coastStrips']['coasts'][keyof Lines['coastStrips']['coasts']]

const isNewSouthWales = (at: Position, border: Lines['borders']['nswVictoria']): boolean => {
  const next = border.findIndex((point) => point[0] >= at.longitude)
  if (next <= 0) return false
  const [x1, y1] = border[next - 1] as readonly [number, number]
  const [x2, y2] = border[next] as readonly [number, number]
  return at.latitude >= y1 + ((at.longitude - x1) / (x2 - x1)) * (y2 - y1)
}

/**
 * Strips along the coast by latitude and side of the continent, figure 3.1(A).
 * A latitude on which the strips change belongs to the side of the higher class.
 */
const stripsAt = (at: Position, lines: Lines): Strips => {
  const strips = lines.coastStrips.coasts
  const { latitude, longitude } = at
  const west = longitude < 135
  if (latitude > -20) return strips.northern
  if (latitude >= -25) return west ? strips.pilbara : strips.northern
  if (latitude >= -30 && !west) return strips.east
  if (latitude >= -27) return strips.northern
  if (latitude >= -30) return strips.midWest
  if (longitude < 125) return strips.southWest
  return isNewSouthWales(at, lines.borders.nswVictoria) ? strips.newSouthWales : strips.south
}

const isTorresStrait = ({ latitude, longitude }: Position): boolean =>
  latitude > -11 && latitude < -9.2 && longitude > 141.9 && longitude < 144.5

const isTasmania = ({ latitude, longitude }: Position): boolean =>
  latitude > -44 && latitude < -39.3 && longitude > 143.5 && longitude < 149

const kmBetween = (a: Position, b: Position): number =>
  Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos(radians(a.latitude))) * KM_PER_DEGREE

const placeAt = (at: Position, { places }: Lines['borders']) =>
  places.find((entry) => kmBetween(at, entry) <= entry.radiusKm)

const regionAt = (at: Position, distance: number, lines: Lines): KnownRegion => {
  const place = placeAt(at, lines.borders)
  if (place) return place.region as KnownRegion
  if (isTorresStrait(at)) return 'B2'
  if (at.latitude < -40) return 'A4'
  return stripsAt(at, lines).find(([upTo]) => distance <= upTo)?.[1] ?? 'A0'
}

/** The wind region at a position, and how near others are. */
export type RegionAtPosition = {
  readonly region: Region2021 | Region2011
  /** 0 A, 1 B, 2 C, 3 D */
  readonly value: 0 | 1 | 2 | 3
  /** From the smoothed coast, km; 0 at sea and on islands. */
  readonly distanceKm: number
  /** Other regions within 3 km of the position. */
  readonly near: readonly string[]
}

/** Islands further from the mainland than this have a place or a box of their own. */
const OFFSHORE_KM = 150

const isOffMainland = (at: Position, { coast, borders }: Lines): boolean =>
  isTasmania(at) ||
  isTorresStrait(at) ||
  placeAt(at, borders) !== undefined ||
  (at.latitude < -9.2 && distanceToCoast(at, coast.points) <= OFFSHORE_KM)

/**
 * Wind region at a position by the rule of latitude and distance from the smoothed coast (clause 3.2, figure 3.1(A)).
 * @param at degrees, south negative
 * @returns null outside Australia; the 2011 edition answers a letter
 */
export const windRegionAt = (edition: '2021' | '2011', at: Position, lines: Lines): RegionAtPosition | null => {
  const isInland = isOnLand(at, lines.coast.points)
  if (!isInland && !isOffMainland(at, lines)) return null
  const distanceKm = isInland ? distanceToCoast(at, lines.coast.points) : 0
  const named = (place: Position, distance: number) => {
    const region = regionAt(place, distance, lines)
    return edition === '2021' ? region : regionIn2011(region, distance)
  }
  const region = named(at, distanceKm)
  const north = 3 / KM_PER_DEGREE
  const around = [
    named(at, Math.max(0, distanceKm - 3)),
    named(at, distanceKm === 0 ? 0 : distanceKm + 3),
    named({ ...at, latitude: at.latitude + north }, distanceKm),
    named({ ...at, latitude: at.latitude - north }, distanceKm),
  ]
  const near = [...new Set(around)].filter((other) => other !== region)
  return { region, value: regionValue(region), distanceKm, near }
}
