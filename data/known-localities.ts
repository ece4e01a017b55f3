import type { Locality } from '@soundroof/contract/roofs/calls/place-calls'
import { choices } from './choices.ts'
import { type IndexedLocality, indexLocalities } from './find-localities.ts'
import { loadLocalities } from './localities.ts'

export type KnownLocalities = {
  readonly localities: readonly Locality[]
  readonly indexed: readonly IndexedLocality[]
}

const towns = new Set(
  choices.states.flatMap(({ code, areas }) =>
    areas.flatMap(({ locations }) => locations.flatMap(({ examples }) => examples.map((name) => `${code} ${name}`))),
  ),
)

const read = async (): Promise<KnownLocalities> => {
  const localities = await loadLocalities()
  return { localities, indexed: indexLocalities(localities, towns) }
}

let known: Promise<KnownLocalities> | null = null

/** Suburbs, towns and postcodes as server and browser search them; read once, and again where that failed. */
export const knownLocalities = (): Promise<KnownLocalities> => {
  known ??= read().catch((error: unknown) => {
    known = null
    throw error
  })
  return known
}
