import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CodeEvent } from '@soundroof/words/language/mail-wording'
import { beforeEach, expect, it } from 'vitest'
import { sendInvitation } from '../../administration/staff/send-invitation.ts'
import { queueNotice, writeCodeNotices } from '../../identity/one-time-codes/code-notices.ts'
import { giveCodes } from '../../identity/one-time-codes/testing/valid-code-calls.ts'
import { removeUnprovenCodes } from '../../identity/one-time-codes/unproven-codes.ts'
import { type PasskeyNotice, queuePasskeyMail } from '../../identity/passkeys/passkey-mails.ts'
import { writePasswordMails } from '../../identity/passwords/password-mails.ts'
import { validGrantCalls } from '../../money/grants/testing/valid-grant-calls.ts'
import { writeNoticeMails } from '../../review/notices/notice-mails.ts'
import { giveNotice } from '../../roofs/notices/give-notice.ts'
import { ownPassword } from '../../testing/own-password.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller, TestServer } from '../../testing/test-server.ts'
import { type Mail, takeMail } from './mail-queue.ts'

const server = await serverOfTests()
const ann = anew(() => server.caller('customer'))
beforeEach(() => server.db.query(`update accounts set company_role = 'owner' where id = $1`, [ann.account.id]))

const companyName = 'Dachbau'
const details = { name: 'Example Engineers', email: 'desk@example.net', phone: '', web: '', version: 0 }
const events: readonly PasskeyNotice['event'][] = ['added', 'removed', 'all removed']
const kinds: readonly CodeEvent[] = ['on', 'off', 'recovery_used', 'recovery_renewed', 'removed']
const call = async (name: Parameters<TestServer['call']>[0], body: object, { token } = ann) =>
  expect((await server.call(name, { token, body })).status).toBe(200)

/** By the file that writes it. */
const mailsOf: Readonly<Record<string, () => Promise<void>>> = {
  'administration/staff/send-invitation.ts': async () => {
    const invited = { id: ann.account.id, email: ann.account.email, role: 'engineer' } as const
    await sendInvitation(server.db, { ...server.services, account: ann.account }, invited, server.clock())
    // An invited person gets no link for a forgotten password.
    await server.db.query('delete from staff_invitations')
  },
  'identity/api-keys/make-key.ts': () =>
    call('makeApiKey', { name: 'Key', scopes: ['assess'], days: 30, password: ownPassword }),
  'identity/companies/invitations.ts': () => call('invite', { email: 'new@example.org' }),
  'identity/one-time-codes/code-notices.ts': async () => {
    for (const kind of kinds) await queueNotice(server.db, ann.account.id, kind, server.clock())
    await writeCodeNotices(server.services)
  },
  'identity/one-time-codes/unproven-codes.ts': async () => {
    await giveCodes(server, ann.account.id)
    const { id, email } = ann.account
    await removeUnprovenCodes(server.db, server.services, { id, email }, server.clock())
  },
  'identity/passkeys/passkey-mails.ts': async () => {
    for (const event of events)
      await queuePasskeyMail(server.db, server.services, { to: ann.account.email, event }, server.clock())
  },
  'identity/passwords/password-mails.ts': async () => {
    await call('requestPassword', { email: ann.account.email })
    await writePasswordMails(server.services)
  },
  'money/grants/grant-mails.ts': async () => {
    const administrator = await server.caller('administrator', 'provider')
    const { grantPeriod, endGrant } = await validGrantCalls(server, ann)
    await call('grantPeriod', grantPeriod.body as object, administrator)
    const [granted] = await server.db.query<{ id: string }>(`select id from company_grants where company_id = $1`, [
      ann.account.companyId,
    ])
    await call('endGrant', { ...(endGrant.body as object), id: granted?.id }, administrator)
  },
  'review/notices/notice-mails.ts': async () => {
    const project = await completeSample(server, ann)
    const hash = (await server.call<{ hash: string }>('uploadProject', { token: ann.token, body: project })).body.data
      .hash
    await call('submitProject', { hash })
    const engineer = await server.caller('engineer', 'provider')
    for (const kind of ['claimed', 'question', 'delivered', 'voided'] as const)
      await giveNotice(server.db, hash, kind, engineer.account, server.clock())
    await writeNoticeMails(server.services)
  },
}
const expected = 1 + 1 + 1 + 1 + kinds.length + 1 + events.length + 2 + 5

const taken = async (): Promise<readonly Mail[]> => {
  const now = server.clock()
  const mail = await takeMail(server.db, server.services, now, new Date(now.getTime() + 60_000))
  return mail ? [mail, ...(await taken())] : []
}

it('every mail bears the provider as an administrator has changed it', async () => {
  const before = server.services.config.provider
  await call('changeProvider', details, await server.caller('administrator', 'provider'))
  for (const write of Object.values(mailsOf)) await write()
  const mails = await taken()
  expect(mails).toHaveLength(expected)
  expect(new Set(mails.map(({ text }) => text)).size).toBe(expected)
  for (const { subject, text } of mails) {
    expect(text, subject).not.toContain(before.name)
    expect(text, subject).not.toContain(before.email)
    // A company invites strangers, not the provider.
    if (!subject.startsWith('Invitation')) expect(text, subject).toContain(details.name)
  }
})

/** Our own words, without names, links and addresses. */
const ours = (text: string, { account }: Caller): string =>
  [server.services.config.provider.name, account.name, 'Warehouse east roof', companyName, 'Soundroof', 'API']
    .reduce((rest, name) => rest.replaceAll(name, ''), text)
    .replaceAll(/https?:\S+|\S+@\S+/g, '')

it('every mail is Chinese without an English word to who reads Chinese', async () => {
  await call('changeLanguage', { language: 'zh-Hans' })
  await call('renameCompany', { name: companyName })
  for (const write of Object.values(mailsOf)) await write()
  const mails = await taken()
  expect(mails).toHaveLength(expected)
  expect(new Set(mails.map(({ text }) => text)).size).toBe(expected)
  for (const { subject, text } of mails) expect(ours(`${subject}\n${text}`, ann), text).not.toMatch(/[A-Za-z]/)
})

const folder = join(import.meta.dirname, '../..')
const callersOf = (name: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => new RegExp(`(?<!export const )\\b${name}\\(`).test(readFileSync(join(folder, path), 'utf8')))
    .toSorted()

it('these are all files that write mails', () => {
  expect(callersOf('writeMail')).toEqual(Object.keys(mailsOf))
  expect(callersOf('queueMail')).toEqual(['platform/mail/write-mail.ts'])
})
