import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ownerOnly = 0o700

const hasCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code

/** Node's recursive mkdir never returns inside a folder that cannot hold any, such as /proc. */
const make = (folder: string): void => {
  if (existsSync(folder)) return
  make(dirname(folder))
  try {
    mkdirSync(folder, ownerOnly)
  } catch (error) {
    // Another process that started at the same moment was first.
    if (!hasCode(error, 'EEXIST') || !existsSync(folder)) throw error
  }
}

/** Folders of this server in DATA_DIR. */
const ownFolders = ['database', 'downloads', 'files', 'modules', 'outbox', 'racking', 'tables', 'waiting']

/** Creates DATA_DIR for this user only; also restricts an existing one, unless others keep folders in it, and our folders. */
export const makePrivate = (folder: string): void => {
  make(folder)
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const own = folders.filter(({ name }) => ownFolders.includes(name))
  if (folders.every(({ name }) => ownFolders.includes(name) || name === 'lost+found')) chmodSync(folder, ownerOnly)
  for (const { name } of own) chmodSync(join(folder, name), ownerOnly)
}

/** From now on other users of the machine cannot read files that this process writes. */
export const writePrivately = (): void => {
  process.umask(0o077)
}
