import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file that marks an unfinished first start: the folder holds no rows yet. */
const unfinished = 'first-start-unfinished'

const setAside = 'set-aside-'

/** Without the marker, what was set aside, and what a file system keeps in its root. */
const contentsOf = (folder: string): readonly string[] =>
  readdirSync(folder).filter((name) => name !== unfinished && name !== 'lost+found' && !name.startsWith(setAside))

/** Nothing is deleted: whoever restores a backup may leave the marker beside it. */
const setUnfinishedAside = (folder: string): void => {
  if (!existsSync(join(folder, unfinished))) return
  const names = contentsOf(folder)
  if (names.length === 0) return
  const place = mkdtempSync(join(folder, setAside))
  for (const name of names) renameSync(join(folder, name), join(place, name))
}

/** Without this check PostgreSQL would create a new database over one whose PG_VERSION is missing. */
const requireEmpty = (folder: string): void => {
  if (contentsOf(folder).length > 0)
    throw new Error(
      `DATA_DIR: ${folder} holds files but no PG_VERSION. Restore it from a backup, or move it away to start with an empty database.`,
    )
}

/** The database's own errors do not say that the disk is full or read-only; writing a file does. */
const requireWritable = (folder: string): void => {
  const probe = join(folder, '.writable')
  try {
    writeFileSync(probe, Buffer.alloc(1024 * 1024), { flush: true })
  } finally {
    rmSync(probe, { force: true })
  }
}

/** The database fails with all kinds of errors, some of them no Error. */
const openOr = async <T>(folder: string, open: () => Promise<T>, sentence: string): Promise<T> => {
  try {
    return await open()
  } catch (cause) {
    requireWritable(folder)
    throw new Error(sentence, { cause })
  }
}

const damaged = (folder: string): string =>
  `DATA_DIR: the database in ${folder} is damaged or incomplete. Restore that folder from a backup.`
const notMade = (folder: string): string =>
  `DATA_DIR: no database could be created in ${folder}. Give it 100 MB of space, or set DATA_DIR to another folder.`

/** Opens the database in this folder; creates one when the folder is empty or a first start was cut short. */
export const openInFolder = async <T>(folder: string, open: () => Promise<T>): Promise<T> => {
  mkdirSync(folder, { recursive: true })
  setUnfinishedAside(folder)
  if (existsSync(join(folder, 'PG_VERSION'))) return openOr(folder, open, damaged(folder))
  requireEmpty(folder)
  writeFileSync(join(folder, unfinished), '', { flush: true })
  const opened = await openOr(folder, open, notMade(folder))
  rmSync(join(folder, unfinished))
  return opened
}
