import { afterAll, expect, it } from 'vitest'
import { holdOpen } from '../../testing/held-transaction.ts'
import { makeServerDatabase, patientWaits } from '../../testing/test-database.ts'
import { untilWaiting } from '../../testing/waiting-statements.ts'
import { withinDatabaseTime } from './call-time.ts'
import { visitor } from './caller.ts'
import { openServer } from './server-db.ts'

/** A call whose time is used up while all connections are busy. */

const database = await makeServerDatabase()
const db = openServer(database.url, () => undefined, patientWaits)
const beside = openServer(database.url, () => undefined, patientWaits)
await db.script('create table written (by_whom text not null)')
afterAll(async () => {
  await db.close()
  await beside.close()
  await database.drop()
})

const write = "insert into written values ('late')"
const late: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['a statement', () => db.query(write)],
  ['a script', () => db.script(write)],
  ['a transaction', () => db.transaction((tx) => tx.query(write))],
]

it.each(late)('starts nothing any more: %s', async (_, work) => {
  const held = await holdOpen(beside, (tx) => tx.query('select pg_advisory_xact_lock(1)'))
  const busy = Array.from({ length: 20 }, () => db.query('select pg_advisory_xact_lock_shared(1)'))
  await untilWaiting(beside, 20)
  await expect(withinDatabaseTime(20, visitor('192.0.2.1'), work)).rejects.toThrow('The database does not answer')
  await held.release()
  await Promise.all(busy)
  // Everything that waited for a connection has had its turn when as many have been used once more.
  await Promise.all(Array.from({ length: 20 }, () => db.query('select 1')))
  expect(await beside.query('select * from written')).toEqual([])
})
