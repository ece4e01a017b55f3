// `npm run bench:migrations`: how long the newest migrations hold their locks on a database of the last release with 50 000 results.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { withRecordKey } from '../../apps/server/src/platform/audit/with-record-key.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { openServer } from '../../apps/server/src/platform/database/server-db.ts'
import { standardLog } from '../../apps/server/src/platform/log.ts'
import { migrationsFolder } from '../../apps/server/src/platform/paths.ts'
import { startAfterStart } from '../../apps/server/src/platform/work/after-start.ts'
import { afterStartSteps } from '../../apps/server/src/roofs/after-start-steps.ts'
import { migrationSteps } from '../../apps/server/src/roofs/migration-steps.ts'
import { readOptions } from '../options.mjs'
import { startPostgres } from '../postgres.mjs'
import { root } from '../sources.mjs'

const usage =
  'npm run bench:migrations -- RELEASE [RESULTS]\n  a folder of apps/server/src/testing/releases; 50 000 results'
const { positionals } = readOptions(usage, {}, true)
const [release = '003dce41', results = '50000'] = positionals
const longestMs = 1000

const dump = join(root, 'apps/server/src/testing/releases', release, 'database.sql.gz')

/** Copies of the results that are there, past triggers and seals. @param {import('../../apps/server/src/platform/database/db.ts').Db} db */
const multiply = async (db) => {
  const columns = await db.query(
    `select column_name as name from information_schema.columns
     where table_name = 'issued_results' and table_schema = 'public' and is_generated = 'NEVER'`,
  )
  const names = columns.map(({ name }) => name)
  const values = names.map((name) => (['id', 'scope'].includes(name) ? `r.${name} || '-' || n` : `r.${name}`))
  await db.script(`begin; set local session_replication_role = replica; set local statement_timeout = 0;
    insert into issued_results (${names.join(', ')}) select ${values.join(', ')}
    from issued_results r, generate_series(1, ${Number(results)} / (select count(*) from issued_results)) n; commit; analyze`)
}

/** @param {() => Promise<unknown>} work */
const timed = async (work) => {
  const began = performance.now()
  await work()
  return Math.round(performance.now() - began)
}

const postgres = await startPostgres()
const db = withRecordKey(
  openServer(postgres.url, console.error, { statementMs: 0, answerMs: 0, pauseMs: 0 }),
  'the record secret of the tests',
)
try {
  await db.script(gunzipSync(readFileSync(dump)).toString('utf8'))
  await multiply(db)
  const [{ count }] = await db.query('select count(*) as count from issued_results')
  const locked = await timed(() => migrate(db, migrationsFolder, migrationSteps))
  console.log(
    `${count} results, ${readdirSync(migrationsFolder).length} migrations: locks held for at most ${locked} ms`,
  )
  const after = await timed(() => startAfterStart({ db, log: standardLog }, afterStartSteps).done)
  console.log(`work after the start: ${after} ms`)
  if (locked > longestMs) process.exitCode = 1
} finally {
  await db.close()
  await postgres.stop()
}
