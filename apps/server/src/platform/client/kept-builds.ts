import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ObjectStore } from '../files/object-store.ts'

/**
 * Hashed files of the web application that former builds had: a tab that was opened before an update goes on with the version
 * it began with. The present build and the two before it are kept.
 */

type Build = { readonly id: string; readonly files: readonly string[] }
type Needs = { readonly folder: string; readonly objectStore: ObjectStore }

const buildsKept = 3
const record = 'builds/builds.json'
const keyOf = (name: string): string => `builds/assets/${name}`

const types: Readonly<Record<string, string>> = {
  bin: 'application/octet-stream',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  vtt: 'text/vtt; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

/** Content type of a name that the build gives; null for every other name. */
export const assetType = (name: string): string | null => {
  const [, ending = ''] = /^[\w-][\w.-]{0,150}-[\w-]{8}\.([a-z0-9]{2,5})$/.exec(name) ?? []
  return Object.hasOwn(types, ending) ? (types[ending] ?? null) : null
}

const isBuild = (value: unknown): value is Build => {
  const { id, files } = (value ?? {}) as Partial<Record<keyof Build, unknown>>
  return typeof id === 'string' && Array.isArray(files) && files.every((name) => typeof name === 'string')
}

const buildsIn = async (objectStore: ObjectStore): Promise<readonly Build[]> => {
  const bytes = await objectStore.get(record)
  const value: unknown = bytes === null ? [] : JSON.parse(Buffer.from(bytes).toString('utf8'))
  return Array.isArray(value) ? value.filter(isBuild) : []
}

const presentBuild = async (folder: string): Promise<Build | null> => {
  if (!existsSync(folder)) return null
  const files = (await readdir(folder)).filter((name) => assetType(name) !== null).sort()
  const id = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16)
  return files.length === 0 ? null : { id, files }
}

const store = async ({ folder, objectStore }: Needs, { files }: Build): Promise<void> => {
  for (const name of files) {
    const bytes = await readFile(join(folder, name))
    const type = assetType(name) ?? 'application/octet-stream'
    if ((await objectStore.size(keyOf(name))) !== bytes.length) await objectStore.put(keyOf(name), bytes, type)
  }
}

const filesOf = (builds: readonly Build[]): ReadonlySet<string> => new Set(builds.flatMap(({ files }) => files))

/** Stores the present build beside former ones, and removes the oldest. `folder`: the assets of the present build. */
export const keepBuild = async ({ folder, objectStore }: Needs): Promise<void> => {
  const present = await presentBuild(folder)
  if (present === null) return
  const before = await buildsIn(objectStore)
  if (before[0]?.id === present.id) return
  await store({ folder, objectStore }, present)
  const builds = [present, ...before.filter(({ id }) => id !== present.id)]
  const kept = builds.slice(0, buildsKept)
  // The record first: what it does not name any more is never asked for.
  await objectStore.put(record, Buffer.from(JSON.stringify(kept)), 'application/json')
  const wanted = filesOf(kept)
  for (const name of filesOf(builds)) if (!wanted.has(name)) await objectStore.remove(keyOf(name))
}

/** A file of a former build; null: no kept build has it. */
export type FormerFile = (name: string) => Promise<Uint8Array | null>

/** Attack: made-up names would each be a question to a distant store. */
const recordReadAgainMs = 30_000

/** Reads the record again where a name is unknown: another server may have kept a newer build meanwhile. */
export const formerFiles = (objectStore: ObjectStore, now: () => Date): FormerFile => {
  let known: ReadonlySet<string> = new Set()
  let readAt = Number.NEGATIVE_INFINITY
  const isKnown = async (name: string): Promise<boolean> => {
    if (known.has(name)) return true
    if (now().getTime() - readAt < recordReadAgainMs) return false
    readAt = now().getTime()
    known = filesOf(await buildsIn(objectStore))
    return known.has(name)
  }
  return async (name) => (assetType(name) !== null && (await isKnown(name)) ? objectStore.get(keyOf(name)) : null)
}
