import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { Db } from '../database/db.ts'
import { type SchemaWatch, watchSchema } from './schema-watch.ts'

let db: Db
let watch: SchemaWatch
let errors: string[]
const log = { info: () => undefined, error: (_: string, error: unknown) => void errors.push(String(error)) }

const newest = async () => (await db.query<{ n: number }>('select max(number) as n from schema_migrations'))[0]?.n ?? 0
const overtake = async () =>
  db.query(`insert into schema_migrations (number, name, hash) values ($1, 'later', '')`, [(await newest()) + 1])

beforeEach(async () => {
  db = await openTestDatabase()
  errors = []
  vi.useFakeTimers({ toFake: ['performance'] })
  watch = watchSchema({ db, known: await newest(), log })
})
afterEach(async () => {
  vi.useRealTimers()
  await watch.stop()
  await db.query(`delete from schema_migrations where name = 'later'`)
})

const write = () =>
  watch.db.transaction((tx) => tx.query(`insert into companies (id, name, created_at) values ('c', 'C', now())`))

/** More than a look may be old; the next look of its own is two seconds of this machine away. */
const growOld = () => vi.advanceTimersByTime(3100)

it('a process that a newer version has overtaken writes nothing after its next look, says why, and is told to end', async () => {
  await overtake()
  await watch.overtaken
  await expect(write()).rejects.toMatchObject({ code: 503, message: expect.stringContaining('newer version') })
  await expect(watch.db.query('delete from companies')).rejects.toMatchObject({ code: 503 })
  expect(await watch.db.query('select id from companies')).toEqual([])
  expect(errors).toEqual([
    expect.stringMatching(/^Error: The database is at migration \d+, this version knows \d+: a newer version runs/),
  ])
})

it('a transaction looks itself where no look came through', async () => {
  await watch.stop()
  await write()
  growOld()
  await overtake()
  await expect(write()).rejects.toMatchObject({ code: 503 })
  expect(await db.query('select id from companies')).toHaveLength(1)
})

it('a process of the same version goes on writing', async () => {
  growOld()
  await write()
  expect(errors).toEqual([])
})
