import { expect, it } from 'vitest'
import { createStaff } from '../../administration/staff/create-staff.ts'
import { takeMail } from '../../platform/mail/mail-queue.ts'
import { openLink } from '../../testing/own-account.ts'
import { ownPassword } from '../../testing/own-password.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { giveCodes } from './testing/valid-code-calls.ts'

const server = await serverOfTests()
const ann = anew(() => server.caller())

const minute = 60_000
const nextMail = () => takeMail(server.db, server.services, server.clock(), new Date(server.clock().getTime() + minute))
const reset = async (who = ann) => {
  const twice = { password: 'secret3', password_confirmation: 'secret3' }
  return server.call('setPassword', { body: { ...twice, token: await openLink(server, who) } })
}
const login = (email = ann.account.email) => server.call('login', { body: { email, password: 'secret3' } })
const provenAt = async (email = ann.account.email) => {
  const [row] = await server.db.query<{ at: Date | null }>('select proven_at as at from accounts where email = $1', [
    email,
  ])
  return row?.at ?? null
}

it('codes of the person who registered the address first go when the mailbox sets a password', async () => {
  await giveCodes(server, ann.account.id)
  server.clock.move(minute)
  expect((await reset()).status).toBe(200)
  expect((await login()).status).toBe(200)
  expect(await server.db.query('select 1 from one_time_codes')).toEqual([])
  expect(await provenAt()).toEqual(server.clock())
  expect(await server.db.query('select account_id as who, action, subject_id as subject from audit_trail')).toEqual([
    { who: ann.account.id, action: 'unproven_codes_removed', subject: ann.account.id },
  ])
  const mail = await nextMail()
  expect(mail?.to).toBe(ann.account.email)
  expect(mail?.text).toContain('before anybody had shown that this mailbox is theirs')
})

it('codes turned on after the address was proven stay', async () => {
  await reset()
  server.clock.move(minute)
  await giveCodes(server, ann.account.id)
  await reset()
  expect((await login()).status).toBe(403)
  expect(await nextMail()).toBe(null)
})

it('the first proof counts, not a later one', async () => {
  await reset()
  const first = await provenAt()
  server.clock.move(minute)
  await reset()
  expect(await provenAt()).toEqual(first)
})

it('a setup that waits for its first code goes too, without a mail', async () => {
  const begun = await server.call('beginCodes', { token: ann.token, body: { password: ownPassword } })
  expect(begun.status).toBe(200)
  await reset()
  expect(await server.db.query('select 1 from one_time_codes')).toEqual([])
  expect(await nextMail()).toBe(null)
})

const invite = async (email: string): Promise<string> => {
  const boss = await server.caller()
  expect((await server.call('invite', { token: boss.token, body: { email } })).status).toBe(200)
  const mail = await nextMail()
  return /#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

it('joining a company by a mailed invitation proves the address', async () => {
  const email = 'new@example.org'
  const person = { name: 'New', phone: '1', password: 'secret1', password_confirmation: 'secret1' }
  const token = await invite(email)
  expect((await server.call('joinCompany', { body: { ...person, token } })).status).toBe(200)
  expect(await provenAt(email)).toEqual(server.clock())
})

it('accepting a mailed invitation proves the address, and codes from before go with the next link', async () => {
  await giveCodes(server, ann.account.id)
  server.clock.move(minute)
  const token = await invite(ann.account.email)
  const answer = await server.call('acceptInvitation', { token: ann.token, body: { token } })
  expect([answer.status, await provenAt()]).toEqual([200, server.clock()])
  await reset()
  expect((await login()).status).toBe(200)
})

it('an operator who makes an account for staff vouches for its address', async () => {
  const staff = { role: 'engineer', email: 'eve@example.org', name: 'Eve', phone: '1', password: 'secret1' } as const
  const { db, services, clock } = server
  await createStaff(staff, { db, config: services.config, actor: { operator: 'olga' }, now: clock() })
  expect(await provenAt(staff.email)).toEqual(clock())
})
