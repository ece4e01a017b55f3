import { isDeepStrictEqual } from 'node:util'
import { api, type EndpointName } from '@soundroof/contract/api'
import { apiKeyScopes } from '@soundroof/contract/platform/access'
import type { Endpoint } from '@soundroof/contract/platform/endpoint'
import { otherAddresses } from '@soundroof/contract/platform/other-addresses'
import { describe, expect, it } from 'vitest'
import type { TestKey } from '../../identity/api-keys/testing/sign-by-key.ts'
import { insertTestKey } from '../../identity/api-keys/testing/valid-api-key-calls.ts'
import { giveCodes } from '../../identity/one-time-codes/testing/valid-code-calls.ts'
import { joinedParts } from '../../roofs/files/parts/testing/sent-parts.ts'
import { sampled } from '../../testing/extent.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { serverOfFile } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'
import type { Answer, Call, Caller } from '../../testing/test-server.ts'
import { validCalls } from '../../testing/valid-calls.ts'
import { update } from '../database/insert.ts'
import { callers, done, type Expected, expectedAnswer, refusedByContent, type Who } from './testing/expected-answers.ts'

/** Every call of the contract by every kind of caller, one cell each, with the answer that the contract demands. */

const endpoints = Object.entries(api).map(([name, endpoint]) => ({
  name: name as EndpointName,
  endpoint: endpoint as Endpoint,
}))

const allCells = callers.flatMap((who) =>
  endpoints.map(({ name, endpoint }) => ({ who, name, endpoint, expected: expectedAnswer(endpoint, who) })),
)

/** Callers whose answer depends on the database. */
const ofDatabase: readonly Who[] = [
  'an owner of the company',
  'another company',
  'an API key with every scope of another company',
]
const cells = sampled(
  allCells,
  ({ who, expected }) => ofDatabase.includes(who) || (who === 'an administrator' && expected === done),
)

type Scene = {
  readonly tokens: Readonly<Partial<Record<Who, string>>>
  readonly staff: Readonly<Partial<Record<Who, string>>>
  readonly keys: Readonly<Record<EndpointName, Readonly<Partial<Record<Who, TestKey>>>>>
  readonly calls: Readonly<Record<EndpointName, Call>>
  readonly callsOfStranger: Readonly<Partial<Record<EndpointName, Call>>>
  /** What only the company may read. */
  readonly secrets: readonly string[]
}

const server = await serverOfFile()

/** The stranger's own photos, so that the refusal concerns the project alone. */
const withOwnPhotos = async (stranger: Caller, { body }: Call): Promise<Call> => {
  const { hash } = body as { readonly hash: string }
  return { body: { ...(await completeSample(server, stranger)), hash } }
}

const insertStranger = async (): Promise<Caller> => {
  const stranger = await server.caller()
  // A second owner, so that leaving is possible.
  await server.caller('customer', stranger.account.companyId)
  await server.subscribe(stranger, 5)
  return stranger
}

/** Ended and expired sessions of a person who could make every call. */
const insertPastSessions = async ({ account }: Caller) => {
  const expired = await server.caller('customer', account.companyId)
  const ended = await server.caller('customer', account.companyId)
  await update(server.db, 'sessions', { accountId: expired.account.id }, { expiresAt: server.clock() })
  await server.db.query('update sessions set ended_at = $2 where account_id = $1', [ended.account.id, server.clock()])
  return { expired, ended }
}

/** Keys by call: the one without the call's scope has every other scope. */
const insertKeys = async (owner: Caller, stranger: Caller): Promise<Scene['keys']> => {
  const revoked = await insertTestKey(server, owner)
  await server.db.query('update api_keys set revoked_at = $2 where id = $1', [revoked.id, server.clock()])
  const whole = await insertTestKey(server, owner)
  const ofStranger = await insertTestKey(server, stranger)
  const lacking = new Map<unknown, TestKey>()
  for (const scope of apiKeyScopes) {
    const others = apiKeyScopes.filter((other) => other !== scope)
    lacking.set(scope, await insertTestKey(server, owner, others))
  }
  const keysOf = ({ keyScope }: Endpoint): Scene['keys'][EndpointName] => ({
    'an API key without the scope': lacking.get(keyScope) ?? whole,
    'an API key with every scope of the company': whole,
    'an API key with every scope of another company': ofStranger,
    'a revoked API key': revoked,
  })
  return Object.fromEntries(endpoints.map(({ name, endpoint }) => [name, keysOf(endpoint)])) as Scene['keys']
}

const prepare = async (): Promise<Scene> => {
  await server.reset()
  const owner = await server.caller()
  const { companyId } = owner.account
  const member = await server.caller('customer', companyId, 'member')
  await server.subscribe(owner, 5)
  await server.subscribe(member, 5)
  const calls = await validCalls(server, owner)
  const stranger = await insertStranger()
  const { expired, ended } = await insertPastSessions(owner)
  const engineer = await server.caller('engineer', 'provider')
  const administrator = await server.caller('administrator', 'provider')
  const { hash } = calls.uploadProject.body as { readonly hash: string }
  const keys = await insertKeys(owner, stranger)
  // Everybody has the password and the codes that the sample calls state.
  await server.db.query('update accounts set password_hash = (select password_hash from accounts where id = $1)', [
    owner.account.id,
  ])
  const people = await server.db.query<{ id: string }>('select id from accounts')
  for (const { id } of people) await giveCodes(server, id)
  return {
    calls,
    keys,
    callsOfStranger: {
      uploadProject: await withOwnPhotos(stranger, calls.uploadProject),
      joinParts: { body: await joinedParts(server, stranger, [Buffer.from('one'), Buffer.from('two')]) },
    },
    staff: { 'an engineer': engineer.account.id, 'an administrator': administrator.account.id },
    secrets: [hash, companyId, owner.account.email, member.account.email],
    tokens: {
      'a token that never was': 'x'.repeat(43),
      'an expired session': expired.token,
      'an ended session': ended.token,
      'an owner of the company': owner.token,
      'a member of the company': member.token,
      'another company': stranger.token,
      'an engineer': engineer.token,
      'an administrator': administrator.token,
    },
  }
}

let isAsPrepared = true

const scene = await prepare()
const putBack = await server.keep()

/** Projects under review belong to the caller's engineer, since no other may move them. */
const handOver = (to: string | null) => server.db.query('update projects set engineer_id = $1 where status >= 3', [to])

const send = async (who: Who, name: EndpointName): Promise<Answer> => {
  const { tokens, keys, calls, callsOfStranger, staff } = scene
  await handOver(staff[who] ?? null)
  const call = (who.endsWith('another company') && callsOfStranger[name]) || calls[name]
  const key = keys[name][who]
  // A store's notice carries its own proof in a header that no program sends.
  return server.call(name, key ? { ...call, key, headers: {} } : { ...call, token: tokens[who] ?? null })
}

/** Staff see every company in their console, and nowhere else. */
const seesEverybody = (who: Who, name: EndpointName): boolean =>
  (who === 'an administrator' || who === 'an engineer') && api[name].path.startsWith('/api/console/')

const unchanged = async (before: Readonly<Record<string, number>>): Promise<boolean> =>
  isDeepStrictEqual(await rowCounts(server.db), before)

/** Restoring the scene costs more than a cell, so a cell that only reads leaves it. */
const letIn = async (who: Who, name: EndpointName, expected: Expected) => {
  isAsPrepared = false
  const before = await rowCounts(server.db)
  const answer = await send(who, name)
  const status = refusedByContent[name] ?? expected.status
  expect(answer.status, JSON.stringify(answer.body)).toBe(status)
  expect(answer.body.code).toBe(status === 200 ? 0 : status)
  if (!who.endsWith('of the company') && !seesEverybody(who, name))
    for (const secret of scene.secrets) expect(JSON.stringify(answer.body)).not.toContain(secret)
  if (api[name].method === 'GET' && (await unchanged(before))) isAsPrepared = true
}

/** A refusal changes nothing, so the next cell finds the same scene. */
const turnedAway = async (who: Who, name: EndpointName, expected: Expected) => {
  const before = await rowCounts(server.db)
  const { status, body } = await send(who, name)
  expect({ status, body }).toEqual({
    status: expected.status,
    body: { code: expected.code, message: expected.message },
  })
  expect(await rowCounts(server.db)).toEqual(before)
}

describe('the access matrix', () => {
  it.each(cells)('$who, $name: $expected.code', async ({ who, name, expected }) => {
    if (!isAsPrepared) await putBack()
    isAsPrepared = true
    await (expected === done ? letIn : turnedAway)(who, name, expected)
    expect(server.errors).toEqual([])
  })

  it('lets somebody into every call', () => {
    const reachable = new Set(allCells.filter(({ expected }) => expected === done).map(({ name }) => name))
    expect(endpoints.map(({ name }) => name).filter((name) => !reachable.has(name))).toEqual([])
  })
})

/** `METHOD path` of every route, from the server's own tree. */
const routesOf = (tree: string): readonly string[] => {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^((?:[│ ] {3})*)[├└]── (\S*) \((.*)\)$/.exec(line) ?? []
    if (methods === '') return []
    const depth = indent.length / 4
    above[depth] = `${above[depth - 1] ?? ''}${part}`
    return methods.split(', ').map((method) => `${method} ${above[depth]}`)
  })
}

describe('every route', () => {
  const covers = (pattern: string, route: string): boolean =>
    pattern.endsWith('*') ? route.startsWith(pattern.slice(0, -1)) : route === pattern
  /** Pages of the web application, which show nobody's data, and browsers' preflight requests. */
  const pages = ['GET *', 'GET /*', 'HEAD *', 'HEAD /*', 'OPTIONS *']
  const declared = [
    ...endpoints.map(({ endpoint: { method, path } }) => `${method} ${path}`),
    ...otherAddresses.map(({ method, path }) => `${method} ${path}`),
  ]

  it('stands in the contract, which says who may use it', () => {
    const routes = routesOf(server.app.printRoutes({ commonPrefix: false }))
    expect(routes.length).toBeGreaterThan(endpoints.length)
    // A HEAD is the GET of the same address without its body.
    const asked = routes.filter((route) => !pages.includes(route)).map((route) => route.replace(/^HEAD /, 'GET '))
    expect(asked.filter((route) => !declared.some((pattern) => covers(pattern, route)))).toEqual([])
    expect(
      endpoints
        .filter(({ endpoint: { method, path } }) => !routes.includes(`${method} ${path}`))
        .map(({ name }) => name),
    ).toEqual([])
  })
})
