import type { InvitationCard, OpenInvitation } from '@soundroof/contract/identity/company'
import type { Session } from '@soundroof/contract/identity/wire-session'
import { describe, expect, it } from 'vitest'
import { ownPassword } from '../../testing/own-password.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'
import { companyCallsOf, day, hour, said } from './testing/company-calls.ts'

const server = await serverOfTests()
const owner = anew(() => server.caller())

const calls = companyCallsOf(server, owner)
const { member, read, namesAndRoles, upload, projectsOf, about } = calls
const { invite, invitations, nextMail, nextToken, invited, accept, join } = calls

describe('an invitation', () => {
  it('brings a new person into the company, as a member under the invited address', async () => {
    await upload(owner)
    const token = await invited(' Guest@Example.org')
    const card = await server.call<InvitationCard>('invitation', { body: { token } })
    const { name } = await read()
    expect(card.body.data).toEqual({
      company: name,
      invitedBy: owner.account.name,
      email: 'guest@example.org',
      hasAccount: false,
    })
    expect((await join(token)).status).toBe(200)
    const login = await server.call<Session>('login', { body: { email: 'guest@example.org', password: 'secret1' } })
    expect(await projectsOf(login.body.data)).toBe(1)
    expect(await namesAndRoles(login.body.data)).toEqual([
      [owner.account.name, 'owner'],
      ['Guest', 'member'],
    ])
    expect(await invitations()).toEqual([])
  })

  it('is not voided when its address is registered and the account deleted again', async () => {
    const token = await invited('guest@example.org')
    const stranger = await server.caller()
    await server.db.query(`update accounts set email = 'guest@example.org' where id = $1`, [stranger.account.id])
    const body = { password: ownPassword, repassword: ownPassword }
    expect((await server.call('deleteAccount', { token: stranger.token, body })).body).toEqual({ code: 0, data: null })
    expect(await invitations()).toHaveLength(1)
    expect((await join(token)).status).toBe(200)
  })

  it('keeps the hash of its token alone', async () => {
    await invite('guest@example.org')
    const stored = JSON.stringify(await server.db.query('select * from invitations, mails'))
    const token = await nextToken()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(stored).not.toContain(token)
  })

  it('answers and writes alike for a known and an unknown address', async () => {
    const known = await server.caller()
    const counts = async (email: string) => {
      const before = await rowCounts(server.db)
      const { status, body } = await invite(email)
      const after = await rowCounts(server.db)
      const mail = await nextMail()
      const changed = Object.keys(after).filter((table) => after[table] !== before[table])
      return { status, body, changed, words: mail?.text.replace(/#.*/, ''), subject: mail?.subject }
    }
    const ofKnown = await counts(known.account.email)
    expect(ofKnown).toEqual({ ...(await counts('unknown@example.org')) })
    expect(ofKnown.changed).toEqual(['content_seals', 'invitations', 'mails'])
  })

  it.each([
    ['Prize: https://evil.example/win\r\nBcc: a@b.c', '“Prize https evil example win Bcc a b c”'],
    ['Call 0400 123 456 now', '“Call now”'],
    ['Call ０４００１２３ or ٠٤٠٠١٢٣ now', '“Call or now”'],
    ['3D Solar & Söhne 24 Pty. Ltd.', '“3D Solar & Söhne 24 Pty Ltd”'],
    ['You have won a holiday by the sea, come and fetch it at once', '“You have won a holiday by the sea come a”'],
    ['http://', '“http”'],
    ['://', 'a company'],
  ])('carries names that no mail program takes for a link, and no message: %j', async (name, shown) => {
    await server.db.query(`update accounts set name = 'Visit evil.example, call 0400 123 456' where id = $1`, [
      owner.account.id,
    ])
    await server.call('renameCompany', { token: owner.token, body: { name } })
    await invite('guest@example.org')
    const { text = '', subject } = (await nextMail()) ?? {}
    expect(text.split('\n')[0]).toBe(`You are invited to work on the projects of ${shown} with Soundroof.`)
    expect(text.match(/https?:/g)).toHaveLength(1)
    expect(`${subject}${text}`).not.toMatch(/evil\.|0400|Visit/)
    await server.call('changeLanguage', { token: owner.token, body: { language: 'zh-Hans' } })
    await invite('other@example.org')
    const chinese = await nextMail()
    const inChinese = shown === 'a company' ? '一家公司' : shown
    expect(chinese?.text.split('\n')[0]).toBe(`邀请您使用 Soundroof 参与${inChinese}的项目。`)
    expect(chinese?.text.match(/https?:/g)).toHaveLength(1)
    expect(`${chinese?.subject}${chinese?.text}`).not.toMatch(/evil\.|0400|Visit/)
  })

  it.each(['', 'guest', 'a@b', 'x'.repeat(226), 'a@example.org, b@example.org'])('to %s is refused', async (email) => {
    expect((await invite(email)).status).toBe(400)
    expect(await invitations()).toEqual([])
  })

  it('is for one address once, and not for a colleague', async () => {
    const { account } = await member()
    await invited('guest@example.org')
    expect(said(await invite('GUEST@example.org'))).toEqual([409, 'This email address is already invited!'])
    expect(said(await invite(account.email))).toEqual([409, 'This person is already in your company!'])
  })

  it('of many at once to one address is sent once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => invite('guest@example.org')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await rowCounts(server.db)).toMatchObject({ invitations: 1, mails: 1 })
  })

  it('opens once, and for seven days', async () => {
    const token = await invited('guest@example.org')
    server.clock.move(7 * day - 1)
    expect((await server.call('invitation', { body: { token } })).status).toBe(200)
    server.clock.move(1)
    const over = [403, 'This invitation is no longer valid. Please ask for a new one!']
    expect(said(await join(token))).toEqual(over)
    expect(said(await server.call('invitation', { body: { token } }))).toEqual(over)
    const next = await invited('guest@example.org')
    const answers = await Promise.all([join(next), join(next)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
  })

  it('that is sent again opens by the new mail alone', async () => {
    const first = await invited('guest@example.org')
    const [{ id } = { id: '' }] = await invitations()
    server.clock.move(hour)
    await server.call('resendInvitation', { token: owner.token, body: { id } })
    const second = await nextToken()
    expect((await invitations()).map(({ email }) => email)).toEqual(['guest@example.org'])
    expect((await join(first)).status).toBe(403)
    expect((await join(second)).status).toBe(200)
  })

  it('that is withdrawn opens nothing', async () => {
    const token = await invited('guest@example.org')
    const [{ id } = { id: '' }] = await invitations()
    const withdraw = () => server.call('withdrawInvitation', { token: owner.token, body: { id } })
    expect((await withdraw()).status).toBe(200)
    expect(said(await withdraw())).toEqual([403, 'This invitation does not exist or is not yours!'])
    expect((await join(token)).status).toBe(403)
    expect((await invite('guest@example.org')).status).toBe(200)
  })

  it('of a person who left the company opens nothing', async () => {
    const other = await server.caller('customer', owner.account.companyId)
    await invite('guest@example.org', other)
    const token = await nextToken()
    await about('removeMember', other.account)
    expect((await join(token)).status).toBe(403)
  })

  it('is mailed fifty times a day by a company', async () => {
    for (let mail = 0; mail < 50; mail++) expect((await invite(`guest${mail}@example.org`)).status).toBe(200)
    const full = await invite('guest@example.org')
    expect([...said(full), full.headers['retry-after']]).toEqual([
      429,
      'Too many invitations today. Please try again tomorrow!',
      '86400',
    ])
    server.clock.move(day)
    expect((await invite('guest@example.org')).status).toBe(200)
  })

  it('is mailed ten times a day to an address, and tells nobody how often others wrote to it', async () => {
    const others = await Promise.all(Array.from({ length: 12 }, () => server.caller()))
    const answers: unknown[] = []
    for (const other of others) answers.push((await invite('harassed@example.org', other)).body)
    expect(answers).toEqual(others.map(() => ({ code: 0, data: null })))
    expect(await rowCounts(server.db)).toMatchObject({ invitations: 12, mails: 10 })
    const last = others.at(-1)?.token ?? null
    const [row] = (await server.call<OpenInvitation[]>('companyInvitations', { token: last })).body.data
    server.clock.move(day)
    expect((await server.call('resendInvitation', { token: last, body: { id: row?.id } })).status).toBe(200)
    expect(await rowCounts(server.db)).toMatchObject({ mails: 11 })
  })

  it('is sent again ten times a day at most', async () => {
    await invite('guest@example.org')
    const again = async () =>
      (await server.call('resendInvitation', { token: owner.token, body: { id: (await invitations())[0]?.id } })).status
    const answers: number[] = []
    for (let time = 0; time < 10; time++) answers.push(await again())
    expect(answers).toEqual([...Array.from({ length: 9 }, () => 200), 429])
  })

  it('is mailed a hundred times a day from a network, by however many companies', async () => {
    const others = await Promise.all(Array.from({ length: 3 }, () => server.caller()))
    const answers: number[] = []
    for (let mail = 0; mail < 101; mail++)
      answers.push((await invite(`guest${mail}@example.org`, others[mail % 3])).status)
    expect(answers.indexOf(429)).toBe(100)
    expect((await invite('one@example.org', await server.caller())).headers['retry-after']).toBe('86400')
    server.clock.move(day)
    expect((await invite('one@example.org', await server.caller())).status).toBe(200)
  })

  it('says first what is wrong first with somebody new', async () => {
    const token = await invited('guest@example.org')
    expect(said(await join(token, { name: ' ', phone: '' }))).toEqual([400, 'Enter your name!'])
    expect(said(await join(token, { password: 'x' }))).toEqual([400, 'Password between 6 to 8 characters!'])
    expect(said(await join(token, { phone: '' }))).toEqual([400, 'Please input Contact Number!'])
    expect((await join(token)).status).toBe(200)
  })
})

describe('an account that is invited', () => {
  it('moves, and finds the projects of its new company', async () => {
    await upload(owner)
    const guest = await server.caller()
    const token = await invited(guest.account.email)
    const card = await server.call<InvitationCard>('invitation', { body: { token } })
    expect(card.body.data.hasAccount).toBe(true)
    expect((await accept(token, guest)).status).toBe(200)
    expect(await projectsOf(guest)).toBe(1)
    expect((await read(guest)).role).toBe('member')
    expect((await invite('x@example.org', guest)).status).toBe(403)
  })

  it('takes a link for its own address alone', async () => {
    const guest = await server.caller()
    const token = await invited('somebody-else@example.org')
    expect(said(await accept(token, guest))).toEqual([
      403,
      'This invitation was sent to another email address. Please log in with that one!',
    ])
    expect((await read(guest)).members).toHaveLength(1)
  })

  it('is not made a second time by the form of somebody new', async () => {
    const guest = await server.caller()
    const token = await invited(guest.account.email)
    expect(said(await join(token))).toEqual([400, 'This email address is already registered!'])
    expect((await accept(token, guest)).status).toBe(200)
  })

  it('leaves no projects behind that nobody could open', async () => {
    const guest = await server.caller()
    const { hash } = (await upload(guest)).body.data
    const token = await invited(guest.account.email)
    const refused = await accept(token, guest)
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('it has projects')])
    expect(await projectsOf(guest)).toBe(1)
    await server.call('deleteProject', { token: guest.token, body: { hash } })
    expect((await accept(token, guest)).status).toBe(200)
  })

  it('leaves no colleagues without an owner', async () => {
    const guest = await server.caller()
    const colleague = await server.caller('customer', guest.account.companyId, 'member')
    const token = await invited(guest.account.email)
    expect(said(await accept(token, guest))).toEqual([409, 'Please hand over the company to somebody else first!'])
    await about('handOverCompany', colleague.account, guest)
    expect((await accept(token, guest)).status).toBe(200)
    expect(await namesAndRoles(colleague)).toEqual([[colleague.account.name, 'owner']])
  })

  it('does not come into a company that its last person has left', async () => {
    const guest = await server.caller()
    const host = await server.caller()
    await invite(guest.account.email, host)
    const stale = await nextToken()
    await accept(await invited(host.account.email), host)
    expect((await accept(stale, guest)).status).toBe(403)
  })

  it('removes the name of a company without people', async () => {
    const guest = await server.caller()
    await accept(await invited(guest.account.email), guest)
    const [left] = await server.db.query('select name from companies where id = $1', [guest.account.companyId])
    expect(left).toEqual({ name: '' })
    expect((await read()).name).not.toBe('')
  })
})
