import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A file that marks an unfinished first start: the folder holds no rows yet. */
const unfinished = 'first-start-unfinished'

const setAside = 'set-aside-'

/** Without the marker, folders set aside, and what a file system keeps in its root. */
const contentsOf = (folder: string): readonly string[] =>
  readdirSync(folder).filter((name) => name !== unfinished && name !== 'lost+found' && !name.startsWith(setAside))

const isMarked = (folder: string): boolean => {
  const mark = join(folder, unfinished)
  if (!existsSync(mark)) return false
  if (statSync(mark).isDirectory()) throw new Error(`DATA_DIR: ${mark} is a folder. Move it away.`)
  return true
}

/** Deletes nothing: a person who restores a backup may leave the marker beside it. */
const setUnfinishedAside = (folder: string, tell: (line: string) => void): void => {
  const names = contentsOf(folder)
  if (names.length === 0) return
  const place = mkdtempSync(join(folder, setAside))
  for (const name of names) renameSync(join(folder, name), join(place, name))
  tell(
    `DATA_DIR: ${folder} is marked as an unfinished first start, so all it held is now in ${place} and the database begins empty. If that was a restored database, stop the server, remove all else from ${folder} and move the contents of ${place} back.`,
  )
}

/** Refuses uploads without a database: the database was lost, or DATA_DIR is mistyped. */
const requireNoUploads = (folder: string): void => {
  const uploads = join(dirname(folder), 'files')
  if (!existsSync(uploads) || readdirSync(uploads).length === 0) return
  throw new Error(
    `DATA_DIR: ${uploads} holds uploads but there is no database in ${folder}. Restore it from a backup, or move ${uploads} away to start with an empty database.`,
  )
}

/** Without this check PostgreSQL would create a new database over one without PG_VERSION. */
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

/** The database fails with many kinds of errors, some of them no Error. */
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
export const openInFolder = async <T>(
  folder: string,
  open: () => Promise<T>,
  tell: (line: string) => void,
): Promise<T> => {
  mkdirSync(folder, { recursive: true })
  const wasUnfinished = isMarked(folder)
  if (wasUnfinished) setUnfinishedAside(folder, tell)
  if (existsSync(join(folder, 'PG_VERSION'))) return openOr(folder, open, damaged(folder))
  requireEmpty(folder)
  if (!wasUnfinished) requireNoUploads(folder)
  writeFileSync(join(folder, unfinished), '', { flush: true })
  const opened = await openOr(folder, open, notMade(folder))
  rmSync(join(folder, unfinished))
  return opened
}
