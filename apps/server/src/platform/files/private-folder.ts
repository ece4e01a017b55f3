import { chmodSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const ownerOnly = 0o700

/** Makes a folder that only this user may enter, with every folder that lies in it; also one that was there before. */
export const makePrivate = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: ownerOnly })
  chmodSync(folder, ownerOnly)
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) chmodSync(join(folder, entry.name), ownerOnly)
}

/** From now on nothing that this process writes is open to other users of the machine. */
export const writePrivately = (): void => {
  process.umask(0o077)
}
