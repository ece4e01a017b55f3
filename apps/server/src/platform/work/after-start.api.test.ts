import { EventEmitter, once } from 'node:events'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { Db } from '../database/db.ts'
import { type AfterStartStep, startAfterStart } from './after-start.ts'

let db: Db
let told: string[]
const failures = new EventEmitter()
const log = {
  info: (message: string, detail = {}) => void told.push(`${message} ${JSON.stringify(detail)}`),
  error: (message: string) => void failures.emit(message),
}
const running: { readonly stop: () => Promise<void> }[] = []
const start = (...steps: readonly AfterStartStep[]) => {
  const work = startAfterStart({ db, log }, steps)
  running.push(work)
  return work
}

beforeEach(async () => {
  db = await openTestDatabase()
  told = []
  for (const id of ['a', 'b', 'c', 'd', 'e'])
    await db.query(`insert into companies (id, name, created_at) values ($1, '', now())`, [id])
})
afterEach(async () => {
  for (const { stop } of running.splice(0)) await stop()
})

/** Names companies, two at a time; `seen` tells which in which order. */
const naming = (seen: string[], fault: (after: string) => void = () => undefined): AfterStartStep => ({
  name: 'naming',
  batch: async (tx, after) => {
    const rows = await tx.query<{ id: string }>('select id from companies where id > $1 order by id limit 2', [after])
    await tx.query(`update companies set name = name || id where id = any($1)`, [rows.map(({ id }) => id)])
    fault(after)
    seen.push(...rows.map(({ id }) => id))
    return rows.at(-1)?.id ?? null
  },
})
const names = async () =>
  (await db.query<{ name: string }>('select name from companies order by id')).map(({ name }) => name)

it('does every row once, in batches, tells of it, and does nothing at the next start', async () => {
  const seen: string[] = []
  await start(naming(seen)).done
  expect(seen).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(told).toEqual([
    'work after the start begins {"step":"naming"}',
    'work after the start is done {"step":"naming"}',
  ])
  await start(naming(seen)).done
  expect(await names()).toEqual(['a', 'b', 'c', 'd', 'e'])
})

it('goes on after the last batch that was kept when a process ends within one', async () => {
  const failed = once(failures, 'work after the start failed')
  const first = start(
    naming([], (after) => {
      if (after === 'b') throw new Error('ended')
    }),
  )
  await failed
  await first.stop()
  const seen: string[] = []
  await start(naming(seen)).done
  expect(seen).toEqual(['c', 'd', 'e'])
  expect(await names()).toEqual(['a', 'b', 'c', 'd', 'e'])
})

it('of several processes beside each other does every row once', async () => {
  const seen: string[] = []
  await Promise.all([start(naming(seen)).done, start(naming(seen)).done, start(naming(seen)).done])
  expect([...seen].sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(await names()).toEqual(['a', 'b', 'c', 'd', 'e'])
})

it('does the steps in their order', async () => {
  const order: string[] = []
  const step = (name: string): AfterStartStep => ({
    name,
    batch: async () => {
      order.push(name)
      return null
    },
  })
  await start(step('second-name'), step('first-name')).done
  expect(order).toEqual(['second-name', 'first-name'])
})
