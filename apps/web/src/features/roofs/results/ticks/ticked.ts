import { parseJson } from '../../../../platform/json.ts'
import type { KeyValue } from '../../../../platform/key-value.ts'

const place = 'soundroof.ticked'
/** Older ones are forgotten. */
const most = 1000

/** Of a result: a later one asks again. */
const nameOf = (resultId: string, sentence: string): string => `${resultId} ${sentence}`

const namesIn = (store: KeyValue): readonly string[] => {
  const kept = parseJson(store.read(place))
  return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
}

/** What of a result has been ticked on this device. */
export const tickedIn = (store: KeyValue, resultId: string, sentences: readonly string[]): ReadonlySet<string> => {
  const names = new Set(namesIn(store))
  return new Set(sentences.filter((sentence) => names.has(nameOf(resultId, sentence))))
}

/** Ticks a sentence of a result, or takes its tick away. */
export const tick = (store: KeyValue, resultId: string, sentence: string, isTicked: boolean): void => {
  const name = nameOf(resultId, sentence)
  const others = namesIn(store).filter((other) => other !== name)
  store.write(place, JSON.stringify((isTicked ? [...others, name] : others).slice(-most)))
}
