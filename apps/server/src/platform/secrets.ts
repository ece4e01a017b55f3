import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** From the environment, or made at the first start and stored in DATA_DIR. */
export type Secrets = {
  readonly request: string
  readonly files: string
  readonly codes: string
  readonly records: string
}

const ifLost = 'a new secret is made, or the start says how to accept one.'

/** Throws on an empty file, since an empty secret would sign for everyone. */
const read = async (place: string): Promise<string> => {
  if (statSync(place).isDirectory())
    throw new Error(
      `DATA_DIR: ${place} is a folder instead of a file with a secret. Restore the file from a backup. If there is none, move the folder away: ${ifLost}`,
    )
  const secret = (await readFile(place, 'utf8')).trim()
  if (secret === '')
    throw new Error(`DATA_DIR: ${place} is empty. Restore it from a backup. If there is none, remove it: ${ifLost}`)
  return secret
}

const isThere = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST'

/** Writes the whole file or none; false: another process was first. */
const writeOnce = async (place: string, secret: string): Promise<boolean> => {
  const unfinished = `${place}.${randomUUID()}.part`
  await writeFile(unfinished, secret, { flag: 'wx', mode: 0o600, flush: true })
  try {
    await link(unfinished, place)
    return true
  } catch (error) {
    if (isThere(error)) return false
    throw error
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** Secret in this file, created at the first start; where two processes start together, one creates it. */
export const keptInFile = async (dataDir: string, name: string, make: () => Promise<string>): Promise<string> => {
  const place = join(dataDir, name)
  if (existsSync(place)) return read(place)
  await mkdir(dataDir, { recursive: true })
  const made = await make()
  return (await writeOnce(place, made)) ? made : read(place)
}

const newSecret = (): string => randomBytes(32).toString('hex')

const kept = (dataDir: string, name: string): Promise<string> => keptInFile(dataDir, name, async () => newSecret())

type SecretConfig = Pick<Config, 'dataDir' | 'signingSecret' | 'codeSecret' | 'recordSecret' | 'fileSecret'>

/** Creates no file: a missing secret gets a random value that proves nothing. */
const found = async (dataDir: string, name: string): Promise<string> => {
  const place = join(dataDir, name)
  return existsSync(place) ? read(place) : newSecret()
}

type Take = (dataDir: string, name: string) => Promise<string>

const recordSecret = async ({ dataDir, recordSecret: given }: RecordConfig, take: Take): Promise<string> =>
  given ?? (await take(dataDir, 'record-secret'))

const all = async (config: SecretConfig, take: Take): Promise<Secrets> => ({
  request: config.signingSecret ?? (await take(config.dataDir, 'request-signing-secret')),
  files: config.fileSecret ?? (await take(config.dataDir, 'file-secret')),
  codes: config.codeSecret ?? (await take(config.dataDir, 'one-time-code-secret')),
  records: await recordSecret(config, take),
})

type RecordConfig = Pick<SecretConfig, 'dataDir' | 'recordSecret'>

/** Secret for a command that writes records. */
export const loadRecordSecret = (config: RecordConfig): Promise<string> => recordSecret(config, kept)
/** For a command that only reads, and for one that has not judged the secrets yet. */
export const recordSecretToRead = (config: RecordConfig): Promise<string> => recordSecret(config, found)

export const loadSecrets = (config: SecretConfig): Promise<Secrets> => all(config, kept)
/** For a start that has not judged the secrets yet. */
export const secretsToRead = (config: SecretConfig): Promise<Secrets> => all(config, found)
