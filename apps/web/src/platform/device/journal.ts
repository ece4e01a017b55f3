import { isObject, parseJson } from '../json.ts'
import type { KeyValue } from '../key-value.ts'

/** Texts by key; null: removed. */
export type Texts = ReadonlyMap<string, string | null>

/** A second place, written at once, for what the store has not taken when the page goes, or has no room for. */
export type Journal = {
  /** What waits there, and what former releases kept there alone. @param stored replaced by nothing that is older */
  readonly left: (stored: Texts) => Texts
  /** False when the browser refused it too. */
  readonly keep: (key: string, text: string | null) => boolean
  /** The store has it now. */
  readonly remove: (key: string) => void
  readonly kept: () => readonly string[]
}

const prefix = 'soundroof.waiting/'

/** Until version 2.2.2-beta drafts, histories and forms were in local storage, each under its own key. */
const formerPrefixes = ['soundroof.drafts/', 'soundroof.draft.', 'soundroof.undo/', 'soundroof.forms.'] as const

const changedAt = (text: string | null | undefined): number => {
  const value = parseJson(text ?? null)
  return isObject(value) && typeof value.changedAt === 'number' ? value.changedAt : 0
}

/** Undefined where it is damaged. */
const waitingText = (written: string | null): string | null | undefined => {
  const value = parseJson(written)
  if (!isObject(value)) return undefined
  return typeof value.text === 'string' || value.text === null ? value.text : undefined
}

type Entry = readonly [key: string, text: string | null]

/** Another page, of this release or the former one, may have gone on writing. */
const newer = ([key, text]: Entry, stored: Texts): Entry => {
  const other = stored.get(key)
  return text !== null && other && changedAt(other) > changedAt(text) ? [key, other] : [key, text]
}

export const journalIn = (storage: KeyValue): Journal => {
  const known = new Set<string>()
  const former = (): readonly Entry[] =>
    formerPrefixes.flatMap((each) => storage.keys(each)).map((key) => [key, storage.read(key)])
  const waiting = (): readonly Entry[] =>
    storage.keys(prefix).flatMap((place) => {
      const text = waitingText(storage.read(place))
      return text === undefined ? [] : [[place.slice(prefix.length), text] as const]
    })
  return {
    left: (stored) => {
      const texts = [...former(), ...waiting()].map((entry) => newer(entry, stored))
      for (const [key] of texts) known.add(key)
      return new Map(texts)
    },
    keep: (key, text) => {
      known.add(key)
      return storage.write(`${prefix}${key}`, JSON.stringify({ text }))
    },
    remove: (key) => {
      if (!known.delete(key)) return
      storage.remove(`${prefix}${key}`)
      storage.remove(key)
    },
    kept: () => [...known],
  }
}
