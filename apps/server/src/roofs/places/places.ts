import type { Locality } from '@soundroof/contract/roofs/calls/place-calls'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { replacedPlaces, withPlaces } from '@soundroof/contract/roofs/catalogue/places-in-force'
import { choices } from '@soundroof/data/choices'
import { loadLocalities } from '@soundroof/data/localities'
import type { RoofHandler } from '../calculations/roof-services.ts'
import { findLocalities, type IndexedLocality, indexLocalities } from './find-localities.ts'
import { type ListEntry, listEntries } from './list-entries.ts'
import { proposePlace } from './propose-place.ts'

type Known = { readonly localities: readonly Locality[]; readonly indexed: readonly IndexedLocality[] }

const towns = new Set(
  choices.states.flatMap(({ code, areas }) =>
    areas.flatMap(({ locations }) => locations.flatMap(({ examples }) => examples.map((name) => `${code} ${name}`))),
  ),
)

const read = async (): Promise<Known> => {
  const localities = await loadLocalities()
  return { localities, indexed: indexLocalities(localities, towns) }
}

let known: Promise<Known> | null = null
const knownOnce = (): Promise<Known> => {
  known ??= read()
  return known
}

/** Engineers may have replaced places of the lists. */
const entriesOf = new WeakMap<Catalogue, readonly ListEntry[]>()
const entriesInForce = (catalogue: Catalogue, localities: readonly Locality[]): readonly ListEntry[] => {
  const kept = entriesOf.get(catalogue)
  if (kept) return kept
  const entries = listEntries(withPlaces(choices, replacedPlaces(choices, catalogue)), localities)
  entriesOf.set(catalogue, entries)
  return entries
}

/** At most 40. */
export const localities: RoofHandler<'localities'> = async ({ query }) => {
  const { indexed } = await knownOnce()
  return { data: [...findLocalities(indexed, query.text)] }
}

/** Null outside Australia. */
export const placeAt: RoofHandler<'placeAt'> = async ({ query, catalogue }) => {
  const [{ localities: all }, inForce] = await Promise.all([knownOnce(), catalogue.listed()])
  const { latitude, longitude, state } = query
  const entries = entriesInForce(inForce, all)
  return { data: proposePlace({ latitude, longitude }, state, { localities: all, entries, lines: inForce.regions }) }
}
