import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { folderStore } from '../../platform/files/folder-store.ts'
import { databaseBefore } from '../../roofs/results/testing/former-database.ts'
import { bringForward, sealedByUpdates } from './bring-forward.ts'
import { checkIntegrity } from './check-integrity.ts'
import { laterSealsKey } from './later-seals.ts'
import { sealLaterRows } from './seal-later-rows.ts'

/** A database from before migration 0046, whose phone numbers and purchases have no seal. */

const former = databaseBefore('0046')
let folder: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'soundroof-later-'))
  await former.db().transaction((tx) => tx.query('delete from companies'))
  await write(`insert into companies (id, name, created_at) values ('c', 'C', now())`)
  await write(`insert into accounts (id, company_id, email, name, name_search, phone, role, password_hash, created_at)
    select 'a' || n, 'c', n || '@example.org', 'A', 'a', '0400', 'customer', '', now() from generate_series(1, 450) n`)
  await write(`insert into subscriptions (id, account_id, source, bought, starts_at, ends_at, created_at)
    select 's' || n, 'a' || n, 'test', 5, now(), now() + interval '1 year', now() from generate_series(1, 250) n`)
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (sql: string) => former.db().transaction((tx) => tx.query(sql))
const needs = () => ({
  db: former.db(),
  actor: { operator: 'ann' },
  clock: systemClock,
  objectStore: folderStore(folder),
})
const start = () => bringForward({ ...needs(), openStore: async () => folderStore(folder) })
const audited = () => checkIntegrity({ db: former.db(), objectStore: folderStore(folder) })
const differences = async () => (await audited()).differences
const behindTheServer = (sql: string) =>
  former.db().script(`begin; set local session_replication_role = replica; ${sql}; commit`)

it('an updated database is without a difference before its rows are sealed, and after; the audit tells when', async () => {
  await start()
  const { differences: none, looked } = await audited()
  expect([none, looked.get('rows that wait for their seal')]).toEqual([[], 700])
  await sealLaterRows(needs())
  expect(await differences()).toEqual([])
  expect((await audited()).looked.get('rows that wait for their seal')).toBe(undefined)
  expect(await sealedByUpdates(former.db())).toEqual([
    expect.stringMatching(/^On .* rows that it found: 0075_sealed-form-changes.sql\.$/),
    expect.stringMatching(/^On .* rows that it found: 0046_more-seals.sql\.$/),
  ])
})

it('a row that the server writes before, between and after the batches has its seal', async () => {
  await start()
  await write(`update accounts set phone = '1' where id = 'a1'`)
  const db: Db = {
    ...former.db(),
    transaction: async (run) => {
      const answer = await former.db().transaction(run)
      await write(`update accounts set phone = phone || '2' where id in ('a1', 'a44', 'a99')`)
      return answer
    },
  }
  await sealLaterRows({ ...needs(), db })
  await write(`update accounts set phone = '3' where id = 'a2'`)
  expect(await differences()).toEqual([])
  await behindTheServer(`update accounts set phone = '4' where id in ('a1', 'a2')`)
  expect(await differences()).toEqual(
    ['a1', 'a2'].map((id) => `Phone number of account ${id} is not as the server wrote it.`),
  )
})

it('a start that is stopped among the batches goes on at the next one', async () => {
  await start()
  let batches = 0
  await sealLaterRows(needs(), () => ++batches > 2)
  expect((await audited()).looked.get('rows that wait for their seal')).toBeGreaterThan(0)
  await sealLaterRows(needs())
  expect((await audited()).looked.get('rows that wait for their seal')).toBe(undefined)
  const updates = await sealedByUpdates(former.db())
  expect(updates.filter((words) => words.includes('0046'))).toHaveLength(1)
})

describe('once every row has its seal', () => {
  beforeEach(async () => {
    await start()
    await sealLaterRows(needs())
  })

  it('one without it was put in, and no start seals it', async () => {
    await behindTheServer(`insert into subscriptions (id, account_id, source, bought, starts_at, ends_at, created_at)
      select 'mine', account_id, source, 1000, starts_at, ends_at, created_at from subscriptions where id = 's1'`)
    await sealLaterRows(needs())
    expect(await differences()).toEqual(['Paid period mine has no seal: the server did not write it.'])
  })

  it('a note that was taken out is missed, and no row is sealed again', async () => {
    await behindTheServer(
      `delete from content_seals where scope in ('the steps', 's1'); update subscriptions set bought = 1000`,
    )
    const sentence = `The note that 0046_more-seals.sql sealed its rows is gone, though ${laterSealsKey} in the object store says so.`
    await expect(sealLaterRows(needs())).rejects.toThrow(sentence)
    expect(await differences()).toContain(sentence)
    expect((await audited()).looked.get('rows that wait for their seal')).toBe(1)
  })
})
