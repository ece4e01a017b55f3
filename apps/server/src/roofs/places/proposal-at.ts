import type { Locality, PlaceAsked, PlaceProposal } from '@soundroof/contract/roofs/calls/place-calls'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { replacedPlaces, withPlaces } from '@soundroof/contract/roofs/catalogue/places-in-force'
import { choices } from '@soundroof/data/choices'
import { type ListEntry, listEntries } from './list-entries.ts'
import { proposePlace } from './propose-place.ts'

/** Engineers may have replaced places of the lists. */
const entriesOf = new WeakMap<Catalogue, readonly ListEntry[]>()
const entriesInForce = (catalogue: Catalogue, localities: readonly Locality[]): readonly ListEntry[] => {
  const kept = entriesOf.get(catalogue)
  if (kept) return kept
  const entries = listEntries(withPlaces(choices, replacedPlaces(choices, catalogue)), localities)
  entriesOf.set(catalogue, entries)
  return entries
}

/** By the figures of a catalogue; null outside Australia. */
export const proposalAt = (
  { latitude, longitude, state }: PlaceAsked,
  localities: readonly Locality[],
  catalogue: Catalogue,
): PlaceProposal | null => {
  const entries = entriesInForce(catalogue, localities)
  return proposePlace({ latitude, longitude }, state, { localities, entries, lines: catalogue.regions })
}
