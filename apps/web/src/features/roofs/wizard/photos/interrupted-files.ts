import type { FileCategory } from '@soundroof/contract/roofs/projects/photos'
import { createStore, del, delMany, entries, set } from 'idb-keyval'
import { isUnsentHere } from '../../../../platform/draft/draft-store.ts'

/** The bytes of a file on the device, until it is sent or removed. */
export type PendingFile = {
  readonly id: string
  readonly category: FileCategory
  readonly file: File
  readonly keptAt: number
  /** Earlier versions named the draft here, and not the file in the draft. */
  readonly draft?: string
}

const store = createStore('soundroof-uploads', 'files')
const longestWithoutDraft = 14 * 24 * 60 * 60 * 1000

/** False when the device had no room for the file. */
export const storeFile = (kept: PendingFile): Promise<boolean> =>
  set(kept.id, kept, store).then(
    () => true,
    () => false,
  )

/** False in a browser without storage. */
export const deleteFile = (id: string): Promise<boolean> =>
  del(id, store).then(
    () => true,
    () => false,
  )

const isAbandoned = ({ id, keptAt }: PendingFile, now: number): boolean =>
  now - keptAt > longestWithoutDraft && !isUnsentHere(id)

/**
 * All files on the device, oldest first; drops those that no draft waits for. A browser without storage (private mode) has
 * none.
 */
export const pendingFiles = async (now: number): Promise<readonly PendingFile[]> => {
  const kept = await entries<string, PendingFile>(store).then(
    (list) => list.map(([, file]) => file),
    () => [],
  )
  const abandoned = kept.filter((file) => isAbandoned(file, now))
  if (abandoned.length > 0)
    await delMany(
      abandoned.map(({ id }) => id),
      store,
    )
  return kept.filter((file) => !abandoned.includes(file)).sort((a, b) => a.keptAt - b.keptAt)
}
