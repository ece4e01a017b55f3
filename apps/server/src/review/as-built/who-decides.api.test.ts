import { expect, it } from 'vitest'
import { update } from '../../platform/database/insert.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { builtScene } from './testing/built-scene.ts'

const server = await serverOfTests()
const { built, save, sign, decide, completeContent, installer, engineer } = await builtScene(server)

const noticesOf = async ({ token }: Pick<Caller, 'token'>): Promise<readonly string[]> => {
  const { body } = await server.call<{ rows: { kind: string }[] }>('notices', { token })
  return body.data.rows.map(({ kind }) => kind)
}

const held = async (by: Caller, changes: object = {}): Promise<string> => {
  const hash = await built()
  await save(hash, 0, await completeContent(hash, { Edge: { widestSpacing: 2400 } }))
  const review = { engineerId: by.account.id, status: 4, submittedAt: server.clock(), ...changes }
  await update(server.db, 'projects', { hash }, review)
  return hash
}

const holders = {
  'whose registration is over': (id: string) =>
    update(server.db, 'engineer_registrations', { accountId: id }, { validUntil: '2026-11-20' }),
  'who is an administrator now': (id: string) => update(server.db, 'accounts', { id }, { role: 'administrator' }),
  'whose account is closed': (id: string) => update(server.db, 'accounts', { id }, { disabledAt: server.clock() }),
}

it.each(Object.entries(holders))('a holder %s keeps nobody from deciding, and everybody is told', async (_, end) => {
  const holder = await server.caller('engineer', 'provider')
  const hash = await held(holder)
  await end(holder.account.id)
  const { record } = (await sign(hash, 1)).body.data
  expect(await noticesOf(engineer)).toEqual(['deviation'])
  expect((await decide(hash, record, true)).body.data).toMatchObject({ state: 'accepted' })
})

it('a holder who may sign is told alone, and decides', async () => {
  const holder = await server.caller('engineer', 'provider')
  const hash = await held(holder)
  const { record } = (await sign(hash, 1)).body.data
  expect([await noticesOf(holder), await noticesOf(engineer)]).toEqual([['deviation'], []])
  expect((await decide(hash, record, true)).status).toBe(409)
  expect((await decide(hash, record, true, holder)).status).toBe(200)
})

it('of a project that its customer withdrew, any engineer decides', async () => {
  const holder = await server.caller('engineer', 'provider')
  const hash = await held(holder, { status: 1, submittedAt: null })
  const { record } = (await sign(hash, 1)).body.data
  expect((await decide(hash, record, true)).status).toBe(200)
})

it('engineers see a project that was never submitted as long as its deviation is the present record', async () => {
  const hash = await built()
  await save(hash, 0, await completeContent(hash, { Edge: { widestSpacing: 2400 } }))
  const { record } = (await sign(hash, 1)).body.data
  const seen = async () => (await server.call('consoleProject', { token: engineer.token, query: { hash } })).status
  expect([await seen(), await noticesOf(engineer)]).toEqual([200, ['deviation']])
  await decide(hash, record, false)
  expect(await seen()).toBe(200)
  await save(hash, 1, await completeContent(hash))
  expect([await seen(), await noticesOf(engineer)]).toEqual([403, []])
  expect((await sign(hash, 2)).body.data.state).toBe('closed')
  expect([await seen(), await noticesOf(installer)]).toEqual([403, ['deviationDecided']])
})
