import { beforeEach, describe, expect, it } from 'vitest'
import { ownPassword } from '../../testing/own-password.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { codeOf, giveCodes } from '../one-time-codes/testing/valid-code-calls.ts'

const server = await serverOfTests()
const ann = anew(() => server.caller())

const start = (body: Readonly<Record<string, string>>) => server.call('startPasskey', { token: ann.token, body })

describe('adding a passkey where codes are on', () => {
  beforeEach(() => giveCodes(server, ann.account.id))

  it('takes the password and a code, which counts once', async () => {
    const both = { password: ownPassword, code: codeOf(server) }
    expect((await start(both)).status).toBe(200)
    expect((await start(both)).body.issues).toMatchObject([{ field: 'code' }])
  })

  it.each([
    ['no code', {}],
    ['a wrong code', { code: '000000' }],
  ])('refuses the password with %s, naming the field', async (_, code) => {
    const refused = await start({ password: ownPassword, ...code })
    expect([refused.status, refused.body.issues]).toMatchObject([400, [{ field: 'code' }]])
  })

  it('refuses a code with a wrong password', async () => {
    const refused = await start({ password: 'wrong', code: codeOf(server) })
    expect(refused.body.issues).toMatchObject([{ field: 'password' }])
  })
})

it('where codes are off, the password is enough', async () => {
  expect((await start({ password: ownPassword })).status).toBe(200)
})
