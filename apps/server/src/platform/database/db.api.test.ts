import { afterAll, describe, expect, it } from 'vitest'
import { openEmptyDatabase } from '../../testing/test-database.ts'
import { type Db, isUniqueViolation, sqlState } from './db.ts'

const db = await openEmptyDatabase()
await db.script('create table numbers (id integer primary key, value integer not null)')
afterAll(() => db.close())

const numberAt = async (id: number, from: Db = db) => {
  const [row] = await from.query<{ value: number }>('select value from numbers where id = $1', [id])
  return row?.value
}
const failure = (run: () => Promise<unknown>): Promise<unknown> =>
  run().then(
    () => undefined,
    (error) => error,
  )

describe('values are the same on both databases', () => {
  it('out: counts, int8, numeric, moments, JSON, text, lists, null', async () => {
    const [row] = await db.query(
      `select count(*) as count, 9007199254740991::int8 as big, 1.5::numeric as decimal, true as flag,
         '2026-11-21T09:00:00.123Z'::timestamptz as moment, '{"a":[1,{"b":null}]}'::jsonb as json,
         'ä😀' as text, array['x','y'] as list, null as nothing, 1 as two_words
       from generate_series(1, 3)`,
    )
    expect(row).toEqual({
      count: 3,
      big: 9007199254740991,
      decimal: 1.5,
      flag: true,
      moment: new Date('2026-11-21T09:00:00.123Z'),
      json: { a: [1, { b: null }] },
      text: 'ä😀',
      list: ['x', 'y'],
      nothing: null,
      twoWords: 1,
    })
  })

  it('in: moments, JSON as text, lists, null', async () => {
    const moment = new Date('2026-11-21T09:00:00.123Z')
    const params = [moment, JSON.stringify([{ a: 1 }, 'b']), ['x', 'y"{,}'], null]
    const [row] = await db.query(
      'select $1::timestamptz as moment, $2::jsonb as json, $3::text[] as list, $4::text as nothing',
      params,
    )
    expect(row).toEqual({ moment, json: [{ a: 1 }, 'b'], list: ['x', 'y"{,}'], nothing: null })
  })

  it('orders and compares text by its bytes', async () => {
    const rows = await db.query<{ t: string }>(`select t from unnest(array['b','B','a','ä','_']) as t order by t`)
    expect(rows.map(({ t }) => t)).toEqual(['B', '_', 'a', 'b', 'ä'])
  })

  it('names the reason of a failure', async () => {
    await db.query('insert into numbers values (1, 1)')
    const double = await failure(() => db.query('insert into numbers values (1, 1)'))
    expect([sqlState(double), isUniqueViolation(double)]).toEqual(['23505', true])
    expect(sqlState(await failure(() => db.query('select * from nowhere')))).toBe('42P01')
    expect(sqlState(new Error('x'))).toBeUndefined()
  })
})

describe('a transaction', () => {
  it('keeps all or nothing', async () => {
    await db.transaction((tx) => tx.query('insert into numbers values (10, 1)'))
    expect(await numberAt(10)).toBe(1)
    const reason = new Error('no')
    const failed = db.transaction(async (tx) => {
      await tx.query('update numbers set value = 2 where id = 10')
      expect(await numberAt(10, tx)).toBe(2)
      throw reason
    })
    await expect(failed).rejects.toBe(reason)
    expect(await numberAt(10)).toBe(1)
  })

  it('goes on after a failed statement ended one', async () => {
    const failed = db.transaction(async (tx) => {
      await failure(() => tx.query('select * from nowhere'))
      await tx.query('select 1')
    })
    await expect(failed).rejects.toMatchObject({ code: '25P02' })
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }])
  })

  it('refuses the outer database inside, instead of waiting for ever', async () => {
    const message = 'Inside a transaction only its own tx may be used.'
    await expect(db.transaction(() => db.query('select 1'))).rejects.toThrow(message)
    await expect(db.transaction(() => db.transaction(async () => 1))).rejects.toThrow(message)
    await expect(db.transaction(() => db.script('select 1'))).rejects.toThrow(message)
    await expect(db.transaction((tx) => tx.transaction(async () => 1))).rejects.toThrow('pass the tx on')
  })

  it('leaves others their database meanwhile', async () => {
    const slow = db.transaction(async (tx) => {
      await tx.query('select pg_sleep(0.05)')
      return 'slow'
    })
    expect(await Promise.all([slow, db.query('select 1 as one')])).toEqual(['slow', [{ one: 1 }]])
  })

  it('is run again when it was in the way of another', async () => {
    await db.query('insert into numbers values (20, 0)')
    let runs = 0
    await db.transaction(async (tx) => {
      runs += 1
      await tx.query('update numbers set value = value + 1 where id = 20')
      if (runs < 3) await tx.script(`do $$ begin raise exception 'again' using errcode = '40001'; end $$`)
    })
    expect([runs, await numberAt(20)]).toEqual([3, 1])
  })

  it('gives up after a few times', async () => {
    let runs = 0
    const failed = db.transaction(async (tx) => {
      runs += 1
      await tx.script(`do $$ begin raise exception 'again' using errcode = '40P01'; end $$`)
    })
    await expect(failed).rejects.toMatchObject({ code: '40P01' })
    expect(runs).toBe(5)
  })

  it('of many at once loses no change', async () => {
    await db.query('insert into numbers values (30, 0)')
    const add = () =>
      db.transaction(async (tx) => {
        const [row] = await tx.query<{ value: number }>('select value from numbers where id = 30 for update')
        await tx.query('update numbers set value = $1 where id = 30', [(row?.value ?? 0) + 1])
      })
    await Promise.all(Array.from({ length: 40 }, add))
    expect(await numberAt(30)).toBe(40)
  })
})
