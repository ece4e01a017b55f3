import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Stands in the folder from before the first start until that start has finished: nobody's rows are in it yet. */
const unfinished = 'first-start-unfinished'

const clearUnfinished = (folder: string): void => {
  if (existsSync(join(folder, unfinished))) rmSync(folder, { recursive: true })
  mkdirSync(folder, { recursive: true })
}

/** PostgreSQL would start a new database over the files of one that has lost its PG_VERSION. */
const requireEmpty = (folder: string): void => {
  if (readdirSync(folder).length > 0)
    throw new Error(
      `DATA_DIR: ${folder} holds files but no PG_VERSION. Restore it from a backup, or move it away to start with an empty database.`,
    )
}

/** A full disk and missing rights make the database fail with words that tell of neither: writing a file tells. */
const requireWritable = (folder: string): void => {
  const probe = join(folder, '.writable')
  try {
    writeFileSync(probe, Buffer.alloc(1024 * 1024), { flush: true })
  } finally {
    rmSync(probe, { force: true })
  }
}

const openExisting = async <T>(folder: string, open: () => Promise<T>): Promise<T> => {
  try {
    return await open()
  } catch (cause) {
    requireWritable(folder)
    throw new Error(
      `DATA_DIR: the database in ${folder} is damaged or incomplete. Restore that folder from a backup.`,
      {
        cause,
      },
    )
  }
}

/** Opens the database in this folder; in an empty one it starts a new database. */
export const openInFolder = async <T>(folder: string, open: () => Promise<T>): Promise<T> => {
  clearUnfinished(folder)
  if (existsSync(join(folder, 'PG_VERSION'))) return openExisting(folder, open)
  requireEmpty(folder)
  writeFileSync(join(folder, unfinished), '', { flush: true })
  requireWritable(folder)
  const opened = await open()
  rmSync(join(folder, unfinished))
  return opened
}
