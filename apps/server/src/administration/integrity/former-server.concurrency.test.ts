import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { readProgress } from '../../platform/database/migrate.ts'
import { migrationsFolder } from '../../platform/paths.ts'
import { databaseBefore } from '../../roofs/results/testing/former-database.ts'
import { openTestStore } from '../../testing/test-store.ts'
import { openBeside } from '../../testing/waiting-statements.ts'
import { bringForward } from './bring-forward.ts'

/** PostgreSQL: servers of releases that do not notice when they are overtaken. */

const former = databaseBefore('0044')

const start = async () => {
  const { store } = await openTestStore('', { info: () => undefined, error: () => undefined })
  return bringForward({
    db: former.db(),
    actor: { operator: 'ann' },
    clock: systemClock,
    openStore: async () => ({ ...store, get: async () => null, size: async () => null, put: async () => 0 }),
  })
}
const applied = async () => (await readProgress(former.db(), migrationsFolder)).applied

const clients: pg.Client[] = []
afterEach(() => Promise.all(clients.splice(0).map((client) => client.end())))

const connectAs = async (application_name: string): Promise<void> => {
  const [row] = await former.db().query<{ name: string }>('select current_database() as name')
  const url = new URL(process.env.TEST_DATABASE ?? '')
  url.pathname = `/${row?.name}`
  const client = new pg.Client({ connectionString: url.href, application_name })
  await client.connect()
  clients.push(client)
}

it('no database is brought forward while one of them is connected', async () => {
  await connectAs('soundroof')
  await expect(start()).rejects.toThrow('Stop every server of an earlier version')
  expect(await applied()).toBe(43)
})

it('servers of this release and other programs hold up no start', async () => {
  const beside = await openBeside(former.db())
  await beside.query('select 1')
  await connectAs('psql')
  await start()
  expect(await applied()).toBeGreaterThan(43)
  await beside.close()
})
