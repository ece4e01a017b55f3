import { createStore, del, delMany, entries, set } from 'idb-keyval'
import type { FileCategory } from './check-file.ts'

/** A file stored on the device until its upload has ended. */
export type PendingFile = {
  readonly id: string
  readonly draft: string
  readonly category: FileCategory
  readonly file: File
  readonly keptAt: number
}

const store = createStore('soundroof-uploads', 'files')
const longestStored = 14 * 24 * 60 * 60 * 1000

const isOld = (kept: PendingFile, now: number): boolean => now - kept.keptAt > longestStored

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

/** A browser without storage (private mode) has no interrupted files. */
const all = (): Promise<readonly PendingFile[]> =>
  entries<string, PendingFile>(store).then(
    (list) => list.map(([, kept]) => kept),
    () => [],
  )

/** Interrupted uploads of a draft, oldest first; drops those of abandoned drafts. */
export const pendingFilesOf = async (draft: string, now: number): Promise<readonly PendingFile[]> => {
  const kept = await all()
  const old = kept.filter((file) => isOld(file, now))
  if (old.length > 0)
    await delMany(
      old.map(({ id }) => id),
      store,
    )
  return kept.filter((file) => file.draft === draft && !isOld(file, now)).sort((a, b) => a.keptAt - b.keptAt)
}

/** Removes every file of a finished or abandoned draft. */
export const deleteFilesOf = async (draft: string): Promise<void> => {
  const kept = await all()
  const own = kept.filter((file) => file.draft === draft).map(({ id }) => id)
  if (own.length > 0) await delMany(own, store)
}
