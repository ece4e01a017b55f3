import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { withRecordKey } from '../platform/audit/with-record-key.ts'
import { type Db, sqlState } from '../platform/database/db.ts'
import { openEmbedded } from '../platform/database/embedded-db.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openServer } from '../platform/database/server-db.ts'
import { migrationsFolder } from '../platform/paths.ts'
import { migrationSteps } from '../roofs/migration-steps.ts'
import { openMigratedCopy, putMigratedCopy } from './migrated-copy.ts'

/** `embedded`, or the address of a PostgreSQL server. */
const kind = process.env.TEST_DATABASE ?? 'embedded'
export const isEmbedded = kind === 'embedded'

const fail = (error: Error): never => {
  throw error
}

/** Waits for a lock until the test releases it, even on a busy machine. */
export const patientWaits = { connectMs: 600_000, statementMs: 600_000, answerMs: 600_000, pauseMs: 0 }

const inUse = '55006'

/** The server notices a closed connection a moment later. */
const untilFree = async (run: () => Promise<unknown>, attempts = 100): Promise<void> => {
  try {
    await run()
  } catch (error) {
    if (sqlState(error) !== inUse || attempts === 0) throw error
    await setTimeout(50)
    await untilFree(run, attempts - 1)
  }
}

export const testRecordKey = 'the record secret of the tests'

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
  const db = openServer(url, fail, patientWaits)
  return { ...db, close: () => db.close().then(drop) }
}

/** Saves a server that a test starts from making its embedded database. */
export const prepareDataFolder = async (folder: string): Promise<void> => {
  if (isEmbedded) await putMigratedCopy(folder)
}

/** An empty database without tables. */
export const openEmptyDatabase = async (): Promise<Db> =>
  withRecordKey(await (isEmbedded ? openEmbedded() : openOnServer()), testRecordKey)

/** Remembers the answer for each database. */
const onceFor = <T>(ask: (db: Db) => Promise<T>) => {
  const known = new WeakMap<Db, Promise<T>>()
  return (db: Db): Promise<T> => {
    const answer = known.get(db) ?? ask(db)
    known.set(db, answer)
    return answer
  }
}

const openMigrated = async (): Promise<Db> => {
  if (isEmbedded) return openMigratedCopy()
  const db = await openOnServer()
  await migrate(db, migrationsFolder, migrationSteps)
  return db
}

/** One for all test files of a process; ends with it. */
let shared: Promise<Db> | undefined

/** An empty database with every table. */
export const openTestDatabase = async (): Promise<Db> => {
  shared ??= openMigrated()
  const db = { ...withRecordKey(await shared, testRecordKey), close: async () => undefined }
  await emptyTables(db)
  return db
}

const namesIn = async (db: Db, sql: string): Promise<readonly string[]> => {
  const rows = await db.query<{ name: string }>(sql)
  return rows.map(({ name }) => name)
}

/** The tables stay the same while the tests run. */
const tablesOf = onceFor((db) =>
  namesIn(
    db,
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations' order by 1`,
  ),
)

type Sequence = { readonly name: string; readonly start: number; readonly last: number | null }

const sequencesOf = (db: Db): Promise<readonly Sequence[]> =>
  db.query<Sequence>(
    `select sequencename as name, start_value as start, last_value as last from pg_sequences
     where schemaname = 'public' order by 1`,
  )

/** ALTER SEQUENCE would write the catalogue. */
const restarted = ({ name, start }: Sequence): string => `perform setval('${name}', ${start}, false);`

const continued = (sequence: Sequence): string =>
  sequence.last === null ? restarted(sequence) : `perform setval('${sequence.name}', ${sequence.last});`

/** Most tables are empty, and asking is cheaper. On small tables DELETE costs a tenth of TRUNCATE. */
const deleted = (table: string): string =>
  `if exists (select from public.${table}) then delete from public.${table}; end if;`

/**
 * A function that the database plans once, and its call. As a replica, because in other sessions a trigger keeps the audit
 * trail from losing rows.
 */
const asReplica = async (db: Db, schema: string, statements: readonly string[]): Promise<string> => {
  const body = `$$ begin ${statements.join(' ')} end $$`
  await db.script(
    `create schema if not exists ${schema}; create or replace function ${schema}.all_tables() returns void
     language plpgsql set session_replication_role = replica as ${body}`,
  )
  return `select ${schema}.all_tables()`
}

const emptyingScript = onceFor(async (db) =>
  asReplica(db, 'emptied', [...(await tablesOf(db)).map(deleted), ...(await sequencesOf(db)).map(restarted)]),
)

export const emptyTables = async (db: Db): Promise<void> => db.script(await emptyingScript(db))

type Columns = { readonly name: string; readonly columns: string }

/** Of every table with rows, the columns that can be written. */
const filledTables = async (db: Db): Promise<readonly Columns[]> => {
  const counts = (await tablesOf(db)).map((name) => `select '${name}' as name where exists (select from ${name})`)
  const filled = await namesIn(db, counts.join(' union all '))
  return db.query<Columns>(
    `select table_name as name, string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER' and table_name = any($1) group by table_name`,
    [filled],
  )
}

let keptBefore = 0

export type KeptRows = { readonly putBack: () => Promise<void>; readonly forget: () => Promise<void> }

/** Copies all rows, and answers how to put them back. */
export const keepRows = async (db: Db): Promise<KeptRows> => {
  keptBefore += 1
  const schema = `kept_${keptBefore}`
  const tables = await filledTables(db)
  const copies = tables.map(({ name }) => `create table ${schema}.${name} as table public.${name};`)
  await db.script([`create schema ${schema};`, ...copies].join(' '))
  const insertions = tables.map(
    ({ name, columns }) =>
      `insert into public.${name} (${columns}) overriding system value select ${columns} from ${schema}.${name};`,
  )
  const deletions = (await tablesOf(db)).map(deleted)
  const script = await asReplica(db, schema, [...deletions, ...insertions, ...(await sequencesOf(db)).map(continued)])
  return { putBack: () => db.script(script), forget: () => db.script(`drop schema ${schema} cascade`) }
}

/** Rows that requests, and tests themselves, leave behind even after a refusal. */
const traces = ['request_nonces', 'login_failures', 'touched_rows']

const countingQuery = onceFor(async (db) => {
  const names = (await tablesOf(db)).filter((name) => !traces.includes(name))
  const only = (name: string) => (name === 'reservations' ? ` where state = 'reserved'` : '')
  return names.map((name) => `select '${name}' as name, count(*) as rows from ${name}${only(name)}`).join(' union all ')
})

/** Rows of every table that a refused request must not touch; for reservations the open ones. */
export const rowCounts = async (db: Db): Promise<Readonly<Record<string, number>>> => {
  const rows = await db.query<{ name: string; rows: number }>(await countingQuery(db))
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]))
}
