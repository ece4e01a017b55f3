import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { api, type EndpointName } from '@soundroof/contract/api'
import type { CompanyRole, Role } from '@soundroof/contract/platform/access'
import type { Endpoint } from '@soundroof/contract/platform/endpoint'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { catalogue as published } from '@soundroof/data'
import { testIdentity } from '@soundroof/report/testing/signed-sample'
import type { FastifyInstance } from 'fastify'
import { accountInOtherDomains } from '../account-in-other-domains.ts'
import { buildApp } from '../app.ts'
import { insertCompany } from '../identity/accounts/account-rows.ts'
import { keepRegistration } from '../identity/accounts/engineer-registrations.ts'
import { signByKey, type TestKey } from '../identity/api-keys/testing/sign-by-key.ts'
import { insertSubscription } from '../money/subscriptions/subscription-rows.ts'
import { testStores } from '../money/subscriptions/testing/test-stores.ts'
import { withSealedWrites } from '../platform/audit/sealed-writes.ts'
import { withRecordKey } from '../platform/audit/with-record-key.ts'
import { readConfig } from '../platform/config.ts'
import type { Db } from '../platform/database/db.ts'
import { insert } from '../platform/database/insert.ts'
import { tokenHash } from '../platform/http/authenticate-call.ts'
import type { Account } from '../platform/http/handler.ts'
import { sessionLife } from '../platform/http/session-life.ts'
import { sign } from '../platform/http/signature.ts'
import { type TimeLimits, usualTimeLimits } from '../platform/http/time-limits.ts'
import { newId, newToken } from '../platform/identifier.ts'
import type { Log } from '../platform/log.ts'
import { keepReference } from '../platform/provider/kept-reference.ts'
import { startWorkersFrom } from '../platform/work/worker-entry.ts'
import { adviseOn } from '../roofs/calculations/advise-on.ts'
import { arrayOn } from '../roofs/calculations/array-on.ts'
import { judgeBuiltOn } from '../roofs/calculations/as-built/judge-built-on.ts'
import { answerRequest } from '../roofs/calculations/calculate.ts'
import { figuresOf } from '../roofs/calculations/calculation-context.ts'
import { effectsOn, openedOn } from '../roofs/calculations/figure-effect.ts'
import { layOutOn } from '../roofs/calculations/lay-out-on.ts'
import { recalculateOn } from '../roofs/calculations/recalculate-on.ts'
import { reconsiderOn } from '../roofs/calculations/reconsider-on.ts'
import { savingsOn } from '../roofs/calculations/savings-on.ts'
import { whatIfOn } from '../roofs/calculations/what-if-on.ts'
import { keepCatalogue } from '../roofs/catalogue/catalogue-in-force.ts'
import { renderDocument } from '../roofs/rendering/render-document.ts'
import type { Services } from '../services.ts'
import { keptScenes } from './kept-scenes.ts'
import { ownHash } from './own-password.ts'
import { builtProgram } from './processes/built-program.ts'
import { spokenAnswer } from './spoken-answers.ts'
import { stoppedClock, type TestClock, testStart } from './stopped-clock.ts'
import { emptyTables, openTestDatabase, testRecordKey } from './test-database.ts'
import { openTestStore } from './test-store.ts'

export type Call = {
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly token?: string | null
  /** For a program that signs its calls itself. */
  readonly key?: TestKey | null
  readonly headers?: Readonly<Record<string, string>>
}

export type Envelope = {
  readonly code: number
  // Its content is for each test to state.
  readonly data?: never
  readonly message?: string
  readonly issues?: readonly { readonly field: string; readonly message: string }[]
}
export type Answer<T = unknown> = {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: Omit<Envelope, 'data'> & { readonly data: T } & Readonly<Record<string, unknown>>
}

export type Caller = { readonly account: Account; readonly token: string }

export type TestServer = {
  readonly app: FastifyInstance
  readonly db: Db
  readonly clock: TestClock
  /** With time limits that no call of a test meets, for another server made of them as well. */
  readonly services: Services & { readonly timeLimits: TimeLimits }
  /** Logged errors: defects, unless a test makes them. */
  readonly errors: unknown[]
  /** Of all files in the object store, sorted. */
  readonly storedKeys: () => Promise<readonly string[]>
  readonly signature: () => Record<string, string>
  readonly call: <T = Record<string, unknown>>(name: EndpointName, call?: Call) => Promise<Answer<T>>
  readonly caller: (role?: Role, companyId?: string, companyRole?: CompanyRole) => Promise<Caller>
  readonly subscribe: (caller: Caller, bought: number, days?: number) => Promise<string>
  readonly reset: () => Promise<void>
  /** Keeps all rows, files and the time, and answers how to return to them: cheaper than making them again. */
  readonly keep: () => Promise<() => Promise<void>>
  readonly close: () => Promise<void>
}

startWorkersFrom(pathToFileURL(builtProgram('main')))

export const sampleRegistration = {
  body: 'RPEQ',
  number: '12345',
  class: 'Structural',
  validUntil: '2027-06-30',
} as const

const signing = await testIdentity({ from: new Date(testStart), until: new Date(Date.UTC(2036, 0, 1)) })
const requestSecret = 'the secret of the tests'
const day = 24 * 3600 * 1000

const quietLog = (errors: unknown[]): Log => ({
  info: () => undefined,
  error: (_, error) => {
    errors.push(error)
  },
})

type Outside = Pick<Services, 'db' | 'log' | 'objectStore'> & {
  readonly catalogue: Catalogue
  readonly clock: TestClock
  readonly folder: string
}

export const servicesOf = ({ folder, ...outside }: Outside): Services => {
  const config = readConfig({ DATA_DIR: folder, PORT: '8080', REQUESTS_PER_MINUTE: 'off', PASSWORD_HASHING: 'light' })
  const catalogue = keepCatalogue(outside.catalogue, outside)
  const figures = async () => figuresOf((await catalogue.get()).catalogue)
  return {
    ...accountInOtherDomains,
    ...outside,
    db: withSealedWrites(withRecordKey(outside.db, testRecordKey)),
    catalogue,
    config,
    reference: keepReference({ ...outside, config }),
    stores: testStores({ ...outside, config }),
    secrets: {
      request: requestSecret,
      files: 'the file secret of the tests',
      codes: 'the code secret of the tests',
      records: testRecordKey,
    },
    // The same function, in the test's own thread.
    answer: async (asked) => answerRequest(asked, await figures()),
    advise: async (input, on) => adviseOn(input, on, await figures()),
    layOut: async (asked) => layOutOn(asked, await figures()),
    savings: async (asked) => savingsOn(asked, await figures()),
    judgeBuilt: async (asked) => judgeBuiltOn(asked, await figures()),
    drawArray: async (asked) => arrayOn(asked, await figures()),
    whatIf: async (asked) => whatIfOn(asked, await figures()),
    recalculate: async (asked) => recalculateOn(asked, { ...(await figures()), published: outside.catalogue }),
    reconsider: async (asked) => reconsiderOn(asked, { ...(await catalogue.get()), published: outside.catalogue }),
    effects: async (asked) => effectsOn(asked, { ...(await catalogue.get()), published: outside.catalogue }),
    opened: async (asked) => openedOn(asked, { ...(await catalogue.get()), published: outside.catalogue }),
    wakeReports: () => undefined,
    wakeSearch: () => undefined,
    renderDocument,
    signing,
    wakeMail: () => undefined,
  }
}

type Person = Pick<Account, 'role' | 'companyId' | 'companyRole'>

/** Engineers of tests may sign: the first with the sample's number, the others with their own. */
const insertRegistration = (db: Db, accountId: string, now: Date) =>
  db.transaction(async (tx) => {
    const isFirst = (await tx.query('select 1 from engineer_registrations limit 1')).length === 0
    const number = isFirst ? sampleRegistration.number : accountId
    await keepRegistration(tx, { ...sampleRegistration, number, accountId, by: 'an administrator', now })
  })

const insertCaller = async ({ db, clock }: Services, person: Person): Promise<Caller> => {
  const { companyId } = person
  const id = newId()
  const token = newToken()
  const name = `Person ${id.slice(0, 4)}`
  const email = `${id.toLowerCase().replace(/[^a-z0-9]/g, '')}@example.org`
  const now = clock()
  await db.transaction(async (tx) => {
    await insertCompany(tx, companyId, `Company ${companyId.slice(0, 4)}`, now)
    await insert(tx, 'accounts', {
      ...person,
      id,
      email,
      name,
      nameSearch: name.toLowerCase(),
      phone: '0400 000 000',
      passwordHash: ownHash,
      createdAt: now,
    })
  })
  if (person.role === 'engineer') await insertRegistration(db, id, now)
  const expiresAt = new Date(now.getTime() + sessionLife)
  await insert(db, 'sessions', { tokenHash: tokenHash(token), accountId: id, createdAt: now, expiresAt })
  return { token, account: { ...person, id, email, name, sessionId: tokenHash(token) } }
}

const queryText = (query: Readonly<Record<string, unknown>>): string => {
  const entries = Object.entries(query).map(([name, value]) => [name, String(value)])
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`
}

const payloadOf = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body))

const injector =
  (app: FastifyInstance, clock: TestClock, signature: () => Record<string, string>) =>
  async <T>(name: EndpointName, { query = {}, body, token, key, headers = {} }: Call = {}): Promise<Answer<T>> => {
    const { method, path, signed }: Endpoint = api[name]
    const url = `${path}${queryText(query)}`
    const content = body === undefined ? {} : { payload: payloadOf(body) }
    const byKey = key ? signByKey(key, { method, url, ...content, now: clock() }) : null
    const response = await app.inject({
      method,
      url,
      headers: {
        ...(byKey ?? (signed ? signature() : {})),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...content,
    })
    return { status: response.statusCode, headers: response.headers, body: spokenAnswer(name, response.json()) }
  }

const subscriber =
  ({ db, clock }: Services): TestServer['subscribe'] =>
  async ({ account }, bought, days = 30) => {
    const id = newId()
    const row = { id, accountId: account.id, source: 'test', bought }
    const endsAt = new Date(clock().getTime() + days * day)
    await db.transaction((tx) => insertSubscription(tx, row, clock(), endsAt))
    return id
  }

/** On a busy machine no call of a test is refused for its time; only tests of the limits set their own. */
export const patient: TimeLimits = { ...usualTimeLimits, database: 600_000 }

/** The whole server on an empty database, with a clock that the test holds. One for each test file. */
export const startTestServer = async (
  catalogue: Catalogue = published,
  openDatabase: () => Promise<Db> = openTestDatabase,
): Promise<TestServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'soundroof-server-'))
  const db = await openDatabase()
  const clock = stoppedClock()
  const errors: unknown[] = []
  const log = quietLog(errors)
  const store = await openTestStore(folder, log)
  const objectStore = store.store
  const services = { ...servicesOf({ db, clock, folder, log, objectStore, catalogue }), timeLimits: patient }
  const scenes = keptScenes({ db, clock, services, errors, store })
  const app = await buildApp({ ...services, checkAnswers: true })
  const signature = () => {
    const timeStamp = String(Math.floor(clock().getTime() / 1000))
    const randomStr = randomBytes(4).toString('hex')
    return { timestamp: timeStamp, randomstr: randomStr, signature: sign(timeStamp, randomStr, requestSecret) }
  }
  return {
    app,
    db,
    clock,
    services,
    errors,
    storedKeys: store.keys,
    signature,
    call: injector(app, clock, signature),
    caller: (role = 'customer', companyId = newId(), companyRole = 'owner') =>
      insertCaller(services, { role, companyId, companyRole }),
    subscribe: subscriber(services),
    reset: async () => {
      clock.reset()
      errors.length = 0
      await emptyTables(db)
      services.reference.forget()
    },
    keep: scenes.keep,
    close: async () => {
      await app.close()
      await scenes.forget()
      await db.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
