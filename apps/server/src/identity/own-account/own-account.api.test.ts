import { setTimeout as wait } from 'node:timers/promises'
import type { OwnSession } from '@soundroof/contract/identity/account-sessions'
import { describe, expect, it } from 'vitest'
import { openLink, otherSession } from '../../testing/own-account.ts'
import { ownPassword } from '../../testing/own-password.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { hashPassword } from '../passwords/password.ts'

const server = await serverOfTests()
const ann = anew(() => server.caller())

const minute = 60_000
const change = (parts: object = {}) =>
  server.call('changePassword', {
    token: ann.token,
    body: { oldPassword: ownPassword, password: 'secret2', password_confirmation: 'secret2', ...parts },
  })
const login = (password: string) => server.call('login', { body: { email: ann.account.email, password } })
const codeOf = async (token: string) => (await server.call('checkToken', { token })).body.code

describe('changing the password', () => {
  it('ends the other sessions and keeps this one', async () => {
    const other = await otherSession(server, ann)
    const stranger = await server.caller()
    expect((await change()).body).toEqual({ code: 0, data: null })
    expect([await codeOf(ann.token), await codeOf(other.token), await codeOf(stranger.token)]).toEqual([0, 50008, 0])
    expect([(await login(ownPassword)).status, (await login('secret2')).status]).toEqual([400, 200])
  })

  it('leaves no session to a login with the old one that was under way', async () => {
    const changed = change()
    const logInAfter = async (milliseconds: number) => {
      await wait(milliseconds)
      return server.call<{ token: string }>('login', { body: { email: ann.account.email, password: ownPassword } })
    }
    // Fewer than the ten failures after which this address is locked out.
    const underWay = Array.from({ length: 9 }, (_, index) => logInAfter(index * 17))
    const answers = await Promise.all(underWay)
    expect((await changed).status).toBe(200)
    for (const { status, body } of answers) if (status === 200) expect(await codeOf(body.data.token)).toBe(50008)
    expect((await login('secret2')).status).toBe(200)
  })

  it('undoes no reset that came while it was under way', async () => {
    // The reset needs no password, so it finishes while the changes prove the old one.
    const atFullCost = await hashPassword(ownPassword, 'full')
    await server.db.query('update accounts set password_hash = $2 where id = $1', [ann.account.id, atFullCost])
    const link = await openLink(server, ann)
    const setting = server.call('setPassword', {
      body: { password: 'owner77', password_confirmation: 'owner77', token: link },
    })
    const changeAfter = async (milliseconds: number) => {
      await wait(milliseconds)
      return change({ password: 'evil123', password_confirmation: 'evil123' })
    }
    await Promise.all(Array.from({ length: 12 }, (_, index) => changeAfter(index * 10)))
    expect((await setting).status).toBe(200)
    expect([(await login('evil123')).status, (await login('owner77')).status]).toEqual([400, 200])
  })

  it('closes the links to a new password', async () => {
    const link = await openLink(server, ann)
    await change()
    const chosen = { password: 'secret3', password_confirmation: 'secret3' }
    expect((await server.call('setPassword', { body: { ...chosen, token: link } })).status).toBe(400)
  })

  it.each([
    ['oldPassword', { oldPassword: 'x', password: 'y' }, 'Old Password between 6 to 8 characters!'],
    ['password', { oldPassword: 'wrong12', password: 'y' }, 'Password between 6 to 8 characters!'],
    [
      'password_confirmation',
      { oldPassword: 'wrong12', password_confirmation: 'y' },
      'Password confirm fail, please try again!',
    ],
    ['oldPassword', { oldPassword: 'wrong12' }, 'The old password is wrong!'],
  ])('says first what is wrong first: %s', async (field, parts, message) => {
    const answer = await change(parts)
    expect([answer.status, answer.body.message, answer.body.issues?.[0]?.field]).toEqual([400, message, field])
    expect((await login(ownPassword)).status).toBe(200)
  })

  it('lets nobody guess the old one at a screen that was left open', async () => {
    for (let guess = 0; guess < 10; guess++) expect((await change({ oldPassword: `guess0${guess}` })).status).toBe(400)
    expect((await change()).status).toBe(429)
  })
})

const sessionsOf = async (token: string) => (await server.call<OwnSession[]>('sessions', { token })).body.data

describe('own sessions', () => {
  it('tell their device and their last use, this one first', async () => {
    const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'
    server.clock.move(minute)
    const { body } = await server.call<{ token: string }>('login', {
      body: { email: ann.account.email, password: ownPassword },
      headers: { 'user-agent': agent },
    })
    server.clock.move(10 * minute)
    const sessions = await sessionsOf(body.data.token)
    expect(sessions).toEqual([
      {
        id: expect.any(String),
        device: 'Safari on iPhone',
        coded: { code: 'deviceWith', values: { browser: 'Safari', system: 'iPhone' } },
        created_at: '2026-11-21T09:01:00.000Z',
        last_used_at: '2026-11-21T09:11:00.000Z',
        is_current: true,
      },
      {
        id: expect.any(String),
        device: '',
        coded: { code: 'Unknown device' },
        created_at: '2026-11-21T09:00:00.000Z',
        last_used_at: '2026-11-21T09:00:00.000Z',
        is_current: false,
      },
    ])
    expect(JSON.stringify(sessions)).not.toContain(ann.account.sessionId)
  })

  it('are the own ones that still work', async () => {
    await server.caller()
    const other = await otherSession(server, ann)
    expect(await sessionsOf(ann.token)).toHaveLength(2)
    await server.call('logout', { token: other.token })
    expect(await sessionsOf(ann.token)).toHaveLength(1)
  })

  it('are signed out one by one', async () => {
    const other = await otherSession(server, ann)
    expect((await server.call('endSession', { token: ann.token, body: { id: other.id } })).body.code).toBe(0)
    expect([await codeOf(ann.token), await codeOf(other.token)]).toEqual([0, 50008])
    const again = await server.call('endSession', { token: ann.token, body: { id: other.id } })
    expect([again.status, again.body.message]).toEqual([404, 'This device is no longer logged in!'])
  })

  it('of somebody else stay', async () => {
    const stranger = await server.caller('customer', ann.account.companyId)
    const [theirs] = await sessionsOf(stranger.token)
    expect((await server.call('endSession', { token: ann.token, body: { id: theirs?.id } })).status).toBe(404)
    expect(await codeOf(stranger.token)).toBe(0)
  })

  it('are signed out everywhere', async () => {
    const other = await otherSession(server, ann)
    const stranger = await server.caller()
    expect((await server.call('endAllSessions', { token: ann.token })).body.code).toBe(0)
    expect([await codeOf(ann.token), await codeOf(other.token), await codeOf(stranger.token)]).toEqual([
      50008, 50008, 0,
    ])
  })
})
