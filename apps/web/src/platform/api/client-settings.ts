import type { ClientSettings } from '@soundroof/contract/administration/client-settings'
import { whileBusy } from '../activity.ts'
import { createStore, useStore } from '../store.ts'
import { type Say, useSay } from '../words/use-say.ts'
import { calls } from './calls.ts'
import { noAnswer, type Refused, readAnswer } from './envelope.ts'
import { callTimeout, type Exchange, exchange } from './exchange.ts'

const store = createStore<ClientSettings | null>(null)
/** The settings, or the refusal: a rate-limited server says when to retry. */
type Loaded = { readonly ok: true; readonly data: ClientSettings } | Refused

let loading: Promise<Loaded> | null = null
let loadedAt = 0
let skew: number | null = null
/** How soon an administrator's changes reach open pages, ms. */
const freshness = 5 * 60_000

/** Version, provider, downloads; null until the server has answered. */
export const useClientSettings = (): ClientSettings | null => useStore(store)

/** Whether the server has told its time since this page opened. */
export const isClockKnown = (): boolean => skew !== null

/** Clock difference to the server: devices on site are sometimes minutes off. */
export const serverNow = (): number => Date.now() + (skew ?? 0)

/** @param date of an answer; null: it came from this device */
export const noteClock = (date: string | null): void => {
  if (date === null) return
  const difference = Date.parse(date) - Date.now()
  // Below a minute the difference is transit time and the header's whole seconds.
  skew = Math.abs(difference) > 60_000 ? difference : 0
}

const load = async (send: Exchange): Promise<Loaded> => {
  const [method, path] = calls.client
  const answer = await whileBusy(() => send({ method, path, headers: {}, timeout: callTimeout }))
  if (answer === null) return noAnswer
  const read = readAnswer(answer)
  if (!read.ok) return read
  noteClock(answer.date)
  const settings = read.data as ClientSettings
  store.set(settings)
  // What the device kept is as old as its clock.
  loadedAt = answer.date === null ? 0 : Date.now()
  return { ok: true, data: settings }
}

/** Reloads the settings after a change. */
export const reloadClientSettings = (send: Exchange = exchange): Promise<Loaded> => {
  loading ??= load(send).finally(() => {
    loading = null
  })
  return loading
}

/** Known settings at once, refreshed in the background when old. A failure is retried by the next caller. */
export const loadClientSettings = (send: Exchange = exchange): Promise<Loaded> => {
  const known = store.get()
  if (!known) return reloadClientSettings(send)
  if (Date.now() - loadedAt > freshness) {
    loadedAt = Date.now()
    void reloadClientSettings(send)
  }
  return Promise.resolve({ ok: true, data: known })
}

/** A placeholder text is not a name. */
const isNamed = (name: string): boolean => !/^(your engineering provider)?$/i.test(name.trim())

/** The provider's name in a sentence. */
export const nameInSentence = (say: Say, name: string): string =>
  isNamed(name) ? name.trim() : say('shell.your-engineering-provider')

/** The provider's name by itself. */
export const nameAlone = (say: Say, name: string): string =>
  nameInSentence(say, name).replace(/^./, (first) => (isNamed(name) ? first : first.toUpperCase()))

/** The provider's name for messages such as "contact {provider}". */
export const useProviderName = (): string => nameInSentence(useSay(), useClientSettings()?.provider.name ?? '')
