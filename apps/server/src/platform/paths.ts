import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from './config.ts'

/** Up from here to the folder with the migrations, from sources and from the bundle in dist alike. */
const upTo = (name: string, folder: string): string => {
  if (existsSync(join(folder, name))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error(`There is no folder ${name} above the server.`)
  return upTo(name, parent)
}

const serverFolder = upTo('migrations', dirname(fileURLToPath(import.meta.url)))

export const migrationsFolder = join(serverFolder, 'migrations')
/** Hashes of passwords that are refused, one per line. */
export const commonPasswordsFile = join(serverFolder, 'common-passwords/hashes.txt')
export const webFolder = join(serverFolder, '../web/dist')
export const assetsFolder = join(webFolder, 'assets')

/** Capacity tables that an operator entered. */
export const tablesFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'tables')
