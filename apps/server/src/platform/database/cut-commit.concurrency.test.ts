import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { holdTime } from '../../testing/held-time.ts'
import { cuttingRelay, cutWaits } from '../../testing/processes/cutting-relay.ts'
import { makeServerDatabase, patientWaits } from '../../testing/test-database.ts'
import { withinDatabaseTime } from './call-time.ts'
import { ownWork } from './caller.ts'
import { DatabaseAway, MayHaveCommitted } from './database-away.ts'
import { type Db, isUniqueViolation } from './db.ts'
import { openServer } from './server-db.ts'

/** A connection that breaks at `commit`: a transaction is reported as failed only where it certainly failed. */

const database = await makeServerDatabase()
const relay = await cuttingRelay(database.url)
const db = openServer(relay.url, () => undefined, cutWaits)
const direct = openServer(database.url, () => undefined, patientWaits)
await direct.script('create table kept (id integer unique deferrable initially deferred)')
afterAll(async () => {
  await db.close()
  await direct.close()
  relay.close()
  await database.drop()
})

afterEach(() => void vi.useRealTimers())

let id = 0
const insertOne = (tx: Db) => tx.query('insert into kept (id) values ($1)', [++id])
const isKept = async () => (await direct.query('select 1 from kept where id = $1', [id])).length === 1
const failureOf = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error)
const goesOn = async () => expect(await db.query('select 1 as one')).toEqual([{ one: 1 }])

it.each(['answer lost', 'answer held', 'arrives late'] as const)('a commit that counts may have: %s', async (cut) => {
  const before = relay.count()
  relay.cutNext(cut)
  expect(await failureOf(db.transaction(insertOne))).toBeInstanceOf(MayHaveCommitted)
  expect([relay.count(), await isKept()]).toEqual([before + 1, true])
  await goesOn()
})

it('a commit that never arrives has failed for certain', async () => {
  relay.cutNext('never arrives')
  const failure = await failureOf(db.transaction(insertOne))
  expect(failure).toBeInstanceOf(DatabaseAway)
  expect(failure).not.toBeInstanceOf(MayHaveCommitted)
  expect(await isKept()).toBe(false)
  await goesOn()
})

it('PostgreSQL is asked also when the time of the call is used up', async () => {
  holdTime()
  relay.cutNext('answer held')
  const failure = await failureOf(withinDatabaseTime(150, ownWork, () => db.transaction(insertOne)))
  expect([failure instanceof MayHaveCommitted, await isKept()]).toEqual([true, true])
  relay.cutNext('never arrives')
  expect(await failureOf(withinDatabaseTime(150, ownWork, () => db.transaction(insertOne)))).not.toBeInstanceOf(
    MayHaveCommitted,
  )
})

it.each(['never arrives', 'answer lost'] as const)('a commit may count where nobody can be asked: %s', async (cut) => {
  relay.cutNext(cut, true)
  const failure = await failureOf(db.transaction(insertOne)).finally(() => relay.refuse(false))
  expect(failure).toBeInstanceOf(MayHaveCommitted)
  expect(await isKept()).toBe(cut !== 'never arrives')
  await goesOn()
})

it('a commit that PostgreSQL refuses has failed for certain', async () => {
  const twice = db.transaction(async (tx) => {
    await insertOne(tx)
    await tx.query('insert into kept (id) values ($1)', [id])
  })
  expect(isUniqueViolation(await failureOf(twice))).toBe(true)
  expect(await isKept()).toBe(false)
})

it('what fails before its commit has failed for certain', async () => {
  const refused = db.transaction(async (tx) => {
    await insertOne(tx)
    throw new Error('no')
  })
  await expect(refused).rejects.toThrow('no')
  expect(await isKept()).toBe(false)
})
