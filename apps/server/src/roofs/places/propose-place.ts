import {
  boundaryWithinKm,
  confirmWithinKm,
  type ListedPlace,
  type Locality,
  type PlaceProposal,
} from '@soundroof/contract/roofs/calls/place-calls'
import { kmBetween, nearestTo } from '@soundroof/contract/roofs/calls/place-distance'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { type Position, windRegionAt } from '@soundroof/engine/site/region-at-position'
import { regionsNearby } from '@soundroof/engine/site/regions-nearby'
import { temperatureFactor } from '@soundroof/engine/standards/as_1720_1_2010/modification-factors'
import type { ListEntry } from './list-entries.ts'

type Region = PlaceProposal['region']
type Site = {
  readonly at: Position
  readonly coastKm: number
  readonly region: Region
  readonly entries: readonly ListEntry[]
}

/** A position this near to an example of an entry counts as that town, km. */
const inTownKm = 1

/** Beyond this an entry is of another part of Australia: Norfolk Island is not in the lists. */
const tooFarKm = 900

const kmFrom = (at: Position, { towns, leaf }: ListEntry): number =>
  Math.min(...[leaf, ...towns].map((town) => kmBetween(at, town)))

/** Timber there must not count as cooler than it is. */
const isWarmEnough = (at: Position, { leaf, state }: ListEntry): boolean => {
  const factorAt = (latitude: number) => temperatureFactor(latitude, state === 'QLD').value
  return factorAt(leaf.northernLimit ?? leaf.latitude) <= factorAt(at.latitude)
}

/** The position is within the coast band; for a region beyond a boundary the band may begin as far away as the boundary. */
const isInBand = ({ coastKm, region }: Site, { leaf }: ListEntry): boolean => {
  const slack = leaf.region === region ? 0 : confirmWithinKm
  const { coastBandFrom, coastBandTo } = leaf
  return coastKm >= (coastBandFrom ?? 0) - slack && coastKm <= (coastBandTo ?? Number.POSITIVE_INFINITY) + slack
}

const entryOf = (site: Site, region: Region): ListEntry | undefined => {
  const { at, entries } = site
  const fitting = entries.filter(
    (entry) =>
      entry.leaf.region === region && kmFrom(at, entry) < tooFarKm && isInBand(site, entry) && isWarmEnough(at, entry),
  )
  const rank = (entry: ListEntry) => {
    const km = kmFrom(at, entry)
    return entry.isOfOneTown && km > inTownKm ? km + 10_000 : km
  }
  return fitting.toSorted((a, b) => rank(a) - rank(b))[0]
}

/** Entries that name the town, whatever region its position has: the list may give a town near a line the higher one. */
const entriesOfTown = ({ at, entries }: Site): readonly ListEntry[] =>
  entries.filter(({ towns }) => towns.some((town) => kmBetween(at, town) <= inTownKm))

const listedPlaces = (site: Site, regions: readonly Region[]): readonly ListedPlace[] => {
  const ofTown = entriesOfTown(site)
  const all = [...new Set([...regions, ...ofTown.map(({ leaf }) => leaf.region)])]
  return all.flatMap((region) => {
    const entry = ofTown.find(({ leaf }) => leaf.region === region) ?? entryOf(site, region)
    return entry ? [entry.place] : []
  })
}

type Sources = {
  readonly localities: readonly Locality[]
  readonly entries: readonly ListEntry[]
  readonly lines: Catalogue['regions']
}

/** Wider and wider, so that a narrow strip of a region is not stepped over. */
const boundaryOf = (at: Position, lines: Catalogue['regions']): PlaceProposal['boundary'] => {
  for (let within = confirmWithinKm; within <= boundaryWithinKm; within *= 2) {
    const [nearest] = regionsNearby(at, within, lines)
    if (nearest) return nearest
  }
  return null
}

/** Null where the position is not in Australia. @param state of the place, where it is known */
export const proposePlace = (
  at: Position,
  state: Locality['state'] | undefined,
  { localities, entries, lines }: Sources,
): PlaceProposal | null => {
  const nearest = nearestTo(
    at,
    localities.filter((one) => state === undefined || one.state === state),
  )
  const found = windRegionAt('2021', at, lines)
  if (found === null || nearest === undefined) return null
  const region = found.region as Region
  const coastKm = found.distanceKm
  const nearby = regionsNearby(at, confirmWithinKm, lines)
  const site = { at, coastKm, region, entries: entries.filter((entry) => entry.state === nearest.state) }
  const regions = [region, ...nearby.map((other) => other.region)]
  const boundary = nearby[0] ?? boundaryOf(at, lines)
  return { nearest, region, coastKm, nearby: [...nearby], boundary, listed: [...listedPlaces(site, regions)] }
}
