// `npm run bench:search`: how long the search for results that no longer stand takes on PostgreSQL, and what others wait meanwhile.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { openServer } from '../../apps/server/src/platform/database/server-db.ts'
import { searchWorse } from '../../apps/server/src/review/reconsideration/search.ts'
import { newSearcher } from '../../apps/server/src/review/reconsideration/whose-search.ts'
import { codeAt } from '../../apps/server/src/roofs/calculations/engine-code.ts'
import { keepCatalogue } from '../../apps/server/src/roofs/catalogue/catalogue-in-force.ts'
import { catalogue as published } from '../../data/index.ts'
import { buildStale } from '../build.mjs'
import { readOptions } from '../options.mjs'
import { startPostgres } from '../postgres.mjs'
import { startServer } from '../running-server.mjs'
import { root } from '../sources.mjs'
import { customer, login } from './customer.mjs'
import { photographed } from './photographed-project.mjs'

const usage =
  'npm run bench:search -- [RESULTS] [SECONDS]\n  one whole search of so many copied results, for so long at most, and one look when nothing changed; 50 000, 600'
const { positionals } = readOptions(usage, {}, true)
const results = Number(positionals[0] ?? 50_000)
const longestMs = 1000 * Number(positionals[1] ?? 600)
const aloneMs = 10_000

/** @typedef {Awaited<ReturnType<typeof customer>>} Client */
/** @typedef {import('../../apps/server/src/platform/database/db.ts').Db} Db */

/** @param {Db} db @param {string} table @param {Readonly<Record<string, string>>} changed */
const copySql = async (db, table, changed) => {
  const columns = await db.query(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1
     and is_generated = 'NEVER' and is_identity = 'NO' and column_name <> 'sequence'`,
    [table],
  )
  const names = columns.map(({ name }) => name)
  const values = names.map((name) => changed[name] ?? `r.${name}`)
  return `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from ${table} r, generate_series(2, ${results}) n`
}

/** The one result and its project again and again, past triggers and seals; saved yesterday. @param {Db} db */
const multiply = async (db) => {
  const numbered = (/** @type {string} */ name) => `r.${name} || '-' || n`
  const yesterday = `now() - interval '1 day'`
  const ofResults = await copySql(db, 'issued_results', { id: numbered('id'), scope: numbered('scope') })
  const ofProjects = await copySql(db, 'projects', {
    hash: numbered('hash'),
    issued_result_id: numbered('issued_result_id'),
    updated_at: yesterday,
  })
  await db.script(`begin; set local session_replication_role = replica; set local statement_timeout = 0;
    ${ofResults}; ${ofProjects}; update projects set updated_at = ${yesterday};
    delete from reconsideration_search; commit`)
  await db.script('vacuum analyze')
}

/** What a light request waits again and again until then, milliseconds. @param {Client} client @param {() => Promise<boolean>} isOver */
const waitsUntil = async (client, isOver) => {
  const waits = []
  let asked = performance.now()
  for (;;) {
    const started = performance.now()
    await client.dataOf({ method: 'GET', path: '/api/projects?limit=1' })
    waits.push(performance.now() - started)
    await wait(20)
    if (performance.now() - asked < 500) continue
    asked = performance.now()
    if (await isOver()) return waits.sort((a, b) => a - b)
  }
}

/** @param {readonly number[]} waits sorted */
const words = (waits) => {
  const at = (/** @type {number} */ part) => `${(waits[Math.floor(part * (waits.length - 1))] ?? 0).toFixed(0)} ms`
  return `median ${at(0.5)}, 99 of 100 ${at(0.99)}, longest ${at(1)}`
}

const deadline = (/** @type {number} */ ms) => {
  const end = performance.now() + ms
  return async () => performance.now() > end
}

const place = `select cursor, key <> '' as "isSearching", finished_key <> '' as "isFinished",
  (select count(*) from projects p where p.hash <= s.cursor)::int as looked from reconsideration_search s`

/** @param {Db} db @param {Client} client */
const wholeSearch = async (db, client) => {
  const began = performance.now()
  const isLate = deadline(longestMs)
  let looked = 0
  const isOver = async () => {
    const [row] = await db.query(place)
    if (row?.isFinished) looked = results
    else looked = row?.looked ?? 0
    return Boolean(row?.isFinished) || isLate()
  }
  const waits = await waitsUntil(client, isOver)
  const seconds = (performance.now() - began) / 1000
  const rate = looked / seconds
  const whole = looked === results ? seconds : results / rate
  const how = looked === results ? '' : `, calculated from ${looked} in ${seconds.toFixed(0)} s`
  console.log(`one whole search of ${results}: ${whole.toFixed(0)} s${how} (${rate.toFixed(0)} results a second)`)
  console.log(`a light read beside it: ${words(waits)}`)
}

const endSql = `update reconsideration_search set finished_key = case when key = '' then finished_key else key end,
  key = '', cursor = '', since = null, claimed_until = null`

/** As another process of the same release, after the whole search. @param {Db} db */
const lookWhenNothingChanged = async (db) => {
  const log = { info: () => undefined, error: console.error }
  const clock = () => new Date()
  const catalogue = keepCatalogue(published, { db, clock, log })
  let compared = 0
  const reconsider = async () => {
    compared += 1
    return /** @type {const} */ ({ kind: 'stands' })
  }
  const needs = { db, clock, log, catalogue, reconsider, wakeMail: () => undefined }
  const built = pathToFileURL(join(root, 'apps/server/dist/main.js')).href
  const searcher = await newSearcher(needs, codeAt(built))
  await db.query(endSql)
  const times = []
  for (let look = 0; look < 20; look += 1) {
    const began = performance.now()
    await searchWorse(needs, searcher)
    times.push(performance.now() - began)
  }
  console.log(`one look when nothing changed: ${words(times.sort((a, b) => a - b))}; ${compared} results compared`)
}

/** @param {Readonly<Record<string, string>>} environment @param {(server: { url: string }) => Promise<void>} work */
const withServer = async (environment, work) => {
  const server = await startServer(environment)
  await work(server).finally(server.stop)
}

await buildStale()
const postgres = await startPostgres()
const folder = mkdtempSync(join(tmpdir(), 'soundroof-search-'))
const environment = {
  DATABASE_URL: postgres.url,
  DATA_DIR: folder,
  SEED_INSTALLER: `${login.email}:${login.password}`,
  REQUESTS_PER_MINUTE: 'off',
}
const db = openServer(postgres.url, console.error, { statementMs: 0, answerMs: 0 })
try {
  await withServer(environment, async ({ url }) => {
    const client = await customer(url)
    const body = await photographed(client)
    await client.dataOf({ method: 'POST', path: '/api/projects/upload', body })
    console.log(`a light read alone: ${words(await waitsUntil(client, deadline(aloneMs)))}`)
    client.close()
  })
  await multiply(db)
  await withServer(environment, async ({ url }) => {
    const client = await customer(url)
    await wholeSearch(db, client).finally(client.close)
  })
  await lookWhenNothingChanged(db)
} finally {
  await db.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
