import { createStore, del, delMany, entries, set } from 'idb-keyval'
import type { FileCategory } from './check-file.ts'

/** A file whose upload has not ended, kept on the device until it has. */
export type KeptFile = {
  readonly id: string
  /** The draft it belongs to. */
  readonly draft: string
  readonly category: FileCategory
  readonly file: File
  readonly keptAt: number
}

const store = createStore('soundroof-uploads', 'files')
const longestKept = 14 * 24 * 60 * 60 * 1000

const isOld = (kept: KeptFile, now: number): boolean => now - kept.keptAt > longestKept

/** Whether the device had room to keep the file. */
export const keepFile = (kept: KeptFile): Promise<boolean> =>
  set(kept.id, kept, store).then(
    () => true,
    () => false,
  )

/** Whether the file is gone; a browser that keeps nothing has nothing to forget. */
export const forgetFile = (id: string): Promise<boolean> =>
  del(id, store).then(
    () => true,
    () => false,
  )

/** A browser that keeps nothing (private mode) has no interrupted files. */
const all = (): Promise<readonly KeptFile[]> =>
  entries<string, KeptFile>(store).then(
    (list) => list.map(([, kept]) => kept),
    () => [],
  )

/** Files of a draft whose upload was interrupted, oldest first; files of abandoned drafts are dropped. */
export const keptFilesOf = async (draft: string, now: number): Promise<readonly KeptFile[]> => {
  const kept = await all()
  const old = kept.filter((file) => isOld(file, now))
  if (old.length > 0)
    await delMany(
      old.map(({ id }) => id),
      store,
    )
  return kept.filter((file) => file.draft === draft && !isOld(file, now)).sort((a, b) => a.keptAt - b.keptAt)
}

/** Forgets every file of a draft that is finished or was given up. */
export const forgetFilesOf = async (draft: string): Promise<void> => {
  const kept = await all()
  const own = kept.filter((file) => file.draft === draft).map(({ id }) => id)
  if (own.length > 0) await delMany(own, store)
}
