import { deviceTexts, followTexts } from '../device/device-texts.ts'
import { userKey } from '../draft/draft-store.ts'
import { onSessionChange } from '../session/session.ts'
import { createStore, useStore } from '../store.ts'
import { type KeptRecord, readRecord, recordText } from './kept-record.ts'
import { metRecord, type Told } from './met-record.ts'

/** Records as built on this device, each under its own key on every change, separate for each user. */

const everyPrefix = 'soundroof.as-built/'

/** No address of a mail account has a slash after its "@": one user's prefix never begins another's. */
export const recordPrefix = (user: string): string => `${everyPrefix}${user}/`
const keyOf = (hash: string): string => `${recordPrefix(userKey())}${hash}`

type Records = Readonly<Record<string, KeptRecord>>

const stored = (): Records => {
  const found = deviceTexts.keys(recordPrefix(userKey())).flatMap((key) => readRecord(deviceTexts.read(key)) ?? [])
  return Object.fromEntries(found.map((record) => [record.hash, record]))
}

const records = createStore<Records>(stored())
const reload = (): void => records.set(stored())
followTexts({
  onRead: (keys) => {
    if (keys.some((key) => key.startsWith(recordPrefix(userKey())))) reload()
  },
  onSettled: () => undefined,
})
onSessionChange(reload)

export const onRecords = records.subscribe
export const recordsNow = (): readonly KeptRecord[] => Object.values(records.get())
export const useRecords = (): readonly KeptRecord[] => Object.values(useStore(records))

const own = (all: Records, hash: string): KeptRecord | null => (Object.hasOwn(all, hash) ? (all[hash] ?? null) : null)
export const recordNow = (hash: string): KeptRecord | null => own(records.get(), hash)
export const useRecord = (hash: string): KeptRecord | null => own(useStore(records), hash)

const write = (record: KeptRecord): void => {
  deviceTexts.write(keyOf(record.hash), recordText(record))
  records.set({ ...records.get(), [record.hash]: record })
}

/** Nothing where the device has none. */
export const changeRecord = (hash: string, change: (now: KeptRecord) => KeptRecord): void => {
  const now = recordNow(hash)
  if (now) write(change(now))
}

/** Whether a record outlives this page. */
export const useKeeping = (hash: string): 'kept' | 'saving' | 'refused' =>
  useStore(deviceTexts.unsettled).get(keyOf(hash)) ?? 'kept'
export const isRecordStored = (hash: string): boolean => deviceTexts.unsettled.get().get(keyOf(hash)) !== 'refused'

/** The record that waits for a photo. */
export const recordWaitingFor = (photo: string): KeptRecord | null =>
  recordsNow().find(({ waiting }) => waiting.some(({ id }) => id === photo)) ?? null

/** Whether any user's record on this device waits for it. */
export const isInAnyRecord = (photo: string): boolean =>
  deviceTexts.keys(everyPrefix).some((key) => readRecord(deviceTexts.read(key))?.waiting.some(({ id }) => id === photo))

/** What the server has, brought together with what was entered here. */
export const meetServer = (hash: string, title: string, told: Told): void => {
  const now = recordNow(hash)
  const met = metRecord(now, hash, title, told)
  if (met !== now) write(met)
}

/** Deleting the account removes them from this device. */
export const forgetRecords = (): void => {
  for (const key of deviceTexts.keys(recordPrefix(userKey()))) deviceTexts.remove(key)
  records.set({})
}
