import type { Session } from '@soundroof/contract/identity/wire-session'
import { describe, expect, it } from 'vitest'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { companyCallsOf, said, someone } from './testing/company-calls.ts'

const server = await serverOfTests()
const owner = anew(() => server.caller())

const { member, read, namesAndRoles, upload, projectsOf, about, change, leave } = companyCallsOf(server, owner)

describe('a company', () => {
  it('shows its people to all of them, owners first', async () => {
    const { account, token } = await member()
    await server.caller()
    expect(await namesAndRoles()).toEqual([
      [owner.account.name, 'owner'],
      [account.name, 'member'],
    ])
    const seen = await read({ token })
    expect([seen.role, seen.members.map(({ isSelf }) => isSelf)]).toEqual(['member', [false, true]])
  })

  it('gets another name from an owner', async () => {
    const rename = (name: string) => server.call('renameCompany', { token: owner.token, body: { name } })
    await rename(' Roofs & Sons ')
    expect((await read()).name).toBe('Roofs & Sons')
    expect(said(await rename('  '))).toEqual([400, 'Please enter company name!'])
  })

  it('is not joined by its name: a stranger who registers with it sees nothing', async () => {
    await upload(owner)
    const { name } = await read()
    const registration = { ...someone, email: 'stranger@example.org', company_name: name }
    await server.call('register', { body: registration })
    const credentials = { email: registration.email, password: registration.password }
    const { token } = (await server.call<Session>('login', { body: credentials })).body.data
    expect(await namesAndRoles({ token })).toEqual([['Guest', 'owner']])
    expect(await projectsOf({ token })).toBe(0)
    expect(await projectsOf(owner)).toBe(1)
  })
})

describe('people', () => {
  it('are removed with a company of their own, with account and subscription but without the projects', async () => {
    const gone = await member()
    await server.subscribe(gone, 5)
    await upload(gone)
    expect((await about('removeMember', gone.account)).status).toBe(200)
    expect(await projectsOf(gone)).toBe(0)
    expect(await namesAndRoles(gone)).toEqual([[gone.account.name, 'owner']])
    const { body } = await server.call<{ times: number }>('customerPackages', { token: gone.token })
    expect(body.data.times).toBe(5)
    expect(await projectsOf(owner)).toBe(1)
    expect(await namesAndRoles()).toEqual([[owner.account.name, 'owner']])
  })

  it('leave for a company of their own', async () => {
    const gone = await member()
    expect((await leave(gone)).status).toBe(200)
    expect([(await read(gone)).name, await namesAndRoles(gone)]).toEqual(['My own', [[gone.account.name, 'owner']]])
  })

  it('hand over before the last owner leaves', async () => {
    const other = await member()
    expect(said(await leave(owner))).toEqual([409, 'Please hand over the company to somebody else first!'])
    expect((await about('handOverCompany', other.account)).status).toBe(200)
    expect(await namesAndRoles(other)).toEqual([
      [other.account.name, 'owner'],
      [owner.account.name, 'member'],
    ])
    expect((await about('removeMember', other.account)).status).toBe(403)
    expect((await leave(owner)).status).toBe(200)
  })

  it('may be owners several at once, never none', async () => {
    const other = await member()
    expect((await change(other.account, 'owner')).status).toBe(200)
    expect((await change(owner.account, 'member')).status).toBe(200)
    const last = await change(other.account, 'member', other)
    expect(said(last)).toEqual([409, 'Please hand over the company to somebody else first!'])
    expect(said(await about('handOverCompany', other.account, other))[0]).toBe(409)
  })

  it('do not leave alone, and do not remove themselves', async () => {
    expect(said(await leave(owner))).toEqual([409, 'You are the only person in your company!'])
    expect(said(await about('removeMember', owner.account))).toEqual([
      409,
      'Please leave the company to remove yourself!',
    ])
  })

  it('of whom two own a company do not both leave at once', async () => {
    const others = await Promise.all([member(), member()])
    for (const { account } of others) await change(account, 'owner')
    const all = [owner, ...others]
    const answers = await Promise.all([...all.map(leave), ...all.map((who) => change(who.account, 'member', who))])
    expect(answers.every(({ status }) => [200, 403, 409].includes(status))).toBe(true)
    const owners = await server.db.query(`select 1 from accounts where company_id = $1 and company_role = 'owner'`, [
      owner.account.companyId,
    ])
    expect(owners.length).toBeGreaterThan(0)
    expect(server.errors).toEqual([])
  })

  it('of another company get the answer of an unknown person', async () => {
    const stranger = await server.caller()
    const unknown = [403, 'This person does not exist or is not in your company!']
    expect(said(await about('removeMember', stranger.account))).toEqual(unknown)
    expect(said(await about('removeMember', { ...stranger.account, id: 'nobody' }))).toEqual(unknown)
    expect(said(await change(stranger.account, 'owner'))).toEqual(unknown)
  })
})
