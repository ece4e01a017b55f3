import type { ConsoleGrant } from '@soundroof/contract/administration/console'
import type { EndpointName } from '@soundroof/contract/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { takeMail } from '../../platform/mail/mail-queue.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { testStart } from '../../testing/stopped-clock.ts'
import type { Caller } from '../../testing/test-server.ts'

const server = await serverOfTests()
const admin = anew(() => server.caller('administrator', 'provider'))
const owner = anew(() => server.caller())
let member: Caller
beforeEach(async () => {
  await server.db.query(`update accounts set company_role = 'owner' where id = $1`, [owner.account.id])
  member = await server.caller('customer', owner.account.companyId, 'member')
})

const day = 24 * 3600 * 1000
const granted = (changes: object = {}) => ({
  company: owner.account.companyId,
  invoice: '2026-117',
  months: 12,
  calculations: 3,
  ...changes,
})
const call = async <T>(name: EndpointName, { token }: Caller, body?: object) =>
  (await server.call<T>(name, { token, ...(body ? { body } : {}) })).body
const grant = (changes: object = {}) => call('grantPeriod', admin, granted(changes))
const list = async (): Promise<readonly ConsoleGrant[]> =>
  (await call<{ readonly rows: readonly ConsoleGrant[] }>('consoleGrants', admin)).data.rows
const left = async (of: Caller): Promise<number> =>
  (await call<{ readonly times: number }>('customerPackages', of)).data.times
const reserve = async (of: Caller): Promise<number> => (await call('decrementTimes', of)).code
const mails = async (): Promise<readonly string[]> => {
  const rows = await server.db.query<{ recipient: string }>('select recipient from mails order by recipient')
  return rows.map(({ recipient }) => recipient)
}

describe('a granted period', () => {
  it('is used by everybody of the company, and is never more than was bought', async () => {
    expect((await grant()).code).toBe(0)
    expect([await left(owner), await left(member)]).toEqual([3, 3])
    expect([await reserve(owner), await reserve(member), await reserve(member)]).toEqual([0, 0, 0])
    expect([await left(owner), await left(member)]).toEqual([0, 0])
    expect(await reserve(owner)).toBe(409)
  })

  it('never becomes more by calls at once', async () => {
    await grant()
    const codes = await Promise.all([owner, member, owner, member, owner, member].map(reserve))
    expect(codes.filter((code) => code === 0)).toHaveLength(3)
  })

  it('is nothing to other companies', async () => {
    await grant()
    const other = await server.caller()
    expect([await left(other), await reserve(other)]).toEqual([0, 403])
  })

  it('stays behind when somebody leaves the company', async () => {
    await grant()
    // What was reserved and not used stays behind too.
    await reserve(member)
    await call('leaveCompany', member, { name: 'Own roofs' })
    expect([await left(member), await reserve(member), await left(owner)]).toEqual([0, 403, 3])
  })

  it('stays with the company when an account of it is deleted', async () => {
    await grant()
    await reserve(member)
    await server.db.query('update accounts set deleted_at = $2 where id = $1', [member.account.id, server.clock()])
    server.clock.move(day)
    expect(await left(owner)).toBe(3)
  })

  it('does not let one person take what another has reserved', async () => {
    await grant({ calculations: 1 })
    expect(await reserve(owner)).toBe(0)
    const [row] = await server.db.query<{ accountId: string }>('select account_id from reservations')
    expect(row?.accountId).toBe(owner.account.id)
    expect(await reserve(member)).toBe(409)
  })

  it('adds up with what a person has bought', async () => {
    await grant()
    await server.subscribe(member, 2)
    expect([await left(member), await left(owner)]).toEqual([5, 3])
  })

  it('ends after its months', async () => {
    await grant({ months: 1 })
    server.clock.move(29 * day)
    expect(await left(owner)).toBe(3)
    server.clock.move(3 * day)
    expect([await left(owner), await reserve(owner)]).toEqual([0, 403])
  })

  it('reserves for a device as bought ones do', async () => {
    await grant()
    const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
    const { x, y } = await crypto.subtle.exportKey('jwk', pair.publicKey)
    const device = { kty: 'EC', crv: 'P-256', x, y }
    expect((await call('beginOffline', member, { device, name: 'Phone', calculations: 2 })).code).toBe(0)
    expect([await left(owner), await left(member)]).toEqual([1, 1])
  })
})

describe('granting', () => {
  it('is told to the owner in the language of the owner, and recorded', async () => {
    await server.db.query(`update accounts set language = 'zh-Hans' where id = $1`, [owner.account.id])
    await grant()
    expect(await mails()).toEqual([owner.account.email])
    const later = new Date(server.clock().getTime() + 60_000)
    const mail = await takeMail(server.db, server.services, server.clock(), later)
    expect(mail?.subject).toBe('贵公司可以使用 Soundroof 进行计算')
    expect(mail?.text).toContain('发票编号：2026-117\n本期计算次数：3')
    const [row] = await server.db.query('select action, account_id, detail from audit_trail')
    const detail = { company: owner.account.companyId, invoice: '2026-117', months: 12, calculations: 3 }
    expect(row).toMatchObject({ action: 'period_granted', accountId: admin.account.id, detail })
  })

  it.each(['2026-117', ' 2026-117 '])('the invoice "%s" again grants nothing, and says so', async (invoice) => {
    await grant()
    const again = await grant({ invoice, months: 24 })
    expect(again).toMatchObject({
      code: 400,
      message: expect.stringContaining('for this invoice already'),
      issues: [{ field: 'invoice' }],
    })
    expect([await left(owner), (await list()).length, (await mails()).length]).toEqual([3, 1, 1])
  })

  it('an invoice sent twice at once grants once', async () => {
    const codes = (await Promise.all([grant(), grant(), grant()])).map(({ code }) => code)
    expect(codes.toSorted()).toEqual([0, 400, 400])
    expect(await left(owner)).toBe(3)
  })

  it('the same number for another company is another invoice', async () => {
    const other = await server.caller()
    await server.db.query(`update accounts set company_role = 'owner' where id = $1`, [other.account.id])
    await grant()
    expect((await grant({ company: other.account.companyId })).code).toBe(0)
    expect(await left(other)).toBe(3)
  })

  it.each([
    ['months', 0],
    ['months', 37],
    ['months', 1.5],
    ['calculations', 0],
    ['calculations', 100_001],
    ['invoice', ' '],
    ['invoice', 'A\nB'],
    ['company', 'nobody'],
    ['company', 'provider'],
  ])('%s %s is refused at its field', async (field, value) => {
    expect(await grant({ [field]: value })).toMatchObject({ code: 400, issues: [{ field }] })
    expect(await list()).toEqual([])
  })
})

describe('ending', () => {
  it('keeps what was used, frees nothing, and says who granted it and why it ended', async () => {
    await grant()
    await reserve(member)
    server.clock.move(day)
    const [before] = await list()
    expect(before).toEqual({
      id: before?.id,
      company: expect.any(String),
      invoice: '2026-117',
      months: 12,
      calculations: 3,
      charged: 0,
      state: 'running',
      startsAt: new Date(testStart).toISOString(),
      endsAt: '2027-11-21T13:00:00.000Z',
      grantedAt: new Date(testStart).toISOString(),
      grantedBy: admin.account.email,
      endReason: null,
    })
    const end = { id: before?.id, reason: 'Never paid' }
    expect((await call('endGrant', admin, end)).code).toBe(0)
    expect([await left(owner), await reserve(member)]).toEqual([0, 403])
    expect(await list()).toMatchObject([{ state: 'over', endReason: 'Never paid' }])
    expect(await server.db.query('select state from reservations')).toEqual([{ state: 'returned' }])
    expect((await call('endGrant', admin, { ...end, reason: 'Again' })).code).toBe(0)
    expect(await list()).toMatchObject([{ endReason: 'Never paid' }])
    expect((await mails()).length).toBe(2)
  })

  it('of an unknown period is refused', async () => {
    expect((await call('endGrant', admin, { id: 'none', reason: 'Never paid' })).code).toBe(404)
  })
})
