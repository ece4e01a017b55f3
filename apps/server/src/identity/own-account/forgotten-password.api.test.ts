import type { Session } from '@soundroof/contract/identity/wire-session'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startMailRunner } from '../../platform/mail/mail-runner.ts'
import { openMailer } from '../../platform/mail/mailer.ts'
import { startSmtp } from '../../platform/mail/testing/smtp.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'
import { writePasswordMails } from '../passwords/password-mails.ts'

const server = await serverOfTests()

const smtp = await startSmtp()
afterAll(() => smtp.close())
beforeEach(async () => {
  smtp.received.length = 0
  const someone = {
    name: 'Ann',
    password: 'secret1',
    password_confirmation: 'secret1',
    company_name: 'Roofs',
    phone: '1',
  }
  await server.call('register', { body: { ...someone, email: ann } })
})

const ann = 'ann@example.org'
const minute = 60_000
const ask = (email = ann) => server.call('requestPassword', { body: { email } })
const login = (password: string) => server.call<Session>('login', { body: { email: ann, password } })
const set = (token: string, password = 'secret2', password_confirmation = password) =>
  server.call('setPassword', { body: { token, password, password_confirmation } })

/** Runs the real runner until everything that was asked for is sent. */
const send = async (): Promise<void> => {
  const office = openMailer({ ...server.services.config, smtpUrl: smtp.url })
  const runner = startMailRunner({ ...server.services, office, prepare: () => writePasswordMails(server.services) })
  await expect
    .poll(
      async () => {
        const { mails, password_requests } = await rowCounts(server.db)
        return [mails, password_requests]
      },
      { timeout: 60_000 },
    )
    .toEqual([0, 0])
  await runner.stop()
}

/** Tokens in the links of the mails that arrived, soft line breaks undone. */
const links = (): readonly string[] =>
  smtp.received.map(({ source }) => {
    const text = source.replace(/=\r\n/g, '').replace(/=3D/g, '=')
    return /http:\/\/localhost:8080\/newPassword#([\w-]{43})\s/.exec(text)?.[1] ?? ''
  })

const linkOf = async (): Promise<string> => {
  await ask()
  await send()
  return links().at(-1) ?? ''
}

describe('asking for a new password', () => {
  it('answers an unknown address like a known one, with a message', async () => {
    const [known, unknown] = [await ask(), await ask('nobody@example.org')]
    expect(known.status).toBe(200)
    const message = expect.stringContaining('If this email address')
    expect(known.body).toEqual({ code: 0, data: null, message, coded: { code: 'passwordMailSent' } })
    expect(unknown.body).toEqual(known.body)
    await send()
    expect(smtp.received.map(({ to }) => to)).toEqual([[ann]])
  })

  it('asks for an address', async () => {
    const { status, body } = await ask('ann')
    expect([status, body.message]).toEqual([400, 'Please enter a valid email address!'])
  })

  it('writes to the address of the account, however it was typed', async () => {
    await ask(' ANN@example.org ')
    await ask('aNN@EXAMPLE.org')
    // A look-alike letter makes another person's address.
    await ask('аnn@example.org')
    await send()
    expect(smtp.received.map(({ to }) => to)).toEqual([[ann], [ann]])
  })

  it('keeps no token, and no address that is unknown', async () => {
    await ask()
    await ask('nobody@example.org')
    await writePasswordMails(server.services)
    const stored = JSON.stringify([
      await server.db.query('select * from password_resets'),
      await server.db.query('select * from password_requests'),
      await server.db.query('select * from mails'),
    ])
    await send()
    const [token = ''] = links()
    expect(token).toHaveLength(43)
    expect(stored).not.toContain(token)
    expect(stored).not.toContain('nobody')
  })

  it.each([ann, 'nobody@example.org'])('is stopped after five times an hour for %s', async (email) => {
    for (let time = 0; time < 5; time++) expect((await ask(email)).status).toBe(200)
    const stopped = await ask(email)
    expect([stopped.status, stopped.headers['retry-after']]).toEqual([429, '3600'])
    expect((await ask('other@example.org')).status).toBe(200)
    server.clock.move(60 * minute)
    expect((await ask(email)).status).toBe(200)
  })

  it('is stopped after thirty addresses an hour from one network', async () => {
    for (let time = 0; time < 30; time++) expect((await ask(`a${time}@example.org`)).status).toBe(200)
    expect((await ask()).status).toBe(429)
  })
})

describe('the link', () => {
  it('sets a new password and ends all sessions', async () => {
    const { token } = (await login('secret1')).body.data
    expect((await set(await linkOf())).body).toEqual({ code: 0, data: null })
    expect((await server.call('checkToken', { token })).body.code).toBe(50008)
    expect((await login('secret1')).status).toBe(400)
    expect((await login('secret2')).status).toBe(200)
  })

  it('opens once', async () => {
    const link = await linkOf()
    const answers = await Promise.all([1, 2, 3].map((number) => set(link, `secret${number}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const again = await set(link)
    expect([again.status, again.body.message]).toEqual([400, 'This link is no longer valid. Please ask for a new one!'])
  })

  it('closes when another one was used', async () => {
    const links = [await linkOf(), await linkOf()]
    expect((await set(links[1] ?? '')).status).toBe(200)
    expect((await set(links[0] ?? '')).status).toBe(400)
  })

  it('is valid for thirty minutes', async () => {
    const link = await linkOf()
    server.clock.move(30 * minute - 1)
    expect((await set(link, 'short')).body.message).toBe('Password between 6 to 8 characters!')
    expect((await set(link, 'secret2', 'secret3')).body.message).toBe('Password confirm fail, please try again!')
    server.clock.move(1)
    expect((await set(link)).status).toBe(400)
  })

  it.each(['', 'x', 'a'.repeat(43), 'é'.repeat(50)])('cannot be guessed: %j', async (token) => {
    await linkOf()
    expect((await set(token)).status).toBe(400)
    expect((await login('secret1')).status).toBe(200)
  })

  it('lets its owner in again whom guesses had locked out', async () => {
    for (let guess = 0; guess < 10; guess++) await login(`guess${guess}`)
    expect((await login('secret1')).status).toBe(429)
    await set(await linkOf())
    expect((await login('secret2')).status).toBe(200)
  })

  it('opens nothing of an account that is deleted', async () => {
    const link = await linkOf()
    await server.db.query('update accounts set deleted_at = $1', [server.clock()])
    expect((await set(link)).status).toBe(400)
  })
})
