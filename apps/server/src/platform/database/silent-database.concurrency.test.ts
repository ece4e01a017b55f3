import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogueWith } from '@soundroof/data/catalogue-with'
import { messages } from '@soundroof/words/en-au/messages/messages'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { exportData } from '../../identity/own-account/export-address.ts'
import { migrationSteps } from '../../roofs/migration-steps.ts'
import type { Services } from '../../services.ts'
import { answeredInTime, holdTime } from '../../testing/held-time.ts'
import { spokenRefusal } from '../../testing/spoken-answers.ts'
import { makeServerDatabase, patientWaits } from '../../testing/test-database.ts'
import { servicesOf } from '../../testing/test-server.ts'
import { folderStore } from '../files/folder-store.ts'
import type { Context } from '../http/handler.ts'
import { sign } from '../http/signature.ts'
import { usualTimeLimits } from '../http/time-limits.ts'
import { migrationsFolder } from '../paths.ts'
import type { Db } from './db.ts'
import { migrate } from './migrate.ts'
import { openServer } from './server-db.ts'

/** PostgreSQL behind a network that stops passing data, then recovers. */

let isSilent = false
/** Time that passes with each part of a question or an answer, milliseconds. */
let slowness = 0
const held: (() => void)[] = []
const passOn = (from: Socket, to: Socket): void => {
  from.on('data', (chunk) => {
    if (isSilent) return void held.push(() => to.write(chunk))
    if (slowness > 0) vi.advanceTimersByTime(slowness)
    to.write(chunk)
  })
  from.on('close', () => to.destroy())
  from.on('error', () => to.destroy())
}
const relay = createServer((server) => {
  const database = connect(Number(target.port), target.hostname)
  passOn(server, database)
  passOn(database, server)
})
const speakAgain = () => {
  isSilent = false
  for (const send of held.splice(0)) send()
}

const folder = mkdtempSync(join(tmpdir(), 'soundroof-silent-'))
const waits = { ...patientWaits, connectMs: 2000, answerMs: 3000 }
const logged: string[] = []
let target: URL
let drop: () => Promise<void>
let db: Db
let app: FastifyInstance
let secret: string
let services: Services

beforeAll(async () => {
  const database = await makeServerDatabase()
  drop = database.drop
  target = new URL(database.url)
  const port = await new Promise<number>((resolve) => {
    relay.listen(0, '127.0.0.1', () => resolve((relay.address() as { port: number }).port))
  })
  const url = new URL(database.url)
  url.port = String(port)
  const direct = openServer(database.url, () => undefined, patientWaits)
  await migrate(direct, migrationsFolder, migrationSteps)
  await direct.close()
  db = openServer(url.href, () => undefined, waits)
  const log = { info: () => undefined, error: (message: string) => void logged.push(message) }
  const clock = Object.assign(() => new Date(), { move: () => undefined, reset: () => undefined })
  services = servicesOf({
    db,
    clock,
    folder,
    log,
    objectStore: folderStore(folder),
    catalogue: catalogueWith({}),
  })
  secret = services.secrets.request
  app = await buildApp({ ...services, timeLimits: { ...usualTimeLimits, database: 2500 } })
})
afterAll(async () => {
  await app.close()
  await db.close()
  relay.close()
  await drop()
  rmSync(folder, { recursive: true, force: true })
})

// Neither a slow machine nor a slow answer meets a time limit: time passes where the test lets it.
beforeEach(holdTime)
afterEach(() => void vi.useRealTimers())

let number = 10_000_000
const signature = () => {
  const [timestamp, randomstr] = [String(Math.floor(Date.now() / 1000)), String(number++)]
  return { timestamp, randomstr, signature: sign(timestamp, randomstr, secret) }
}
const call = () => {
  const headers = { ...signature(), authorization: 'Bearer none' }
  return app.inject({ method: 'GET', url: '/api/members/check_token', headers })
}
const calls = (count: number) => Promise.all(Array.from({ length: count }, call))

it('answers 503 while PostgreSQL is silent, and goes on when it is back', async () => {
  expect((await calls(30)).map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(401))
  isSilent = true
  const began = performance.now()
  const answers = await answeredInTime(calls(30))
  expect(performance.now() - began).toBeLessThan(waits.connectMs + waits.answerMs)
  for (const answer of answers) {
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(spokenRefusal(answer.json())).toEqual({ code: 503, message: messages.serviceAway })
  }
  expect((await answeredInTime(call())).statusCode).toBe(503)
  expect(new Set(logged)).toEqual(new Set(['the database does not answer']))
  speakAgain()
  expect((await calls(30)).map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(401))
})

it('answers 503 when the answers of PostgreSQL are each in time and together too slow', async () => {
  const body = { email: 'ann@example.org', password: 'secret1' }
  const login = () => app.inject({ method: 'POST', url: '/api/customers/login', headers: signature(), payload: body })
  expect((await login()).statusCode).toBe(400)
  slowness = 400
  const began = performance.now()
  const answer = await login().finally(() => {
    slowness = 0
  })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(performance.now() - began).toBeLessThan(10_000)
  expect((await calls(30)).map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(401))
})

/** The address of a new account's own data. */
const exportAddress = async (): Promise<string> => {
  const now = new Date()
  await db.query("insert into companies (id, name, created_at) values ('c', 'C', $1)", [now])
  await db.query(
    `insert into accounts (id, company_id, email, name, name_search, phone, role, password_hash, created_at)
     values ('a', 'c', 'a@example.org', 'A', 'a', '', 'customer', '', $1)`,
    [now],
  )
  await db.query("insert into sessions (token_hash, account_id, created_at, expires_at) values ('t', 'a', $1, $2)", [
    now,
    new Date(now.getTime() + 3_600_000),
  ])
  const context = { ...services, account: { id: 'a', sessionId: 't' } }
  const reply = await exportData(context as unknown as Context<'exportData'>)
  const { pathname, search } = new URL('data' in reply ? reply.data.address : '')
  return pathname + search
}

it('answers 503 for a file as well when the answers of PostgreSQL are together too slow', async () => {
  const url = await exportAddress()
  expect((await app.inject({ method: 'GET', url })).statusCode).toBe(200)
  slowness = 400
  const answer = await app.inject({ method: 'GET', url }).finally(() => {
    slowness = 0
  })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
})

it('ends a transaction that falls silent, and frees its connection', async () => {
  const silent = db.transaction(async (tx) => {
    await tx.query('select 1')
    isSilent = true
    await tx.query('select 2')
  })
  await expect(answeredInTime(silent)).rejects.toThrow('The database does not answer')
  speakAgain()
  expect(await db.query('select 3 as three')).toEqual([{ three: 3 }])
})

it('stops a statement that takes too long, but no migration', async () => {
  const hurried = openServer(target.href, () => undefined, { ...patientWaits, statementMs: 1500 })
  await expect(hurried.query('select pg_sleep(20)')).rejects.toThrow('The database does not answer')
  await hurried.transaction(async (tx) => {
    await tx.query('set local statement_timeout = 0')
    await tx.script('select pg_sleep(2)')
  })
  await hurried.close()
})

/** With the time limits of production: a client waits ten seconds. */
describe('the settings that every client reads first', () => {
  let patient: Db
  let unhurried: FastifyInstance
  let hours = 0
  beforeEach(async () => {
    const url = new URL(target)
    url.port = String((relay.address() as { port: number }).port)
    patient = openServer(url.href, () => undefined)
    const now = Object.assign(() => new Date(Date.now() + hours * 3_600_000), {
      move: () => undefined,
      reset: () => undefined,
    })
    const { log, objectStore } = services
    unhurried = await buildApp(
      servicesOf({ db: patient, clock: now, folder, log, objectStore, catalogue: catalogueWith({}) }),
    )
  })
  afterEach(async () => {
    speakAgain()
    await unhurried.close()
    await patient.close()
  })

  /** With the session that the browser has kept. */
  const ask = () => unhurried.inject({ method: 'GET', url: '/api/client', headers: { authorization: 'Bearer none' } })

  it('are answered as last known while PostgreSQL is silent, well before the client gives up', async () => {
    const known = (await ask()).json()
    expect(known.data).toMatchObject({ secret, provider: services.config.provider })
    isSilent = true
    hours += 1
    const began = performance.now()
    expect((await answeredInTime(ask())).json()).toEqual(known)
    expect(performance.now() - began).toBeLessThan(5000)
  })

  it('are refused with 503 where nothing is known, well before the client gives up', async () => {
    isSilent = true
    const began = performance.now()
    const answer = await answeredInTime(ask())
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(performance.now() - began).toBeLessThan(5000)
    speakAgain()
    expect((await ask()).statusCode).toBe(200)
  })
})
