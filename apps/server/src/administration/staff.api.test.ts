import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { writePasswordMails } from '../accounts/password-mails.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { createStaff, type NewStaff } from './create-staff.ts'
import { listStaff, staffTable } from './list-staff.ts'
import { changeStanding, type Standing } from './staff-standing.ts'

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

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.reset())

const create = (staff: NewStaff) => {
  const { db, config, clock } = server.services
  return createStaff(staff, { db, config, actor, now: clock() })
}
const change = (email: string, standing: Standing) =>
  changeStanding(server.db, { email, standing, actor, now: server.clock() })

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
    expect(await change('EVE@example.org', 'disabled')).toBe(true)
    expect(await codeOf(token)).toBe(50008)
    const refused = (await login(eve.email)).body
    expect(refused).toEqual({ code: 400, message: 'The email address or the password is not right!' })
    expect(refused).toEqual((await login('nobody@example.org')).body)
    await server.call('requestPassword', { body: { email: eve.email } })
    await writePasswordMails(server.services)
    expect(await server.db.query('select 1 from mails union all select 1 from password_resets')).toEqual([])
    expect((await trail()).at(-1)).toEqual({ operator: 'ann', action: 'staff_disabled', subject: id, detail: {} })
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
    expect(await change(eve.email, 'enabled')).toBe(false)
    expect(await change(eve.email, 'disabled')).toBe(true)
    expect(await change(eve.email, 'disabled')).toBe(false)
    expect(await trail()).toHaveLength(2)
  })

  it.each(['nobody@example.org', ''])('is none of %s', async (address) => {
    await create(eve)
    await expect(change(address, 'disabled')).rejects.toThrow('No engineer or administrator has the address')
  })

  it('is no customer', async () => {
    const { account, token } = await server.caller()
    await expect(change(account.email, 'disabled')).rejects.toThrow('No engineer or administrator has the address')
    expect(await codeOf(token)).toBe(0)
  })
})

describe('the last administrator', () => {
  const last = 'is the last administrator: create another one first.'

  it('cannot be disabled, an engineer can', async () => {
    await create(adam)
    await create(eve)
    await expect(change(adam.email, 'disabled')).rejects.toThrow(`adam@example.org ${last}`)
    expect(await change(eve.email, 'disabled')).toBe(true)
    await create(abel)
    expect(await change(adam.email, 'disabled')).toBe(true)
    await expect(change(abel.email, 'disabled')).rejects.toThrow(last)
    await server.db.query(`update accounts set deleted_at = $1 where email = 'eve@example.org'`, [server.clock()])
    expect(await change(adam.email, 'enabled')).toBe(true)
    expect(await change(abel.email, 'disabled')).toBe(true)
  })

  it('stays when all are disabled at once', async () => {
    const all = [adam, abel, { ...adam, email: 'anna@example.org' }, { ...adam, email: 'alan@example.org' }]
    for (const one of all) await create(one)
    const answers = await Promise.allSettled(all.map(({ email }) => change(email, 'disabled')))
    expect(answers.filter(({ status }) => status === 'rejected')).toEqual([
      { status: 'rejected', reason: expect.objectContaining({ message: expect.stringContaining(last) }) },
    ])
    const rows = await listStaff(server.db)
    expect(rows.filter(({ disabledAt }) => disabledAt === null)).toHaveLength(1)
  })
})

describe('the list', () => {
  it('names all staff, no customer and nobody who is gone, in columns', async () => {
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
