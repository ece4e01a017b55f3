import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { readProgress } from '../../platform/database/migrate.ts'
import { folderStore } from '../../platform/files/folder-store.ts'
import { migrationsFolder } from '../../platform/paths.ts'
import { sealingSteps } from '../../roofs/migration-steps.ts'
import { databaseBefore } from '../../roofs/results/testing/former-database.ts'
import { bringForward, requireNewestSteps, sealedByUpdates } from './bring-forward.ts'
import { checkIntegrity } from './check-integrity.ts'
import { newestSealKey } from './seal-records.ts'
import { keepSealedStep, sealedStepKey } from './sealed-step.ts'

/**
 * A database before the seals: an honest one, or one whose seals an attacker removed together with the rows of
 * schema_migrations.
 */

const former = databaseBefore('0034')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'soundroof-sealed-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const store = () => folderStore(folder)
const start = () =>
  bringForward({
    db: former.db(),
    actor: { operator: 'ann' },
    clock: systemClock,
    openStore: async () => store(),
  })
const put = (key: string, text: string) => store().put(key, Buffer.from(text), 'application/json')
const textOf = async (key: string) => Buffer.from((await store().get(key)) ?? '').toString('utf8')

const newestSealing = Math.max(...Object.keys(sealingSteps).map((name) => Number.parseInt(name, 10)))

const isUntouched = async () => {
  const { applied } = await readProgress(former.db(), migrationsFolder)
  const [row] = await former.db().query<{ there: boolean }>(`select to_regclass('content_seals') is not null as there`)
  return applied === 33 && row?.there === false
}

it.each([
  ['before the first seal', null],
  ['with the newest seal that an earlier version kept', '{"id":7,"hash":"a"}'],
])('an earlier database is brought forward, %s, and the audit tells when', async (_, newest) => {
  if (newest !== null) await put(newestSealKey, newest)
  await start()
  expect(await textOf(sealedStepKey)).toBe(JSON.stringify({ step: newestSealing }))
  await requireNewestSteps(former.db(), store())
  await store().remove(newestSealKey)
  expect((await checkIntegrity({ db: former.db(), objectStore: store() })).differences).toEqual([])
  expect(await sealedByUpdates(former.db())).toEqual([
    expect.stringMatching(
      /^On .* an update sealed the rows that it found: 0034_content-seals.sql, 0037_.*, 0042_.*\.$/,
    ),
  ])
  await start()
  expect(await sealedByUpdates(former.db())).toHaveLength(1)
})

it.each([
  ['kept before', async () => keepSealedStep(store())],
  ['that cannot be read', async () => put(sealedStepKey, 'x')],
  ['of an earlier step that sealed the same', async () => put(sealedStepKey, '{"step":34}')],
])('nothing is sealed again: a mark %s', async (_, mark) => {
  await mark()
  const refusal =
    /^The database is before step 34, though seals\/steps\.json in the object store says .* Restore the database/
  await expect(start()).rejects.toThrow(refusal)
  await expect(requireNewestSteps(former.db(), store())).rejects.toThrow(refusal)
  expect(await isUntouched()).toBe(true)
})

it('a newest seal forbids that records are chained again', async () => {
  await put(newestSealKey, '{"id":7,"hash":"a"}')
  await former.db().query('delete from schema_migrations where number >= 30')
  await expect(start()).rejects.toThrow('though seals/newest.json in the object store says')
})

it('the audit leaves an earlier database as it is', async () => {
  await expect(requireNewestSteps(former.db(), store())).rejects.toThrow(
    /^The database is at step 33 of \d+: start the server first\.$/,
  )
  expect(await isUntouched()).toBe(true)
})

it('an empty database is made, its first rows are sealed as they are written, and the mark stands', async () => {
  await keepSealedStep(store())
  await former.db().script('drop schema public cascade; create schema public')
  await start()
  expect(await sealedByUpdates(former.db())).toEqual([])
  expect(await textOf(sealedStepKey)).toBe(JSON.stringify({ step: newestSealing }))
})
