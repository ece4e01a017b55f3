import { expect, it } from 'vitest'
import type { Db } from '../../platform/database/db.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'
import { seedAccounts } from './seed-accounts.ts'

const server = await serverOfTests()

it('processes that start at once make each first account and its subscription once', async () => {
  const { services } = server
  const shown = await Promise.all(Array.from({ length: 6 }, () => seedAccounts(services)))
  const roles = shown.flat().map(({ role }) => role)
  expect(roles.sort()).toEqual(['administrator', 'customer', 'engineer'])
  expect(await rowCounts(server.db)).toMatchObject({ accounts: 3, subscriptions: 1 })
})

/** Queries for a subscription outside a transaction continue when all processes have asked. */
const lookingTogether = (db: Db, lookers: number): Db => {
  let looked = 0
  let goOn = (): void => undefined
  const all = new Promise<void>((resolve) => {
    goOn = resolve
  })
  return {
    ...db,
    query: async <Row>(sql: string, params?: readonly unknown[]) => {
      const rows = await db.query<Row>(sql, params)
      if (!sql.includes('from subscriptions')) return rows
      if (++looked === lookers) goOn()
      await all
      return rows
    },
  }
}

it('two processes that look for the subscription at the same moment make one', async () => {
  const seeds = { ...server.services.config.seeds, customer: { email: 'installer@example.org', password: 'secret1' } }
  const config = { ...server.services.config, seeds }
  const services = { ...server.services, config, db: lookingTogether(server.db, 2) }
  await Promise.all([seedAccounts(services), seedAccounts(services)])
  expect(await rowCounts(server.db)).toMatchObject({ accounts: 1, subscriptions: 1 })
})
