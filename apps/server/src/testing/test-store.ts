import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type CloudAddress, readCloudAddress } from '../platform/cloud-address.ts'
import { exchange, usualTimeouts, wholeOf } from '../platform/files/cloud-exchange.ts'
import { cloudStore } from '../platform/files/cloud-store.ts'
import { folderStore } from '../platform/files/folder-store.ts'
import type { ObjectStore } from '../platform/files/object-store.ts'
import type { Log } from '../platform/log.ts'

export type TestStore = {
  readonly store: ObjectStore
  /** Of all files, sorted. */
  readonly keys: () => Promise<readonly string[]>
  /** Answers how to store again what was removed since. */
  readonly keep: () => Promise<() => Promise<void>>
  /** Null: a folder. */
  readonly bucket: string | null
}

type Opened = Omit<TestStore, 'keep'>

const keepFiles = async ({ store, keys }: Opened): Promise<() => Promise<void>> => {
  const files = new Map<string, Uint8Array>()
  for (const key of await keys()) {
    const content = await store.get(key)
    if (content) files.set(key, content)
  }
  return async () => {
    const present = new Set(await keys())
    for (const [key, content] of files) if (!present.has(key)) await store.put(key, content, 'application/octet-stream')
  }
}

const openFolder = (folder: string): Opened => {
  const files = join(folder, 'files')
  return {
    bucket: null,
    store: folderStore(files),
    keys: async () => {
      const all = await readdir(files, { recursive: true, withFileTypes: true }).catch(() => [])
      const places = all.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
      return places.map((place) => relative(files, place)).sort()
    },
  }
}

const escapes: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
}

const keysIn = (xml: string): readonly string[] => {
  if (/<IsTruncated>true/.test(xml)) throw new Error('The bucket of a test holds more than one page of keys.')
  return [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) =>
    key.replace(/&\w+;/g, (written) => escapes[written] ?? written),
  )
}

/** A bucket of its own, as a folder is. */
const openBucket = async (address: CloudAddress, folder: string, log: Log): Promise<Opened> => {
  const own = { ...address, bucket: `test-${randomUUID()}` }
  await wholeOf(await exchange(own, { method: 'PUT', key: null }, usualTimeouts), usualTimeouts)
  return {
    bucket: own.bucket,
    store: cloudStore({ address: own, log, waitingFolder: join(folder, 'waiting') }),
    keys: async () => {
      const list = await exchange(own, { method: 'GET', key: null, query: { 'list-type': '2' } }, usualTimeouts)
      return keysIn((await wholeOf(list, usualTimeouts)).toString('utf8'))
    },
  }
}

const openNamed = async (named: string | undefined, folder: string, log: Log): Promise<Opened> => {
  if (!named) return openFolder(folder)
  const address = readCloudAddress(named)
  if (!address) throw new Error('TEST_OBJECT_STORE is no address of an object store.')
  return openBucket(address, folder, log)
}

/** An empty object store: a folder, or a bucket in the store that TEST_OBJECT_STORE names. */
export const openTestStore = async (folder: string, log: Log): Promise<TestStore> => {
  const opened = await openNamed(process.env.TEST_OBJECT_STORE, folder, log)
  return { ...opened, keep: () => keepFiles(opened) }
}
