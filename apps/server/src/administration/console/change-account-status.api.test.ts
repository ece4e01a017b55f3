import type { AccountStatus } from '@soundroof/contract/administration/console'
import { describe, expect, it } from 'vitest'
import { jpeg, send, ticketOf } from '../../roofs/files/testing/send.ts'
import { ownPassword } from '../../testing/own-password.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'

const server = await serverOfTests()
const admin = anew(() => server.caller('administrator', 'provider'))

const reason = 'Asked for by the company'
const change = (by: Caller, id: string, status: AccountStatus) =>
  server.call('changeAccountStatus', { body: { id, status, reason: ` ${reason} ` }, token: by.token })
const codeOf = async ({ token }: Caller) => (await server.call('checkToken', { token })).body.code
const login = async ({ account }: Caller) =>
  (await server.call('login', { body: { email: account.email, password: ownPassword } })).body
const trail = () => server.db.query('select account_id as by, action, subject_id as subject, detail from audit_trail')

describe('a customer whom an administrator disables', () => {
  it('is out at once on every device, and hears at the login what a stranger hears', async () => {
    const ann = await server.caller()
    const second = { ...ann, token: String(((await login(ann)).data as { token: string }).token) }
    expect([await codeOf(ann), await codeOf(second)]).toEqual([0, 0])
    expect((await change(admin, ann.account.id, 'disabled')).body.code).toBe(0)
    expect([await codeOf(ann), await codeOf(second)]).toEqual([50008, 50008])
    expect(await login(ann)).toEqual({ code: 400, message: 'The email address or password is wrong!' })
    expect(await trail()).toEqual([
      {
        by: admin.account.id,
        action: 'customer_disabled',
        subject: ann.account.id,
        detail: { status: { from: 'enabled', to: 'disabled' }, reason },
      },
    ])
  })

  it('comes in again once enabled, with a new login alone', async () => {
    const ann = await server.caller()
    await change(admin, ann.account.id, 'disabled')
    expect((await change(admin, ann.account.id, 'enabled')).body.code).toBe(0)
    expect(await codeOf(ann)).toBe(50008)
    expect((await login(ann)).code).toBe(0)
    expect((await trail()).at(-1)).toMatchObject({
      action: 'customer_enabled',
      detail: { status: { from: 'disabled', to: 'enabled' }, reason },
    })
  })

  it('adds no file with a permission from before', async () => {
    const ann = await server.caller()
    const ticket = await ticketOf(server, ann)
    await change(admin, ann.account.id, 'disabled')
    expect((await send(server, ticket, await jpeg(80, 60))).body.code).toBe(403)
    expect(await server.storedKeys()).toEqual([])
  })

  it('is disabled once: a second click changes nothing', async () => {
    const ann = await server.caller()
    await change(admin, ann.account.id, 'disabled')
    expect((await change(admin, ann.account.id, 'disabled')).body.code).toBe(0)
    expect(await trail()).toHaveLength(1)
  })
})

describe('nothing is changed', () => {
  it.each(['', '  ', '\u200b'])('without a reason: %j', async (none) => {
    const ann = await server.caller()
    const body = { id: ann.account.id, status: 'disabled', reason: none }
    const { status, body: answer } = await server.call('changeAccountStatus', { body, token: admin.token })
    expect([status, answer.issues]).toEqual([
      400,
      [{ field: 'reason', message: 'Please give a reason for the audit trail!' }],
    ])
    expect([await codeOf(ann), await trail()]).toEqual([0, []])
  })

  it('of an account that is deleted, or never was', async () => {
    const ann = await server.caller()
    await server.db.query('update accounts set deleted_at = now(), email = null where id = $1', [ann.account.id])
    for (const id of [ann.account.id, 'nobody'])
      expect((await change(admin, id, 'disabled')).body).toEqual({ code: 404, message: 'There is no such account!' })
    expect(await trail()).toEqual([])
  })

  it('of oneself, also where there is another administrator', async () => {
    await server.caller('administrator', 'provider')
    const { body } = await change(admin, admin.account.id, 'disabled')
    expect(body).toEqual({
      code: 409,
      message: 'You cannot disable your own account. Please ask another administrator!',
    })
    expect([await codeOf(admin), await trail()]).toEqual([0, []])
  })
})

describe('administrators', () => {
  it('who disable each other at the same moment: one remains', async () => {
    const other = await server.caller('administrator', 'provider')
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all([
        change(admin, other.account.id, 'disabled'),
        change(other, admin.account.id, 'disabled'),
      ])
      expect(answers.map(({ body }) => body.code).sort((a, b) => a - b)).toEqual([0, 50008])
      const rows = await server.db.query<{ id: string }>('select id from accounts where disabled_at is null')
      expect(rows).toHaveLength(1)
      await server.db.query('update accounts set disabled_at = null')
      await server.db.query('update sessions set ended_at = null')
    }
    expect(await trail()).toHaveLength(5)
  })

  it('in a ring of four: at least one remains, and nobody who was disabled has disabled anybody after', async () => {
    const ring = [admin, ...(await Promise.all([1, 2, 3].map(() => server.caller('administrator', 'provider'))))]
    await Promise.all(ring.map((one, at) => change(one, ring[(at + 1) % 4]?.account.id ?? '', 'disabled')))
    const order = await server.db.query<{ by: string; subject: string }>(
      'select account_id as by, subject_id as subject from audit_trail order by id',
    )
    expect(order.length).toBeGreaterThan(0)
    expect(order.length).toBeLessThan(4)
    for (const [at, { by }] of order.entries())
      expect(order.slice(0, at).map(({ subject }) => subject)).not.toContain(by)
  })
})
