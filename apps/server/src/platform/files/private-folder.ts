import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ownerOnly = 0o700

const hasCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code

/** Node's own recursive mkdir never ends below a folder that takes none, as /proc. */
const make = (folder: string): void => {
  if (existsSync(folder)) return
  make(dirname(folder))
  try {
    mkdirSync(folder, ownerOnly)
  } catch (error) {
    // Another process that starts at the same moment was first.
    if (!hasCode(error, 'EEXIST') || !existsSync(folder)) throw error
  }
}

/** Creates a folder for this user only; also restricts an existing one and the folders in it. */
export const makePrivate = (folder: string): void => {
  make(folder)
  chmodSync(folder, ownerOnly)
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) chmodSync(join(folder, entry.name), ownerOnly)
}

/** From now on, other users of the machine cannot read what this process writes. */
export const writePrivately = (): void => {
  process.umask(0o077)
}
