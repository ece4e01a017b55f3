import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from './db.ts'

type Migration = { readonly number: number; readonly name: string; readonly sql: string; readonly hash: string }
type Applied = { readonly number: number; readonly name: string; readonly hash: string }

/** Code that follows the SQL of a migration, by the name of its file, in the same transaction. */
export type MigrationSteps = Readonly<Record<string, (tx: Db) => Promise<void>>>

/** Called before migrations run and after them, in their transaction. */
export type Overseer = {
  readonly before: (due: readonly string[], tx: Db) => Promise<void>
  readonly after: (tx: Db, due: readonly string[]) => Promise<void>
}

const nobody: Overseer = { before: async () => undefined, after: async () => undefined }

/** First line of a migration's file that code follows: without the code it must not run. */
const followedByCode = /^-- Followed by code\.$/m

// Any constant: the second process waits for the first.
const lockKey = 7_203_114

const readMigration = (folder: string, name: string): Migration => {
  const sql = readFileSync(join(folder, name), 'utf8').replace(/\r\n/g, '\n')
  return { number: Number(name.slice(0, 4)), name, sql, hash: createHash('sha256').update(sql).digest('hex') }
}

/** The numbered files in order; throws on a gap or a repeated number. */
export const readMigrations = (folder: string): readonly Migration[] => {
  const names = readdirSync(folder)
    .filter((name) => /^\d{4}_[a-z0-9-]+\.sql$/.test(name))
    .sort()
  const migrations = names.map((name) => readMigration(folder, name))
  const wrong = migrations.find((migration, index) => migration.number !== index + 1)
  if (wrong) throw new Error(`Migration ${wrong.name} is out of order.`)
  return migrations
}

/** 0 for an empty folder. */
export const newestMigration = (folder: string): number => readMigrations(folder).at(-1)?.number ?? 0

const refuseChanged = (migrations: readonly Migration[], applied: readonly Applied[]): void => {
  for (const done of applied) {
    const file = migrations.find(({ number }) => number === done.number)
    if (!file)
      throw new Error(
        `The database knows migration ${done.name}, this version does not: it is too old. Nothing was changed. Start the version that made the migration, or a newer one.`,
      )
    if (file.hash !== done.hash) throw new Error(`Migration ${done.name} was changed after it was applied.`)
  }
}

const appliedSql = 'select number, name, hash from schema_migrations order by number'

/** Number of migrations applied and due; changes nothing. */
export const readProgress = async (db: Db, folder: string) => {
  const migrations = readMigrations(folder)
  const [history] = await db.query<{ there: boolean }>(`select to_regclass('schema_migrations') is not null as there`)
  const applied = history?.there ? await db.query<Applied>(appliedSql) : []
  refuseChanged(migrations, applied)
  return { applied: applied.length, due: migrations.slice(applied.length).map(({ name }) => name) }
}

const history = `create table if not exists schema_migrations (
  number integer primary key, name text not null, hash text not null, applied_at timestamptz not null default now())`

const apply = async (tx: Db, { number, name, sql, hash }: Migration, steps: MigrationSteps): Promise<void> => {
  const step = steps[name]
  if (!step && followedByCode.test(sql)) throw new Error(`Migration ${name} needs code that was not given.`)
  await tx.script(sql)
  await step?.(tx)
  await tx.query('insert into schema_migrations (number, name, hash) values ($1, $2, $3)', [number, name, hash])
}

/** Runs the migrations that are due, all or none. Several processes may start at once. */
export const migrate = (
  db: Db,
  folder: string,
  steps: MigrationSteps = {},
  overseer: Overseer = nobody,
): Promise<readonly string[]> => {
  const migrations = readMigrations(folder)
  return db.transaction(async (tx) => {
    // A migration may take longer than a call, and so may waiting for another process's migration.
    await tx.query('set local statement_timeout = 0')
    await tx.query('select pg_advisory_xact_lock($1)', [lockKey])
    await tx.script(history)
    const applied = await tx.query<Applied>(appliedSql)
    refuseChanged(migrations, applied)
    const due = migrations.slice(applied.length)
    const names = due.map(({ name }) => name)
    await overseer.before(names, tx)
    for (const migration of due) await apply(tx, migration, steps)
    await overseer.after(tx, names)
    return names
  })
}
