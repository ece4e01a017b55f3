// `npm run bench:lists`: lists of a PostgreSQL with a million projects against one with a thousand. It takes minutes and 4 GB of disk.
import { openServer } from '../../apps/server/src/platform/database/server-db.ts'
import { buildStale } from '../build.mjs'
import { readOptions } from '../options.mjs'
import { startPostgres } from '../postgres.mjs'
import { startServer } from '../running-server.mjs'
import { customer, engineer, login } from './customer.mjs'
import { fillWithProjects } from './many-projects.mjs'
import { photographed } from './photographed-project.mjs'
import { interleaved } from './rounds.mjs'

const usage =
  'npm run bench:lists -- [PROJECTS]\n  times of list and queue with so many projects against 1 000; half of them of one company; 1 000 000'
const { positionals } = readOptions(usage, {}, true)
const many = Number(positionals[0] ?? 1_000_000)
const few = 1000
const rounds = 40
const warmUp = 10
const aim = 2

/** @typedef {Awaited<ReturnType<typeof customer>>} Client */
/** @typedef {{ client: Client, staff: Client, middle: string, number: string }} Installation */

/** @type {(() => Promise<void>)[]} */
const stops = []

/** A page from the middle of the company's projects on. @param {Client} client */
const middleOf = async (client) => {
  const { bytes } = await client.send({ method: 'GET', path: '/api/projects?limit=50&endTime=2025-07-01' })
  return JSON.parse(bytes.toString()).next
}

/** @param {string} url of PostgreSQL @param {string} database @param {number} projects @returns {Promise<Installation>} */
const install = async (url, database, projects) => {
  const address = new URL(url)
  const postgres = openServer(url, console.error)
  await postgres.script(`create database ${database}`)
  await postgres.close()
  address.pathname = database
  const server = await startServer({
    DATABASE_URL: address.href,
    SEED_INSTALLER: `${login.email}:${login.password}`,
    SEED_ENGINEER: `${engineer.email}:${engineer.password}`,
    REQUESTS_PER_MINUTE: 'off',
  })
  stops.push(server.stop)
  const client = await customer(server.url)
  const body = await photographed(client)
  await client.dataOf({ method: 'POST', path: '/api/projects/upload', body })
  const db = openServer(address.href, console.error, { statementMs: 0, answerMs: 0 })
  await fillWithProjects(db, projects).finally(db.close)
  const staff = await customer(server.url, engineer)
  stops.push(async () => {
    client.close()
    staff.close()
  })
  return { client, staff, middle: await middleOf(client), number: `n-${projects - 236}-` }
}

/** What is asked for, by what the line is called. @type {Readonly<Record<string, (installation: Installation) => string>>} */
const lists = {
  'project list, first page': () => '/api/projects?limit=50',
  'project list, a page in the middle': ({ middle }) => `/api/projects?limit=50&after=${middle}`,
  'by status': () => '/api/projects?limit=50&status=5',
  'by days': () => '/api/projects?limit=50&startTime=2025-03-01&endTime=2025-03-31',
  'by delivery date': () => '/api/projects?limit=50&eStartTime=2025-10-01&eEndTime=2026-07-31',
  'by engineer': () => '/api/projects?limit=50&engineerName=engineer',
  'by a name that every project has': () => '/api/projects?limit=50&name=road',
  'by a name that one project has': ({ number }) => `/api/projects?limit=50&name=${number}`,
  'by a name that one in twenty has': () => '/api/projects?limit=50&name=waratah',
  'by a name that none has': () => '/api/projects?limit=50&name=zeppelin',
  'queue, all that is open': () => '/api/console/queue',
  'queue, all that is open by verdict': () => '/api/console/queue?sort=verdict',
  'queue, all that is open by kW': () => '/api/console/queue?sort=power',
  'queue, all that is open by delivery date': () => '/api/console/queue?sort=delivery',
  'queue, delivered by kW from the smallest': () => '/api/console/queue?state=delivered&sort=power&direction=asc',
  'queue, delivered by delivery date': () => '/api/console/queue?state=delivered&sort=delivery',
  'queue, ongoing by verdict': () => '/api/console/queue?state=ongoing&sort=verdict',
  'queue, submitted': () => '/api/console/queue?state=submitted',
  'queue, mine': () => '/api/console/queue?mine=1',
  'queue, delivered': () => '/api/console/queue?state=delivered',
  'queue, by a name that one project has': ({ number }) => `/api/console/queue?state=delivered&name=${number}`,
  'queue, by a company that none is': () => '/api/console/queue?company=zeppelin',
}

/** @param {Installation} installation @param {string} path */
const time = async ({ client, staff }, path) => {
  const reader = path.startsWith('/api/console/') ? staff : client
  const started = performance.now()
  await reader.dataOf({ method: 'GET', path })
  return performance.now() - started
}

/** @param {Installation} large @param {Installation} small */
const measure = async (large, small) => {
  const met = []
  for (const [name, pathOf] of Object.entries(lists)) {
    const { a, b, ratio } = await interleaved(
      rounds,
      () => time(large, pathOf(large)),
      () => time(small, pathOf(small)),
      warmUp,
    )
    met.push(ratio <= aim)
    const detail = `${a.toFixed(1)} ms / ${b.toFixed(1)} ms`
    console.log(
      `${name.padEnd(40)} ${ratio.toFixed(2).padStart(8)}  ${detail}  aim ≤ ${aim}: ${met.at(-1) ? 'met' : 'MISSED'}`,
    )
  }
  return met.every(Boolean)
}

await buildStale()
const postgres = await startPostgres()
try {
  const small = await install(postgres.url, 'few', few)
  const large = await install(postgres.url, 'many', many)
  console.log(`${postgres.version}, ${many} projects / ${few}`)
  process.exitCode = (await measure(large, small)) ? 0 : 1
} finally {
  for (const stop of stops.reverse()) await stop()
  await postgres.stop()
}
