import { createHash } from 'node:crypto'
import type { OwnSession } from '@soundroof/contract/identity/account-sessions'
import type { OwnPasskey, PasskeyAnswer } from '@soundroof/contract/identity/passkey'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { openLink } from '../../testing/own-account.ts'
import { ownPassword } from '../../testing/own-password.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { encodeCbor } from './testing/cbor.ts'
import { flags, type Lies, type SoftwareAuthenticator } from './testing/software-authenticator.ts'
import { add, deviceFor, startLogin } from './testing/valid-passkey-calls.ts'

type Session = { readonly token: string; readonly customer: Readonly<Record<string, unknown>> }

const server = await serverOfTests()
const ann = anew(() => server.caller())
let device: SoftwareAuthenticator
beforeEach(async () => {
  device = deviceFor(server)
  await add(server, ann, device)
})

const minute = 60_000
const send = (body: PasskeyAnswer) => server.call<Session>('passkeyLogin', { body })
const logIn = async (told: Lies = {}, by = device) => send(by.answer(await startLogin(server), told))
const sessionsOf = (accountId: string) => server.db.query('select 1 from sessions where account_id = $1', [accountId])

const opensNothing = 'No account here uses this passkey. Please log in with your password!'
const tooLate = 'This took too long. Please try again!'
const unverified = 'This passkey could not be verified. Please try again!'
const elsewhere = 'Passkeys work at http://localhost:8080 only. Please open this page there!'

const refused = async (message: string, answering: ReturnType<typeof logIn>) => {
  const { status, body } = await answering
  expect({ status, body }).toEqual({ status: 400, body: { code: 400, message } })
  expect(await sessionsOf(ann.account.id)).toHaveLength(1)
  expect(server.errors).toEqual([])
}

describe('a passkey', () => {
  it('opens a session as a password does, and notes its use', async () => {
    server.clock.move(minute)
    const { status, body } = await logIn()
    const byPassword = await server.call<Session>('login', {
      body: { email: ann.account.email, password: ownPassword },
    })
    expect([status, body.data.customer]).toEqual([200, byPassword.body.data.customer])
    const { token } = body.data
    const sessions = await server.call<OwnSession[]>('sessions', { token })
    expect(sessions.body.data.filter((session) => session.is_current)).toHaveLength(1)
    const passkeys = await server.call<OwnPasskey[]>('passkeys', { token })
    expect(passkeys.body.data[0]?.last_used_at).toBe('2026-11-21T09:01:00.000Z')
  })

  it('is asked for without naming anybody or anything', async () => {
    const asked = await startLogin(server)
    expect(asked).toEqual({
      challenge: expect.any(String),
      rpId: 'localhost',
      timeout: 5 * minute,
      userVerification: 'required',
    })
    const kept = JSON.stringify(await server.db.query('select * from passkey_challenges'))
    expect(kept).toContain(createHash('sha256').update(asked.challenge).digest('hex'))
    expect(kept).not.toContain(asked.challenge)
  })

  it('that does not count its uses opens again and again', async () => {
    const synchronised = deviceFor(server, false)
    await add(server, ann, synchronised)
    for (let use = 0; use < 3; use++) expect((await logIn({}, synchronised)).status).toBe(200)
  })

  it('opens until it is removed', async () => {
    const [passkey] = (await server.call<OwnPasskey[]>('passkeys', { token: ann.token })).body.data
    await server.call('removePasskey', { token: ann.token, body: { id: passkey?.id, password: ownPassword } })
    await refused(opensNothing, logIn())
  })

  it('opens for staff as well', async () => {
    const engineer = await server.caller('engineer', 'provider')
    const theirs = deviceFor(server)
    await add(server, engineer, theirs)
    expect((await logIn({}, theirs)).body.data.customer.role).toBe('engineer')
  })

  it('makes earlier wrong passwords count no more, as a right password does', async () => {
    const guess = () => server.call('login', { body: { email: ann.account.email, password: 'wrong12' } })
    for (let count = 0; count < 10; count++) expect((await guess()).status).toBe(400)
    expect((await guess()).status).toBe(429)
    expect((await logIn()).status).toBe(200)
    expect((await guess()).status).toBe(400)
  })
})

const lies: readonly (readonly [string, Lies, string])[] = [
  ['to another site', { origin: 'https://soundroof.example.com' }, elsewhere],
  ['to another port', { origin: 'http://localhost:8081' }, elsewhere],
  ['to the same name without encryption elsewhere', { origin: 'http://localhost' }, elsewhere],
  ['in a frame of another page', { crossOrigin: true }, elsewhere],
  ['for another site', { rpId: 'example.com' }, opensNothing],
  ['without knowing its owner', { flags: flags.present }, opensNothing],
  ['without anybody there', { flags: flags.verified }, opensNothing],
  ['made to add a passkey', { type: 'webauthn.create' }, unverified],
  ['to a question of its own', { challenge: 'A'.repeat(43) }, tooLate],
  ['for another account', { userHandle: Buffer.from('somebody').toString('base64url') }, opensNothing],
]

describe('an answer', () => {
  it.each(lies)('%s is refused', async (_, told, message) => refused(message, logIn(told)))

  it('that was given before is refused', async () => {
    const answer = device.answer(await startLogin(server))
    expect((await send(answer)).status).toBe(200)
    const { status, body } = await send(answer)
    expect([status, body.message]).toEqual([400, tooLate])
  })

  it('given many times at once opens one session', async () => {
    const answer = device.answer(await startLogin(server))
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(answer)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 400)])
    expect(await sessionsOf(ann.account.id)).toHaveLength(2)
  })

  it('that was refused once is refused when it is mended', async () => {
    const asked = await startLogin(server)
    await refused(opensNothing, send(device.answer(asked, { flags: flags.present })))
    await refused(tooLate, send(device.answer(asked)))
  })

  it('after five minutes is refused', async () => {
    const answer = device.answer(await startLogin(server))
    server.clock.move(5 * minute)
    await refused(tooLate, send(answer))
  })

  it('to the challenge for adding a passkey is refused', async () => {
    const { body } = await server.call<{ challenge: string }>('startPasskey', {
      token: ann.token,
      body: { password: ownPassword },
    })
    await refused(tooLate, logIn({ challenge: body.data.challenge }))
  })

  it.each(['signature', 'authenticatorData', 'clientData'] as const)(
    'with a bit turned in its %s is refused',
    async (part) => {
      const answer = device.answer(await startLogin(server))
      const bytes = Buffer.from(answer[part], 'base64url')
      // After the bytes that are read before the signature: the last byte of each.
      const turned = Buffer.from(bytes)
      turned[bytes.length - 1] = (turned[bytes.length - 1] ?? 0) ^ 1
      const { status } = await send({ ...answer, [part]: turned.toString('base64url') })
      expect(status).toBe(400)
      expect(await sessionsOf(ann.account.id)).toHaveLength(1)
      expect(server.errors).toEqual([])
    },
  )

  it('whose count goes back, or stands still, is refused', async () => {
    expect((await logIn({ counter: 7 })).status).toBe(200)
    for (const counter of [7, 6, 0]) expect((await logIn({ counter })).body.message).toBe(opensNothing)
    expect((await logIn({ counter: 8 })).status).toBe(200)
  })

  it('with one count given twice at once opens one session', async () => {
    const answers = await Promise.all([logIn({ counter: 9 }), logIn({ counter: 9 })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('with an unknown passkey is refused in the same words', async () =>
    refused(opensNothing, logIn({ userHandle: 'nobody' }, deviceFor(server))))

  it('by the passkey of another account does not open this one', async () => {
    const bob = await server.caller()
    const theirs = deviceFor(server)
    await add(server, bob, theirs)
    const userHandle = device.answer(await startLogin(server)).userHandle
    await refused(opensNothing, logIn({ userHandle }, theirs))
    // Signed by one key, under the name of the other passkey.
    const asked = await startLogin(server)
    await refused(opensNothing, send({ ...theirs.answer(asked), credential: device.id, userHandle }))
  })

  it('of any bytes at all is refused', async () => {
    const bytes = fc
      .uint8Array({ minLength: 1, maxLength: 300 })
      .map((value) => Buffer.from(value).toString('base64url'))
    const odd = fc.constantFrom(
      encodeCbor(new Map()).toString('base64url'),
      Buffer.from('null').toString('base64url'),
      Buffer.from('{"type":"webauthn.get","challenge":null}').toString('base64url'),
      Buffer.from('[]').toString('base64url'),
      'A',
      'A'.repeat(1999),
    )
    const part = fc.oneof(bytes, odd)
    const parts = fc.record(
      { credential: part, clientData: part, authenticatorData: part, signature: part, userHandle: part },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(parts, async (changed) => {
        fc.pre(Object.keys(changed).length > 0)
        await server.db.query('delete from login_failures')
        expect((await send({ ...device.answer(await startLogin(server)), ...changed })).status).toBe(400)
        expect(server.errors).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})

describe('failed answers', () => {
  const failures = (count: number) =>
    server.db.query('insert into login_failures (subject, failures, window_ends_at) values ($1, $2, $3)', [
      'network:127.0.0.1',
      count,
      new Date(server.clock().getTime() + 15 * minute),
    ])

  it('count for their network, with wrong passwords', async () => {
    await failures(199)
    expect((await logIn({ flags: 0 })).status).toBe(400)
    const after = await logIn()
    expect([after.status, after.headers['retry-after']]).toEqual([429, '900'])
    const byPassword = await server.call('login', { body: { email: 'bob@example.org', password: 'wrong12' } })
    expect(byPassword.status).toBe(429)
    server.clock.move(15 * minute)
    expect((await logIn()).status).toBe(200)
  })

  it('count for no account: a stranger locks nobody out', async () => {
    for (let count = 0; count < 12; count++) await logIn({ flags: 0 })
    const answer = await server.call('login', { body: { email: ann.account.email, password: ownPassword } })
    expect(answer.status).toBe(200)
  })
})

describe('an account', () => {
  it.each(['disabled_at', 'deleted_at'])('with a time %s is opened by no passkey', async (column) => {
    await server.db.query(`update accounts set ${column} = $1 where id = $2`, [server.clock(), ann.account.id])
    await refused(opensNothing, logIn())
  })

  it('that gets a new password by mail while a passkey is under way is open to nobody afterwards', async () => {
    const asked = await Promise.all(Array.from({ length: 5 }, () => startLogin(server)))
    const token = await openLink(server, ann)
    const body = { token, password: 'secret2', password_confirmation: 'secret2' }
    const underWay = asked.map((question) => send(device.answer(question)))
    const [{ status }, ...answers] = await Promise.all([server.call('setPassword', { body }), ...underWay])
    expect(status).toBe(200)
    for (const answer of answers) {
      if (answer.status !== 200) continue
      const { token: opened } = (answer.body as { readonly data: Session }).data
      expect((await server.call('checkToken', { token: opened })).body.code).toBe(50008)
    }
    expect((await logIn()).body.message).toBe(opensNothing)
  })
})
