import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type Db, sqlState } from '../platform/database/db.ts'
import { openEmbedded } from '../platform/database/embedded-db.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openServer } from '../platform/database/server-db.ts'
import { migrationsFolder } from '../platform/places.ts'

/** `embedded`, or the address of a PostgreSQL server. */
const kind = process.env.TEST_DATABASE ?? 'embedded'
export const isEmbedded = kind === 'embedded'

const fail = (error: Error): never => {
  throw error
}

const inUse = '55006'

/** The server notices a moment later that a connection was closed. */
const untilFree = async (run: () => Promise<unknown>, attempts = 100): Promise<void> => {
  try {
    await run()
  } catch (error) {
    if (sqlState(error) !== inUse || attempts === 0) throw error
    await setTimeout(50)
    await untilFree(run, attempts - 1)
  }
}

/** The address of a new database on the test server, and how to drop it. */
export const makeServerDatabase = async () => {
  const name = `soundroof_${randomUUID().replaceAll('-', '')}`
  const url = new URL(kind)
  const owner = openServer(url.href, fail)
  await owner.query(`create database ${name} encoding 'UTF8' locale 'C.UTF-8' template template0`)
  url.pathname = `/${name}`
  const drop = async () => {
    await untilFree(() => owner.query(`drop database ${name}`))
    await owner.close()
  }
  return { url: url.href, drop }
}

const openOnServer = async (): Promise<Db> => {
  const { url, drop } = await makeServerDatabase()
  const db = openServer(url, fail)
  return { ...db, close: () => db.close().then(drop) }
}

/** An empty database without tables. */
export const openEmptyDatabase = (): Promise<Db> => (isEmbedded ? openEmbedded() : openOnServer())

/** An empty database with every table. */
export const openTestDatabase = async (): Promise<Db> => {
  const db = await openEmptyDatabase()
  await migrate(db, migrationsFolder)
  return db
}

const tablesOf = async (db: Db): Promise<readonly string[]> => {
  const rows = await db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** As a replica: the trigger that keeps the audit trail from losing rows holds in every other session. */
export const emptyTables = async (db: Db): Promise<void> => {
  const names = (await tablesOf(db)).join(', ')
  await db.script(
    `begin; set local session_replication_role = replica; truncate ${names} restart identity cascade; commit`,
  )
}

/** What requests leave behind even when they are refused. */
const traces = ['request_nonces', 'login_failures']

/** How many rows every table has that a refused request must not touch. */
export const rowCounts = async (db: Db): Promise<Readonly<Record<string, number>>> => {
  const names = (await tablesOf(db)).filter((name) => !traces.includes(name))
  const parts = names.map((name) => `select '${name}' as name, count(*) as rows from ${name}`)
  const rows = await db.query<{ name: string; rows: number }>(parts.join(' union all '))
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]))
}
