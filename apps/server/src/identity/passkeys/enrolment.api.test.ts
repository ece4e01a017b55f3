import { mostPasskeys, type OwnPasskey } from '@soundroof/contract/identity/passkey'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tidy } from '../../platform/work/housekeeping.ts'
import { otherSession } from '../../testing/own-account.ts'
import { ownPassword } from '../../testing/own-password.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { nextMail } from './testing/next-mail.ts'
import { flags, type Lies } from './testing/software-authenticator.ts'
import { add, deviceFor, startAdding } from './testing/valid-passkey-calls.ts'

const server = await serverOfTests()
const ann = anew(() => server.caller())

const minute = 60_000
const passkeysOf = async ({ token }: Caller) => (await server.call<OwnPasskey[]>('passkeys', { token })).body.data

describe('adding a passkey', () => {
  it('lists it by its name, with its day, and tells its owner by mail', async () => {
    expect((await add(server, ann, deviceFor(server))).body).toEqual({ code: 0, data: null })
    const passkeys = await passkeysOf(ann)
    expect(passkeys).toEqual([
      { id: expect.any(String), name: 'Phone', created_at: '2026-11-21T09:00:00.000Z', last_used_at: null },
    ])
    const mail = await nextMail(server)
    expect([mail?.to, mail?.subject]).toEqual([ann.account.email, 'A passkey was added to your Soundroof account'])
    expect(mail?.text).toContain('This was on 21 Nov 2026, 20:00 AEDT.')
    expect(mail?.text).not.toContain('Phone')
  })

  it('asks the device for a passkey that it can find by itself, for this site, of an owner whom it knows', async () => {
    const options = await startAdding(server, ann)
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Soundroof' },
      user: { name: ann.account.email, displayName: ann.account.name },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32)
    expect(options.user.id).not.toContain(ann.account.email)
  })

  it('has the name of its device by default', async () => {
    const made = deviceFor(server).create(await startAdding(server, ann))
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    await server.call('addPasskey', { token: ann.token, body: { ...made, name: '' }, headers: { 'user-agent': agent } })
    expect((await passkeysOf(ann))[0]?.name).toBe('Firefox on Linux')
  })

  it.each([
    ['', "Password fields can't be empty!"],
    ['wrong12', 'The password is wrong!'],
  ])('asks for the password: %j', async (password, message) => {
    const answer = await server.call('startPasskey', { token: ann.token, body: { password } })
    expect([answer.status, answer.body.message, answer.body.issues?.[0]?.field]).toEqual([400, message, 'password'])
    expect(await server.db.query('select 1 from passkey_challenges')).toEqual([])
  })

  it('lets nobody guess the password at a screen that was left open', async () => {
    const guess = (password: string) => server.call('startPasskey', { token: ann.token, body: { password } })
    for (let count = 0; count < 10; count++) expect((await guess(`guess0${count}`)).status).toBe(400)
    expect((await guess(ownPassword)).status).toBe(429)
  })

  it('keeps the hash of what it asks alone', async () => {
    const { challenge } = await startAdding(server, ann)
    const kept = JSON.stringify(await server.db.query('select * from passkey_challenges'))
    expect(kept).toContain(ann.account.id)
    expect(kept).not.toContain(challenge)
  })

  it(`stops at ${mostPasskeys}, also when several come at once`, async () => {
    for (let count = 1; count < mostPasskeys; count++) await add(server, ann, deviceFor(server))
    const made = [deviceFor(server).create(await startAdding(server, ann))]
    for (let count = 0; count < 3; count++) made.push(deviceFor(server).create(await startAdding(server, ann)))
    const answers = await Promise.all(made.map((body) => server.call('addPasskey', { token: ann.token, body })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await passkeysOf(ann)).toHaveLength(mostPasskeys)
    const answer = await server.call('startPasskey', { token: ann.token, body: { password: ownPassword } })
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'An account can have at most 10 passkeys. Please remove one first!',
    ])
  })

  it('names the present ones, so that no device makes a second', async () => {
    const device = deviceFor(server)
    await add(server, ann, device)
    const { excludeCredentials } = await startAdding(server, ann)
    expect(excludeCredentials).toEqual([{ type: 'public-key', id: device.id, transports: ['internal'] }])
  })
})

const refusedWith = (message: string) => ({ status: 400, message })
const unverified = refusedWith('This passkey could not be verified. Please try again!')
const elsewhere = refusedWith('Passkeys work at http://localhost:8080 only. Please open this page there!')
const tooLate = refusedWith('This took too long. Please try again!')
const usual = flags.present | flags.verified | flags.hasCredential

const lies: readonly (readonly [string, Lies, typeof unverified])[] = [
  ['from another site', { origin: 'https://soundroof.example.com' }, elsewhere],
  ['from another port', { origin: 'http://localhost:8081' }, elsewhere],
  ['in a frame of another page', { crossOrigin: true }, elsewhere],
  ['for another site', { rpId: 'example.com' }, unverified],
  ['of somebody whom the device did not check', { flags: usual & ~flags.verified }, unverified],
  ['of somebody who was not there', { flags: usual & ~flags.present }, unverified],
  ['backed up without being able to', { flags: usual | flags.backedUp }, unverified],
  ['without a key', { flags: usual & ~flags.hasCredential }, unverified],
  ['with a key that is none', { publicKey: Buffer.from('a0', 'hex') }, unverified],
  ['with half a key', { publicKey: Buffer.from('a5010203', 'hex') }, unverified],
  ['made for a login', { type: 'webauthn.get' }, unverified],
  ['made for something else', { type: 'payment.get' }, unverified],
  ['with a challenge of its own', { challenge: 'A'.repeat(43) }, tooLate],
  ['in an unknown form', { format: 'made-up' }, unverified],
]

describe('a passkey', () => {
  it.each(lies)('%s is refused', async (_, told, expected) => {
    const { status, body } = await add(server, ann, deviceFor(server), told)
    expect({ status, message: body.message }).toEqual(expected)
    expect(await passkeysOf(ann)).toEqual([])
    expect(await nextMail(server)).toBeNull()
    expect(server.errors).toEqual([])
  })

  const bytes = fc.uint8Array({ maxLength: 300 }).map((value) => Buffer.from(value).toString('base64url'))
  const cbor = fc.constantFrom(
    '',
    'oA',
    'v_8',
    'gYGBgYGBgYGBgYGBgYGBgYGBgYGBgYE',
    'gYGB'.repeat(1900),
    'm38AAAAAAAAAAA',
  )
  const json = fc.anything().map((value) => Buffer.from(JSON.stringify(value) ?? '').toString('base64url'))

  it('of any bytes at all is refused', async () => {
    const parts = fc.record(
      { credential: bytes, clientData: fc.oneof(bytes, json), attestation: fc.oneof(bytes, cbor) },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(parts, async (changed) => {
        fc.pre(Object.keys(changed).length > 0)
        const body = { ...deviceFor(server).create(await startAdding(server, ann)), ...changed }
        const answer = await server.call('addPasskey', { token: ann.token, body })
        expect(answer.status).toBe(400)
        expect(server.errors).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('whose name is not the one inside is refused', async () => {
    const made = deviceFor(server).create(await startAdding(server, ann))
    const answer = await server.call('addPasskey', { token: ann.token, body: { ...made, credential: 'another' } })
    expect(answer.body.message).toBe(unverified.message)
  })

  it('is added once', async () => {
    const body = deviceFor(server).create(await startAdding(server, ann))
    const send = () => server.call('addPasskey', { token: ann.token, body })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect((await send()).body.message).toBe(tooLate.message)
    expect(await passkeysOf(ann)).toHaveLength(1)
  })

  it('is added within five minutes', async () => {
    const body = deviceFor(server).create(await startAdding(server, ann))
    server.clock.move(5 * minute)
    const answer = await server.call('addPasskey', { token: ann.token, body })
    expect([answer.status, answer.body.message]).toEqual([400, tooLate.message])
    server.clock.move(1)
    await tidy(server.db, server.clock())
    expect(await server.db.query('select 1 from passkey_challenges')).toEqual([])
  })

  it('is added only in the session that proved the password', async () => {
    const [bob, other] = [await server.caller(), await otherSession(server, ann)]
    for (const token of [bob.token, other.token]) {
      const body = deviceFor(server).create(await startAdding(server, ann))
      expect((await server.call('addPasskey', { token, body })).body.message).toBe(tooLate.message)
    }
    expect([await passkeysOf(ann), await passkeysOf(bob)]).toEqual([[], []])
  })

  it('cannot be made with the question of a login', async () => {
    const { challenge } = (await server.call<{ challenge: string }>('startPasskeyLogin')).body.data
    const { body } = await add(server, ann, deviceFor(server), { challenge })
    expect(body.message).toBe(tooLate.message)
  })

  it('belongs to one account', async () => {
    const bob = await server.caller()
    const device = deviceFor(server)
    await add(server, ann, device)
    const answer = await add(server, bob, device)
    expect([answer.status, answer.body.message]).toEqual([409, 'This passkey is already in use!'])
    expect(await passkeysOf(bob)).toEqual([])
  })

  it.each(['\u202eenohP', '\u200b\u200b', 'a\nb', 'x'.repeat(61)])('takes no such name: %j', async (name) => {
    const made = deviceFor(server).create(await startAdding(server, ann))
    const answer = await server.call('addPasskey', { token: ann.token, body: { ...made, name } })
    expect([answer.status, answer.body.issues?.[0]?.field]).toEqual([400, 'name'])
  })
})
