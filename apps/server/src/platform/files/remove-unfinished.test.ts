import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openObjectStore } from './open-object-store.ts'
import { removeUnfinished } from './remove-unfinished.ts'

let dataDir: string
let files: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'soundroof-sweep-'))
  files = join(dataDir, 'files')
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const log = { info: () => undefined, error: () => undefined }
const unfinished = 'company/photo.3f2b8c1e-7a64-4f0d-9b53-0c6a1d2e3f40.part'

/** A file that was last written so many minutes ago. */
const written = async (key: string, minutes: number): Promise<void> => {
  const place = join(files, key)
  await mkdir(dirname(place), { recursive: true })
  await writeFile(place, 'x')
  const at = new Date(Date.now() - minutes * 60_000)
  await utimes(place, at, at)
}

const keys = async (): Promise<readonly string[]> => {
  const all = await readdir(files, { recursive: true, withFileTypes: true })
  return all.filter((entry) => entry.isFile()).map(({ name }) => name)
}

it('what a killed server left behind goes when the store is opened', async () => {
  await written(unfinished, 61)
  await openObjectStore({ objectStore: null, dataDir }, log)
  expect(await keys()).toEqual([])
})

it('what may still be arriving stays, and so does every finished file', async () => {
  const names = ['company/photo', 'company/photo.preview.jpg', 'company/plan.part', 'company/plan.1.part.jpg']
  for (const name of names) await written(name, 100_000)
  await written(unfinished, 59)
  expect(await removeUnfinished(files, new Date())).toBe(0)
  expect(await keys()).toHaveLength(5)
})

it('counts what it removes, and an empty store has nothing', async () => {
  expect(await removeUnfinished(files, new Date())).toBe(0)
  await written(unfinished, 120)
  await written(unfinished.replace('company', 'another'), 120)
  expect(await removeUnfinished(files, new Date())).toBe(2)
})
