import type { OwnApiKey } from '@soundroof/contract/identity/api-keys'
import { beforeEach, describe, expect, it } from 'vitest'
import { reportLostSecrets } from '../../administration/staff/lost-secrets.ts'
import { ownPassword } from '../../testing/own-password.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { offerSecret } from '../one-time-codes/code-rows.ts'
import { replaceRecoveryCodes } from '../one-time-codes/recovery-codes.ts'
import { codeOf, giveCodes, openTicket, testSecret } from '../one-time-codes/testing/valid-code-calls.ts'
import { insertTestKey } from './testing/valid-api-key-calls.ts'

/** Another secret was accepted for a lost one: what the lost one sealed or made ends, and its owners are told. */

const server = await serverOfTests()
const ann = anew(() => server.caller())
const told: { readonly message: string; readonly fields: unknown }[] = []
beforeEach(async () => {
  told.length = 0
})

const log = {
  info: () => undefined,
  error: (message: string, _: unknown, fields: unknown) => void told.push({ message, fields }),
}
const start = (secrets: Partial<TestServer['services']['secrets']> = {}) =>
  reportLostSecrets({
    db: server.db,
    log,
    clock: server.clock,
    secrets: { ...server.services.secrets, ...secrets },
  })
const make = async () => {
  const body = { name: 'Import', scopes: ['assess'], days: 90, password: ownPassword }
  expect((await server.call('makeApiKey', { token: ann.token, body })).status).toBe(200)
}
const states = async () =>
  (await server.call<OwnApiKey[]>('apiKeys', { token: ann.token })).body.data.map(({ state }) => state)
/** Codes that were sealed with a secret that is lost. */
const loseCodes = async () => {
  await giveCodes(server, ann.account.id)
  const [row] = await server.db.query<{ sealed: string }>('select sealed from one_time_codes')
  const bytes = Buffer.from(row?.sealed ?? '', 'base64')
  bytes[0] = (bytes[0] ?? 0) ^ 1
  await server.db.query('update one_time_codes set sealed = $1', [bytes.toString('base64')])
}

describe('the start', () => {
  it('says nothing while the secrets are the ones of before', async () => {
    await giveCodes(server, ann.account.id)
    await make()
    await start()
    expect(told).toEqual([])
  })

  it('says that codes are lost, of how many accounts, and what to do', async () => {
    await giveCodes(server, ann.account.id)
    await start({ codes: 'another' })
    expect(told).toEqual([
      { message: expect.stringContaining('one-time-code-secret is not the one that sealed'), fields: { accounts: 1 } },
    ])
    expect(told[0]?.message).toContain('from a backup')
  })

  it('says that API keys are lost, and how many', async () => {
    await make()
    await start({ files: 'another' })
    expect(told).toEqual([
      { message: expect.stringContaining('file-secret is not the one that made'), fields: { keys: 1 } },
    ])
  })

  it('takes keys from before for keys of the secret that it finds first', async () => {
    await insertTestKey(server, ann)
    await start()
    await start({ files: 'another' })
    expect(told).toMatchObject([{ fields: { keys: 1 } }])
  })
})

it('the list of keys says which were made of a lost secret', async () => {
  await make()
  expect(await states()).toEqual(['working'])
  await server.db.query(`update api_keys set made_of = 'another'`)
  expect(await states()).toEqual(['lost'])
})

describe('codes whose secret is lost', () => {
  const lost = 'The server has lost its key for checking authenticator codes'
  const refusal = async (name: 'loginWithCode' | 'turnCodesOff' | 'renewRecoveryCodes', body: object) => {
    const answer = await server.call(name, { token: ann.token, body })
    return [answer.status, answer.body.issues?.[0]?.field, answer.body.issues?.[0]?.message]
  }

  it('are refused with a sentence that names recovery codes, at the login and where codes are changed', async () => {
    await loseCodes()
    const refused = [400, 'code', expect.stringMatching(new RegExp(`^${lost}.*recovery code`))]
    const code = codeOf(server)
    expect(await refusal('loginWithCode', { ticket: await openTicket(server, ann), code })).toEqual(refused)
    expect(await refusal('turnCodesOff', { password: ownPassword, code })).toEqual(refused)
    expect(await refusal('renewRecoveryCodes', { password: ownPassword, code })).toEqual(refused)
    expect(server.errors).toEqual([])
  })

  it('leave recovery codes as they are', async () => {
    await loseCodes()
    const [first = '', second = ''] = await replaceRecoveryCodes(server.db, ann.account.id)
    const ticket = await openTicket(server, ann)
    expect((await server.call('loginWithCode', { body: { ticket, code: first } })).status).toBe(200)
    const off = { token: ann.token, body: { password: ownPassword, code: second } }
    expect((await server.call('turnCodesOff', off)).status).toBe(200)
  })

  it('begin anew when they were not on yet', async () => {
    const secrets = { codes: 'another' }
    await offerSecret(server.db, secrets, { accountId: ann.account.id, secret: testSecret, now: server.clock() })
    const answer = await server.call('turnCodesOn', { token: ann.token, body: { code: codeOf(server) } })
    expect([answer.status, answer.body.message]).toEqual([400, 'This took too long. Please begin again!'])
  })
})
