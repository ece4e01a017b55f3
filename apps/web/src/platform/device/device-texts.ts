import { browserKeyValue } from '../key-value.ts'
import { journalIn } from './journal.ts'
import { type KeptTexts, keptTexts, type TextRows } from './kept-texts.ts'
import type { NotStored } from './not-stored.ts'

/** Drafts, histories and forms on this device. The store's library is loaded with the first page that has any. */

const database = async () => (await import('./device-database.ts')).database

const rows: TextRows = {
  all: async () => {
    const texts = await (await database()).texts.toArray()
    return new Map(texts.map(({ key, text }) => [key, text]))
  },
  of: async (keys) => {
    const texts = await (await database()).texts.bulkGet([...keys])
    return new Map(keys.map((key, index) => [key, texts[index]?.text ?? null]))
  },
  apply: async (changes) => {
    const { texts } = await database()
    const entries = [...changes]
    const kept = entries.flatMap(([key, text]) => (text === null ? [] : [{ key, text }]))
    const removed = entries.flatMap(([key, text]) => (text === null ? [key] : []))
    await texts.db.transaction('rw', texts, async () => {
      await texts.bulkPut(kept)
      await texts.bulkDelete(removed)
    })
  },
}

type Follower = {
  /** Texts that another page changed, or that have been read from the store. */
  readonly onRead: (keys: readonly string[]) => void
  /** @param why a text that was written does not outlive the page; null: it does */
  readonly onSettled: (key: string, why: NotStored | null) => void
}

const followers: Follower[] = []
export const followTexts = (follower: Follower): void => {
  followers.push(follower)
}

const isInBrowser = typeof window !== 'undefined'
const channel = isInBrowser ? new BroadcastChannel('soundroof.device') : null

export const deviceTexts: KeptTexts = keptTexts(rows, journalIn(browserKeyValue()), {
  onRead: (keys) => {
    for (const { onRead } of followers) onRead(keys)
  },
  onSettled: (key, why) => {
    for (const { onSettled } of followers) onSettled(key, why)
  },
  onStored: (keys) => {
    if (keys.length > 0) channel?.postMessage(keys)
  },
})

if (channel)
  channel.onmessage = ({ data }: MessageEvent<readonly string[]>) => {
    void deviceTexts.follow(data)
  }

if (isInBrowser) {
  window.addEventListener('pagehide', deviceTexts.leave)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') deviceTexts.leave()
  })
}
