import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { holdOpen } from '../../testing/held-transaction.ts'
import { makeServerDatabase, patientWaits } from '../../testing/test-database.ts'
import { openServer } from './server-db.ts'

/** Two processes on one PostgreSQL, one of which loses its connection or stops. */

const reported: Error[] = []

const database = await makeServerDatabase()
const report = (error: Error) => reported.push(error)
const db = openServer(database.url, report, patientWaits)
const other = openServer(database.url, report, patientWaits)
const hurried = openServer(database.url, report, { ...patientWaits, pauseMs: 500 })
await db.script('create table counts (value integer not null); insert into counts values (0)')
afterAll(async () => {
  for (const each of [db, other, hurried]) await each.close()
  await database.drop()
})

const count = async () => (await other.query<{ value: number }>('select value from counts'))[0]?.value

const addOne = 'update counts set value = value + 1'

it.each(['select 1', addOne])(
  'a connection that breaks within a transaction ends that transaction alone: %s',
  async (sql) => {
    const before = await count()
    const broken = db.transaction(async (tx) => {
      await tx.query(addOne)
      const [self] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid')
      await other.query('select pg_terminate_backend($1)', [self?.pid])
      // The process hears of it while it works on something else.
      await setTimeout(100)
      await tx.query(sql)
    })
    await expect(broken).rejects.toThrow(/./)
    expect(await count()).toBe(before)
    await db.transaction((tx) => tx.query(addOne))
    expect(await count()).toBe((before ?? 0) + 1)
  },
)

/** Where this process stands still before its statement, PostgreSQL ends the transaction too early: then once more. */
const standingStill = async (): ReturnType<typeof holdOpen> => {
  try {
    return await holdOpen(hurried, (tx) => tx.query(addOne))
  } catch {
    return standingStill()
  }
}

it('a process that stands still in the middle of a transaction does not hold the others up for ever', async () => {
  const before = await count()
  const stuck = await standingStill()
  // Answered only because PostgreSQL ends the transaction that stands still.
  await other.query(addOne)
  await expect(stuck.release()).rejects.toThrow(/./)
  expect(await count()).toBe((before ?? 0) + 1)
})
