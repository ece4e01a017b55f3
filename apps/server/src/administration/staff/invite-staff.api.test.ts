import type { ConsoleUser } from '@soundroof/contract/administration/console'
import { describe, expect, it } from 'vitest'
import { writePasswordMails } from '../../identity/passwords/password-mails.ts'
import { takeMail } from '../../platform/mail/mail-queue.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { changeAccountStatus } from './account-status.ts'

const server = await serverOfTests()
const admin = anew(() => server.caller('administrator', 'provider'))

const eve = { role: 'engineer', email: 'Eve@Example.org', name: 'Eve', phone: '02 5550 1234' } as const
const invite = (body: object = eve, { token }: Caller = admin) => server.call('inviteStaff', { body, token })
const password = 'span7812'

/** Tokens of the links that wait to be mailed, the oldest first. */
const links = async (): Promise<readonly string[]> => {
  const now = server.clock()
  const mail = await takeMail(server.db, server.services, now, new Date(now.getTime() + 3_600_000))
  if (!mail) return []
  return [/newPassword\?invited#(\S+)/.exec(mail.text)?.[1] ?? '', ...(await links())]
}
const setPassword = async (token: string) =>
  (await server.call('setPassword', { body: { token, password, password_confirmation: password } })).body.code
const login = async () => (await server.call('login', { body: { email: 'eve@example.org', password } })).body.code
const users = async () =>
  (await server.call<{ rows: ConsoleUser[] }>('consoleUsers', { query: { search: 'eve@' }, token: admin.token })).body
    .data.rows
const trail = async () =>
  (await server.db.query<{ action: string }>('select action from audit_trail order by id')).map(({ action }) => action)
const idOf = async () => (await users())[0]?.id ?? ''

describe('an invited engineer', () => {
  it('sets a password by the mailed link, logs in and is recorded as joined', async () => {
    expect((await invite()).body.code).toBe(0)
    expect((await users())[0]).toMatchObject({ email: 'eve@example.org', role: 'engineer', state: 'invited' })
    expect(await login()).toBe(400)
    const [token = ''] = await links()
    expect(await setPassword(token)).toBe(0)
    expect(await login()).toBe(0)
    expect((await users())[0]?.state).toBe('active')
    expect(await trail()).toEqual(['staff_invited', 'staff_joined'])
    expect(await setPassword(token)).toBe(400)
  })

  it('gets another link, after which the former opens nothing, also where its mail still waited', async () => {
    await invite()
    const [first = ''] = await links()
    const again = await server.call('resendStaffInvitation', { body: { id: await idOf() }, token: admin.token })
    expect(again.body.code).toBe(0)
    const [second = ''] = await links()
    expect(await setPassword(first)).toBe(400)
    await server.call('resendStaffInvitation', { body: { id: await idOf() }, token: admin.token })
    await server.call('resendStaffInvitation', { body: { id: await idOf() }, token: admin.token })
    expect(await links()).toHaveLength(1)
    expect(await setPassword(second)).toBe(400)
  })

  it('has three days for it', async () => {
    await invite()
    const [token = ''] = await links()
    server.clock.move(3 * 24 * 3_600_000)
    expect(await setPassword(token)).toBe(400)
    expect((await users())[0]?.state).toBe('invited')
  })

  it('gets no link by having forgotten the password, neither within the three days nor later', async () => {
    await invite({ ...eve, role: 'administrator' })
    for (const days of [1, 400]) {
      server.clock.move(days * 24 * 3_600_000)
      await server.call('requestPassword', { body: { email: 'eve@example.org' } })
      await writePasswordMails(server.services)
    }
    expect(await server.db.query(`select 1 from mails where code = 'new-password'`)).toEqual([])
    expect(await server.db.query('select 1 from password_resets')).toHaveLength(1)
    expect(await trail()).toEqual(['staff_invited'])
  })

  it('is gone with the address once the invitation is withdrawn, and can be invited anew', async () => {
    await invite()
    const [token = ''] = await links()
    const body = { id: await idOf(), reason: 'Wrong address' }
    expect((await server.call('withdrawStaffInvitation', { body, token: admin.token })).body.code).toBe(0)
    expect(await setPassword(token)).toBe(400)
    expect(await users()).toEqual([])
    expect((await server.call('withdrawStaffInvitation', { body, token: admin.token })).body.code).toBe(409)
    expect((await invite()).body.code).toBe(0)
    expect(await trail()).toEqual(['staff_invited', 'staff_invitation_withdrawn', 'staff_invited'])
  })
})

describe('an invitation', () => {
  it('is refused for an address that has an account, in any writing, also when two send it at once', async () => {
    const codes = (await Promise.all([invite(), invite({ ...eve, email: 'eve@example.ORG ' })])).map(
      ({ body }) => body.code,
    )
    expect(codes.toSorted()).toEqual([0, 409])
    expect(await trail()).toEqual(['staff_invited'])
  })

  it.each([
    [{ email: 'eve' }, 'email'],
    [{ name: ' ' }, 'name'],
    [{ phone: '' }, 'phone'],
  ])('names what is wrong with %j', async (part, field) => {
    const { status, body } = await invite({ ...eve, ...part })
    expect([status, body.issues?.map((issue) => issue.field)]).toEqual([400, [field]])
    expect(await trail()).toEqual([])
  })

  it('is not made for a customer role, nor by an administrator whom a colleague has just disabled', async () => {
    expect((await invite({ ...eve, role: 'customer' })).status).toBe(400)
    await server.db.query('update accounts set disabled_at = now() where id = $1', [admin.account.id])
    expect((await invite()).body.code).toBe(50008)
    expect(await trail()).toEqual([])
  })
})

it('an invited administrator does not count as the last one that remains', async () => {
  await invite({ ...eve, role: 'administrator' })
  const other = await server.caller('administrator', 'provider')
  const disable = (id: string, by: Caller) =>
    server.call('changeAccountStatus', { body: { id, status: 'disabled', reason: 'Left' }, token: by.token })
  expect((await disable(admin.account.id, other)).body.code).toBe(0)
  const asked = { id: other.account.id, status: 'disabled', reason: '', actor: { operator: 'ann' } } as const
  expect(await changeAccountStatus(server.services.db, { ...asked, now: server.clock() })).toBe('last')
})
