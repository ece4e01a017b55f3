import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'

export type Secrets = {
  readonly request: string
  readonly files: string
  readonly codes: string
  readonly records: string
}

const ifLost = 'a new secret is made, or the start says how to accept one.'

/** An empty secret would sign for everybody. */
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

/** Writes the file completely or not at all; false when another process was first. */
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

/** The secret in this file, created at the first start; of two processes that start together, one creates it. */
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

/** Without making a file: a secret that is not there is one that proves nothing, and is forgotten. */
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

/** All that a command needs which writes records. */
export const loadRecordSecret = (config: RecordConfig): Promise<string> => recordSecret(config, kept)
/** Of a command that only looks, and of one that has not judged yet. */
export const recordSecretToRead = (config: RecordConfig): Promise<string> => recordSecret(config, found)

export const loadSecrets = (config: SecretConfig): Promise<Secrets> => all(config, kept)
/** Of a start that has not judged yet. */
export const secretsToRead = (config: SecretConfig): Promise<Secrets> => all(config, found)
