import type { Locality } from '@soundroof/contract/roofs/calls/place-calls'

/** Nobody reads a longer list. */
const most = 40

/** As typed on a phone: without case and apostrophes, hyphens as spaces. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’.\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const isMeant = ({ postcode, state }: Locality, words: readonly string[], typed: readonly string[]): boolean =>
  typed.every(
    (part) => words.some((word) => word.startsWith(part)) || postcode.startsWith(part) || state.toLowerCase() === part,
  )

/** The whole name first, then names that begin with the text, then the others. */
const rankOf = (name: string, text: string): number => {
  if (text === name || text.startsWith(`${name} `)) return 0
  return name.startsWith(text) ? 1 : 2
}

export type IndexedLocality = {
  readonly locality: Locality
  readonly name: string
  readonly words: readonly string[]
  readonly isTown: boolean
}

/** @param towns names of the places that the lists of the wizard give as examples */
export const indexLocalities = (
  localities: readonly Locality[],
  towns: ReadonlySet<string>,
): readonly IndexedLocality[] =>
  localities.map((locality) => {
    const name = plain(locality.name)
    return { locality, name, words: name.split(' '), isTown: towns.has(`${locality.state} ${locality.name}`) }
  })

/** Each word of the text begins a word of the name, or the postcode, or is the state; towns before suburbs. */
export const findLocalities = (indexed: readonly IndexedLocality[], text: string): readonly Locality[] => {
  const wanted = plain(text)
  if (wanted === '') return []
  const typed = wanted.split(' ')
  return indexed
    .filter(({ locality, words }) => isMeant(locality, words, typed))
    .map((entry) => ({ ...entry, rank: rankOf(entry.name, wanted) }))
    .sort((a, b) => a.rank - b.rank || Number(b.isTown) - Number(a.isTown) || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map(({ locality }) => locality)
}
