import { inShape } from './in-shape.ts'
import type { Say } from './language/say.ts'
import { type Area, areasOf, type Language } from './languages.ts'
import { leniently, sayBy, type Word } from './say-by.ts'

export type Found = Readonly<Record<string, Word>>

export type Words = {
  readonly language: Language
  readonly say: Say
  /** Fetches areas that are not there yet. */
  readonly load: (areas: readonly Area[]) => Promise<void>
  readonly loaded: () => readonly Area[]
}

const has = (found: Found, code: string): boolean => Object.hasOwn(found, code)

const fetched = async (language: Language, area: Area): Promise<Found> => (await areasOf(language)[area]()) as Found

/** Says by areas, which may grow; `as` makes the words that are said of those that are found. */
export const sayFrom = (language: Language, areas: ReadonlyMap<Area, Found>, as = (word: Word): Word => word): Say => {
  const find = (code: string): Word | undefined => {
    for (const [area, found] of areas) {
      const word = area !== 'names' && has(found, code) ? found[code] : undefined
      if (word !== undefined) return as(word)
    }
    return undefined
  }
  const nameOf = (name: string): string | undefined => {
    const names = areas.get('names')
    return names && has(names, name) ? String(names[name]) : undefined
  }
  return sayBy(find, nameOf, language)
}

/** The words of a language: an area has none until it is loaded. Where one cannot be fetched, it is English, and `onMissing` is told. */
export const wordsOf = (language: Language, onMissing?: () => void): Words => {
  const areas = new Map<Area, Found>()
  const english = (area: Area): Promise<Found> => {
    onMissing?.()
    return fetched('en-AU', area)
  }
  const load = async (area: Area): Promise<void> => {
    if (areas.has(area)) return
    areas.set(area, await fetched(language, area).catch(() => english(area)))
  }
  return {
    language,
    say: leniently(sayFrom(language, areas, inShape)),
    load: async (wanted) => {
      await Promise.all(wanted.map(load))
    },
    loaded: () => [...areas.keys()],
  }
}
