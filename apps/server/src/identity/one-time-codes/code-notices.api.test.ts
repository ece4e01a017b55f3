import { expect, it } from 'vitest'
import { takeMail } from '../../platform/mail/mail-queue.ts'
import { ownPassword } from '../../testing/own-password.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { writeCodeNotices } from './code-notices.ts'
import { removeAccountCodes } from './remove-account-codes.ts'
import { codeOf, giveCodes, openTicket } from './testing/valid-code-calls.ts'

const server = await serverOfTests()
const ann = anew(() => server.caller())

/** What stands in the next mail. */
const nextMail = async () => {
  await writeCodeNotices(server.services)
  const now = server.clock()
  return takeMail(server.db, server.services, now, new Date(now.getTime() + 60_000))
}
const call = (name: 'beginCodes' | 'turnCodesOn' | 'turnCodesOff' | 'renewRecoveryCodes', body: object) =>
  server.call<{ secret: string; recovery_codes: string[] }>(name, { token: ann.token, body })

it('an owner hears by mail of all that changes how the account is entered', async () => {
  const { secret } = (await call('beginCodes', { password: ownPassword })).body.data
  expect(await nextMail()).toBeNull()
  await call('turnCodesOn', { code: codeOf(server, 0, secret) })
  const first = await nextMail()
  expect(first).toMatchObject({
    to: ann.account.email,
    subject: 'Logging in to Soundroof asks for a code now',
    text: expect.stringContaining('at 21 Nov 2026, 20:00 AEDT'),
  })
  const proof = { password: ownPassword, code: codeOf(server, 1, secret) }
  const [code = ''] = (await call('renewRecoveryCodes', proof)).body.data.recovery_codes
  expect((await nextMail())?.text).toContain('new recovery codes were made')
  await server.call('loginWithCode', { body: { ticket: await openTicket(server, ann), code } })
  expect((await nextMail())?.text).toContain('Recovery codes left: 9.')
  server.clock.move(30_000)
  await call('turnCodesOff', { password: ownPassword, code: codeOf(server, 1, secret) })
  const last = await nextMail()
  expect(last?.subject).toBe('Logging in to Soundroof asks for no code any more')
  expect(JSON.stringify([first, last])).not.toContain(secret)
  expect(await nextMail()).toBeNull()
})

it('a login with a code of the app is no news', async () => {
  await giveCodes(server, ann.account.id)
  const body = { ticket: await openTicket(server, ann), code: codeOf(server) }
  expect((await server.call('loginWithCode', { body })).status).toBe(200)
  expect(await nextMail()).toBeNull()
})

it('a deleted account gets no mail, and the others do', async () => {
  const bob = await server.caller()
  await giveCodes(server, bob.account.id)
  await giveCodes(server, ann.account.id)
  const now = server.clock()
  const actor = { operator: 'olga' }
  for (const { account } of [bob, ann])
    await removeAccountCodes(server.db, { email: account.email, reason: '', actor, now })
  await server.db.query('update accounts set email = null, deleted_at = $2 where id = $1', [bob.account.id, now])
  expect(await nextMail()).toMatchObject({ to: ann.account.email })
  expect(await nextMail()).toBeNull()
})
