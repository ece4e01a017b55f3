import { describe, expect, it } from 'vitest'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'

const server = await serverOfTests()
const admin = anew(() => server.caller('administrator', 'provider'))
const ann = anew(() => server.caller())

const reason = 'Asked for by phone'
const colleague = () => server.caller('customer', ann.account.companyId, 'member')
const nameOf = (companyId: string) => `Company ${companyId.slice(0, 4)}`
const rename = async (id: string, former: string, name = 'Better Roofs') =>
  (await server.call('renameConsoleCompany', { body: { id, former, name, reason }, token: admin.token })).body.code
const changeRole = async ({ account }: Caller, role: string, why = reason) =>
  (await server.call('changeConsoleMember', { body: { id: account.id, role, reason: why }, token: admin.token })).body
    .code
const remove = async ({ account }: Caller) =>
  (await server.call('removeConsoleMember', { body: { id: account.id, reason }, token: admin.token })).body.code
const placeOf = async ({ account }: Caller) =>
  (
    await server.db.query<{ companyId: string; role: string; name: string }>(
      `select company_id, company_role as role, c.name from accounts a join companies c on c.id = a.company_id
       where a.id = $1`,
      [account.id],
    )
  )[0]
const trail = () => server.db.query('select action, subject_id, detail from audit_trail order by id')

describe('a company', () => {
  it('gets another name, which is recorded; of two at once one is told of the other', async () => {
    const { companyId } = ann.account
    const codes = await Promise.all([
      rename(companyId, nameOf(companyId)),
      rename(companyId, nameOf(companyId), 'Roofs'),
    ])
    expect(codes.toSorted()).toEqual([0, 409])
    const name = (await placeOf(ann))?.name
    expect(await trail()).toEqual([
      {
        action: 'company_renamed',
        subjectId: companyId,
        detail: { name: { from: nameOf(companyId), to: name }, reason },
      },
    ])
  })

  it('of the provider, one that is none, and one without a name keep what they have', async () => {
    expect([await rename('provider', nameOf('provider')), await rename('none', ''), await rename('none', 'x')]).toEqual(
      [403, 403, 403],
    )
    expect(await rename(ann.account.companyId, nameOf(ann.account.companyId), ' ')).toBe(400)
    expect(await trail()).toEqual([])
  })
})

describe('a person of a company', () => {
  it('becomes owner and member again, but never the last owner', async () => {
    const bob = await colleague()
    expect([await changeRole(bob, 'owner', ' '), await changeRole(bob, 'owner')]).toEqual([400, 0])
    expect(await changeRole(bob, 'owner')).toBe(409)
    expect(await changeRole(ann, 'member')).toBe(0)
    expect(await changeRole(bob, 'member')).toBe(409)
    expect([(await placeOf(ann))?.role, (await placeOf(bob))?.role]).toEqual(['member', 'owner'])
    expect((await trail()).length).toBe(2)
  })

  it('is moved out into a company of their own; the last owner and the only person stay', async () => {
    const bob = await colleague()
    expect(await remove(ann)).toBe(409)
    expect(await remove(bob)).toBe(0)
    const place = await placeOf(bob)
    expect([place?.companyId === ann.account.companyId, place?.role, place?.name]).toEqual([
      false,
      'owner',
      bob.account.name,
    ])
    expect(await remove(ann)).toBe(409)
    expect(await trail()).toEqual([
      { action: 'member_removed', subjectId: bob.account.id, detail: { company: ann.account.companyId, reason } },
    ])
  })

  it('is a customer: staff are changed elsewhere', async () => {
    const eve = await server.caller('engineer', 'provider')
    expect([await changeRole(eve, 'owner'), await remove(eve)]).toEqual([404, 404])
  })
})
