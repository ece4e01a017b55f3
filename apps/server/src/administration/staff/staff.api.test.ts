import type { AccountStatus } from '@soundroof/contract/administration/console'
import { describe, expect, it } from 'vitest'
import { findAsked } from '../../identity/accounts/asked-account.ts'
import { writePasswordMails } from '../../identity/passwords/password-mails.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { changeAccountStatus } from './account-status.ts'
import { createStaff, type NewStaff } from './create-staff.ts'
import { listStaff, staffTable } from './list-staff.ts'

const actor = { operator: 'ann' }
const eve: NewStaff = {
  role: 'engineer',
  email: 'Eve@Example.org',
  name: 'Eve',
  phone: '-',
  password: 'secret1',
}
const adam: NewStaff = { ...eve, role: 'administrator', email: 'adam@example.org', name: 'Adam' }
const abel: NewStaff = { ...adam, email: 'abel@example.org', name: 'Abel' }

const server = await serverOfTests()

const create = (staff: NewStaff) => {
  const { db, config, clock } = server.services
  return createStaff(staff, { db, config, actor, now: clock() })
}
const change = async (email: string, status: AccountStatus) => {
  const id = (await findAsked(server.db, email))?.id ?? 'nobody'
  return changeAccountStatus(server.db, { id, status, reason: '', actor, now: server.clock() })
}

const login = (email: string) =>
  server.call<{ token: string; customer: { role: string } }>('login', { body: { email, password: 'secret1' } })
const codeOf = async (token: string) => (await server.call('checkToken', { token })).body.code
const trail = () =>
  server.db.query('select operator, action, subject_id as subject, detail from audit_trail order by id')

describe('an account of staff', () => {
  it('belongs to the provider, logs in, and stands in the audit trail', async () => {
    const id = await create(eve)
    const { body } = await login('eve@example.org')
    expect(body).toMatchObject({ code: 0, data: { customer: { role: 'engineer', email: 'eve@example.org' } } })
    const [row] = await server.db.query('select company_id as company, terms_version as terms from accounts')
    expect(row).toEqual({ company: 'provider', terms: null })
    expect(await trail()).toEqual([
      { operator: 'ann', action: 'staff_created', subject: id, detail: { role: 'engineer' } },
    ])
  })

  it.each([
    [{ email: 'eve' }, 'Please enter a valid email address!'],
    [{ password: 'short' }, 'Password between 6 to 8 characters!'],
    [{ name: ' ' }, 'Enter your name!'],
    [{ name: 'x'.repeat(201) }, 'Name must have at most 200 characters!'],
  ])('is not made with %o', async (wrong, message) => {
    await expect(create({ ...eve, ...wrong })).rejects.toThrow(message)
    expect(await trail()).toEqual([])
  })

  it('takes no address twice, whoever has it', async () => {
    const { account } = await server.caller()
    await expect(create({ ...eve, email: account.email })).rejects.toThrow('There is an account with the address')
    expect(await trail()).toEqual([])
  })
})

describe('a disabled account', () => {
  it('is out at once, cannot log in, and gets no link to a new password', async () => {
    const id = await create(eve)
    const { token } = (await login(eve.email)).body.data
    expect(await codeOf(token)).toBe(0)
    expect(await change('EVE@example.org', 'disabled')).toBe('changed')
    expect(await codeOf(token)).toBe(50008)
    const refused = (await login(eve.email)).body
    expect(refused).toEqual({ code: 400, message: 'The email address or password is wrong!' })
    expect(refused).toEqual((await login('nobody@example.org')).body)
    await server.call('requestPassword', { body: { email: eve.email } })
    await writePasswordMails(server.services)
    expect(await server.db.query('select 1 from mails union all select 1 from password_resets')).toEqual([])
    const detail = { status: { from: 'enabled', to: 'disabled' } }
    expect((await trail()).at(-1)).toEqual({ operator: 'ann', action: 'staff_disabled', subject: id, detail })
  })

  it('loses links to a new password that it has', async () => {
    await create(eve)
    await server.call('requestPassword', { body: { email: eve.email } })
    await writePasswordMails(server.services)
    expect(await server.db.query('select 1 from password_resets')).toHaveLength(1)
    await change(eve.email, 'disabled')
    expect(await server.db.query('select 1 from password_resets')).toEqual([])
  })

  it('is let in by no session that a login under way has opened meanwhile, neither now nor after', async () => {
    await create(eve)
    const { token } = (await login(eve.email)).body.data
    await change(eve.email, 'disabled')
    await server.db.query('update sessions set ended_at = null')
    expect(await codeOf(token)).toBe(50008)
    await change(eve.email, 'enabled')
    expect(await codeOf(token)).toBe(50008)
    const { token: fresh } = (await login(eve.email)).body.data
    expect(await codeOf(fresh)).toBe(0)
  })

  it('leaves the sessions of others alone', async () => {
    await create(eve)
    await create(adam)
    const { token } = (await login(adam.email)).body.data
    await change(eve.email, 'disabled')
    expect(await codeOf(token)).toBe(0)
  })

  it('changes nothing a second time', async () => {
    await create(eve)
    expect(await change(eve.email, 'enabled')).toBe('already')
    expect(await change(eve.email, 'disabled')).toBe('changed')
    expect(await change(eve.email, 'disabled')).toBe('already')
    expect(await trail()).toHaveLength(2)
  })

  it.each(['nobody@example.org', ''])('is none of %s', async (address) => {
    await create(eve)
    expect(await change(address, 'disabled')).toBe('unknown')
  })

  it('may be a customer’s', async () => {
    const { account, token } = await server.caller()
    const { token: other } = await server.caller('customer', account.companyId)
    expect(await change(account.email, 'disabled')).toBe('changed')
    expect([await codeOf(token), await codeOf(other)]).toEqual([50008, 0])
    expect((await trail()).at(-1)).toMatchObject({ action: 'customer_disabled', subject: account.id })
  })
})

describe('the last administrator', () => {
  it('cannot be disabled, an engineer can', async () => {
    await create(adam)
    await create(eve)
    expect(await change(adam.email, 'disabled')).toBe('last')
    expect(await change(eve.email, 'disabled')).toBe('changed')
    await create(abel)
    expect(await change(adam.email, 'disabled')).toBe('changed')
    expect(await change(abel.email, 'disabled')).toBe('last')
    await server.db.query(`update accounts set deleted_at = $1 where email = 'eve@example.org'`, [server.clock()])
    expect(await change(adam.email, 'enabled')).toBe('changed')
    expect(await change(abel.email, 'disabled')).toBe('changed')
  })

  it('stays when all are disabled at once', async () => {
    const all = [adam, abel, { ...adam, email: 'anna@example.org' }, { ...adam, email: 'alan@example.org' }]
    for (const one of all) await create(one)
    const outcomes = await Promise.all(all.map(({ email }) => change(email, 'disabled')))
    expect(outcomes.sort()).toEqual(['changed', 'changed', 'changed', 'last'])
    const rows = await listStaff(server.db)
    expect(rows.filter(({ disabledAt }) => disabledAt === null)).toHaveLength(1)
  })
})

describe('the list', () => {
  it('names all staff in columns, without customers and deleted accounts', async () => {
    await server.caller()
    for (const one of [eve, adam, { ...eve, email: 'gone@example.org' }]) await create(one)
    await server.db.query(`update accounts set deleted_at = $1 where email = 'gone@example.org'`, [server.clock()])
    await login(adam.email)
    server.clock.move(24 * 3600 * 1000)
    await change(eve.email, 'disabled')
    expect(staffTable(await listStaff(server.db))).toEqual([
      'administrator  adam@example.org  Adam  created 2026-11-21  last here 2026-11-21  enabled',
      'engineer       eve@example.org   Eve   created 2026-11-21  never here            disabled 2026-11-22',
    ])
  })

  it('is empty without staff', async () => {
    expect(staffTable(await listStaff(server.db))).toEqual([])
  })
})
