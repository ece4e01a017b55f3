import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'

export type Secrets = { readonly request: string; readonly files: string }

const read = async (place: string): Promise<string> => (await readFile(place, 'utf8')).trim()

/** The secret in this file, made at the first start. Of two processes that start at once one makes it. */
const kept = async (dataDir: string, name: string): Promise<string> => {
  const place = join(dataDir, name)
  await mkdir(dataDir, { recursive: true })
  try {
    const made = randomBytes(32).toString('hex')
    await writeFile(place, made, { flag: 'wx', mode: 0o600 })
    return made
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return read(place)
  }
}

export const loadSecrets = async (config: Pick<Config, 'dataDir' | 'signingSecret'>): Promise<Secrets> => ({
  request: config.signingSecret ?? (await kept(config.dataDir, 'request-signing-secret')),
  files: await kept(config.dataDir, 'file-secret'),
})
