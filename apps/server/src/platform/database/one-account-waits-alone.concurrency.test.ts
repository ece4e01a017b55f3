import { setImmediate as nextRound } from 'node:timers/promises'
import { api } from '@soundroof/contract/api'
import { messages } from '@soundroof/words/en-au/messages/messages'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { answeredInTime, holdTime } from '../../testing/held-time.ts'
import { holdOpen } from '../../testing/held-transaction.ts'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { openBeside, untilWaiting, waitingForLocks } from '../../testing/waiting-statements.ts'
import { usualTimeLimits } from '../http/time-limits.ts'
import type { Db } from './db.ts'

/** PostgreSQL: edits of one account wait for a project that another process holds, and no other caller waits for them. */

const server = await serverOfTests()
const flooder = anew(() => server.caller())
const body = anew(() => completeSample(server, flooder))
const other = anew(() => server.caller())
const othersBody = anew(() => completeSample(server, other))
let othersHash: string
const beside = await openBeside(server.db)
afterAll(() => beside.close())

const { upload, created } = projectCalls(server, flooder)

beforeEach(async () => {
  othersHash = (await upload(othersBody, other)).body.data.hash
})

let held: Awaited<ReturnType<typeof holdOpen>>
afterEach(async () => {
  vi.useRealTimers()
  await held.release()
})
/** All projects but the other company's. */
const holdProjects = async (): Promise<void> => {
  held = await holdOpen(beside, (tx) => tx.query('select 1 from projects where hash <> $1 for update', [othersHash]))
}

/** Projects differ by name, so that none counts as a repetition. */
const projects = async (count: number): Promise<readonly string[]> => {
  const hashes: string[] = []
  for (let index = 0; index < count; index++) hashes.push(await created({ ...body, name: `Roof ${index}` }))
  return hashes
}

const edit = (hash: string, by: Caller = flooder) => upload({ ...body, hash }, by)

/** Reads and writes of another company, a visitor's login, and the flooder's own reading. */
const othersGoOn = async (): Promise<void> => {
  const read = await server.call('projectDetail', { token: other.token, query: { hash: othersHash } })
  const written = await upload({ ...othersBody, hash: othersHash }, other)
  const own = await server.call('projects', { token: flooder.token })
  expect([read.status, written.status, own.status]).toEqual([200, 200, 200])
  const login = await server.call('login', { body: { email: 'nobody@example.org', password: 'secret1' } })
  expect(login.status).toBe(400)
}

it('600 edits of one project at once hold one connection, and others go on', async () => {
  const [hash = ''] = await projects(1)
  await holdProjects()
  const edits = Array.from({ length: 600 }, () => edit(hash))
  await untilWaiting(beside, 1)
  await othersGoOn()
  expect(await waitingForLocks(beside)).toBe(1)
  await held.release()
  const answers = await Promise.all(edits)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  for (const { headers, body: said } of refused) {
    expect(headers['retry-after']).toBe('5')
    expect(said).toEqual({ code: 429, message: messages.tooManyAtOnce })
  }
  const saved = answers.filter(({ status }) => status === 200)
  expect(saved.length).toBe(600 - refused.length)
  expect(await server.db.query('select revision from projects where hash = $1', [hash])).toEqual([
    { revision: 1 + saved.length },
  ])
})

const sendProject = (payload: string) =>
  server.app.inject({
    method: 'POST',
    url: api.uploadProject.path,
    headers: { ...server.signature(), authorization: `Bearer ${flooder.token}`, 'content-type': 'application/json' },
    payload,
  })

it('one more than a hundred is refused before its body is read and its session looked up', async () => {
  const [hash = ''] = await projects(1)
  held = await holdOpen(beside, (tx) => tx.script('lock table sessions in access exclusive mode'))
  const edits = Array.from({ length: 100 }, () => edit(hash))
  const beyond = await Promise.all(Array.from({ length: 500 }, () => sendProject('{')))
  expect(new Set(beyond.map(({ statusCode }) => statusCode))).toEqual(new Set([429]))
  await held.release()
  const [first] = await Promise.all(edits)
  expect(first?.status).toBe(200)
  expect((await edit(hash)).status).toBe(200)
})

it('a ninth change of an account waits before its input is parsed', async () => {
  const [hash = ''] = await projects(1)
  await holdProjects()
  const edits = Array.from({ length: 8 }, () => edit(hash))
  await untilWaiting(beside, 1)
  let isAnswered = false
  const ninth = sendProject('{}').then(({ statusCode }) => {
    isAnswered = true
    return statusCode
  })
  await othersGoOn()
  expect(isAnswered).toBe(false)
  await held.release()
  expect(await ninth).toBe(400)
  expect((await Promise.all(edits)).map(({ status }) => status)).toEqual(edits.map(() => 200))
})

it('a call that ended frees its place, whatever became of it', async () => {
  await holdProjects()
  for (let sent = 0; sent < 150; sent++) expect((await sendProject('{')).statusCode).toBe(400)
})

it('an account that edits forty projects at once holds four connections', async () => {
  const hashes = await projects(40)
  await holdProjects()
  const edits = hashes.map((hash) => edit(hash))
  await untilWaiting(beside, 4)
  await othersGoOn()
  expect(await waitingForLocks(beside)).toBe(4)
  await held.release()
  expect((await Promise.all(edits)).map(({ status }) => status)).toEqual(hashes.map(() => 200))
})

it('a company holds eight, however many people it has', async () => {
  const hashes = await projects(20)
  const { companyId } = flooder.account
  const people = await Promise.all(Array.from({ length: 5 }, () => server.caller('customer', companyId, 'member')))
  await holdProjects()
  const edits = people.flatMap((person, index) =>
    hashes.slice(index * 4, index * 4 + 4).map((hash) => edit(hash, person)),
  )
  await untilWaiting(beside, 8)
  await othersGoOn()
  expect(await waitingForLocks(beside)).toBe(8)
  await held.release()
  expect((await Promise.all(edits)).map(({ status }) => status)).toEqual(hashes.map(() => 200))
})

it('colleagues who edit the same project hold one connection', async () => {
  const [hash = ''] = await projects(1)
  const colleague = await server.caller('customer', flooder.account.companyId, 'member')
  await holdProjects()
  const edits = [edit(hash), edit(hash, colleague), edit(hash), edit(hash, colleague)]
  await untilWaiting(beside, 1)
  await othersGoOn()
  expect(await waitingForLocks(beside)).toBe(1)
  await held.release()
  expect((await Promise.all(edits)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

/** The server's database, and whether so many calls are known by their session and none asks anything but for its transaction. */
const watchedDb = () => {
  const { db } = server.services
  let [sessions, open, transactions] = [0, 0, 0]
  const watched: Db = {
    ...db,
    query: async (sql, ...more) => {
      open++
      return db.query<never>(sql, ...more).finally(() => {
        open--
        if (sql.includes('join sessions')) sessions++
      })
    },
    transaction: (run) => {
      transactions++
      return db.transaction(run)
    },
  }
  const untilAllWait = async (calls: number, inWork: number): Promise<void> => {
    while (sessions < calls || transactions < inWork || open > 0) await nextRound()
  }
  return { watched, untilAllWait }
}

it('a call that spends its time waiting for its own edits gets 429, one that waits for the database 503', async () => {
  const [hash = ''] = await projects(1)
  const { watched, untilAllWait } = watchedDb()
  const timeLimits = { ...usualTimeLimits, database: 3000 }
  const app = await buildApp({ ...server.services, db: watched, timeLimits })
  await holdProjects()
  const send = () =>
    app.inject({
      method: 'POST',
      url: api.uploadProject.path,
      headers: { ...server.signature(), authorization: `Bearer ${flooder.token}` },
      payload: { ...body, hash },
    })
  holdTime()
  const sent = Promise.all(Array.from({ length: 20 }, send))
  await untilAllWait(20, 8)
  await untilWaiting(beside, 1)
  const answers = await answeredInTime(sent)
  const expected = [...Array.from({ length: 19 }, () => 429), 503]
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual(expected)
  await app.close()
})
