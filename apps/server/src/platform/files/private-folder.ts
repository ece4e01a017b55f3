import { chmodSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const ownerOnly = 0o700

/** Creates a folder for this user only; also restricts an existing one and the folders in it. */
export const makePrivate = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: ownerOnly })
  chmodSync(folder, ownerOnly)
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) chmodSync(join(folder, entry.name), ownerOnly)
}

/** From now on, other users of the machine cannot read what this process writes. */
export const writePrivately = (): void => {
  process.umask(0o077)
}
