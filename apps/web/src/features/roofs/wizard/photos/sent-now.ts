import type { KeptFile } from '../../../../platform/device/device-database.ts'
import { createStore, useStore } from '../../../../platform/store.ts'
import type { PendingFile } from './interrupted-files.ts'

/** Files that reached the server during this visit, each with the draft that has it now. */
export type Sent = { readonly record: KeptFile; readonly draft: string }

const sentNow = createStore<readonly Sent[]>([])

export const useSentNow = (): readonly Sent[] => useStore(sentNow)

export const noteSent = ({ id, category, keptAt, file }: PendingFile, draft: string): void => {
  const record = { id, category, keptAt, hash: '', name: file.name, type: file.type, size: file.size, owner: '' }
  sentNow.set([...sentNow.get(), { record, draft }])
}
