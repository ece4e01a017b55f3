import type { PendingCode } from '@soundroof/contract/administration/pending-codes'
import { describe, expect, it } from 'vitest'
import { writePasswordMails } from '../../identity/passwords/password-mails.ts'
import { insert } from '../../platform/database/insert.ts'
import { tokenHash } from '../../platform/http/authenticate-call.ts'
import { takeMail } from '../../platform/mail/mail-queue.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { invitedEngineer } from '../testing/valid-upkeep-calls.ts'

const server = await serverOfTests()
const admin = anew(() => server.caller('administrator', 'provider'))
const ann = anew(() => server.caller())

const list = async () =>
  (await server.call<{ rows: PendingCode[]; total: number }>('pendingCodes', { token: admin.token })).body.data
const only = async () => {
  const [code] = (await list()).rows
  if (!code) throw new Error('Nothing is pending.')
  return code
}
const revoke = async ({ kind, id }: PendingCode, reason = 'Sent to the wrong person') =>
  (await server.call('revokeCode', { body: { kind, id, reason }, token: admin.token })).body.code
const resend = async ({ kind, id }: PendingCode) =>
  (await server.call('resendCode', { body: { kind, id }, token: admin.token })).body.code
const trail = () => server.db.query('select action, subject_id, detail from audit_trail order by id')
const hour = 3_600_000
const tokens = async (): Promise<readonly string[]> => {
  const now = server.clock()
  const mail = await takeMail(server.db, server.services, now, new Date(now.getTime() + hour))
  return mail ? [/#(\S+)/.exec(mail.text)?.[1] ?? '', ...(await tokens())] : []
}

const ask = async ({ account }: Caller) => {
  await server.call('requestPassword', { body: { email: account.email } })
  await writePasswordMails(server.services)
}
const ticket = ({ account }: Caller) =>
  insert(server.db, 'login_tickets', {
    tokenHash: tokenHash('the ticket'),
    accountId: account.id,
    passwordProof: 'proof',
    tries: 3,
    expiresAt: new Date(server.clock().getTime() + 60_000),
  })
const begun = ({ account }: Caller) =>
  server.services.db.transaction((tx) =>
    insert(tx, 'one_time_codes', { accountId: account.id, sealed: 'sealed', begunAt: server.clock() }),
  )
const invite = () => server.call('invite', { body: { email: 'new@example.org' }, token: ann.token })

describe('what is pending', () => {
  it('is listed with purpose, address, time and attempts, and without codes and their hashes', async () => {
    await ask(ann)
    await ticket(ann)
    await begun(ann)
    await invite()
    await invitedEngineer(server)
    const { rows, total } = await list()
    expect(total).toBe(5)
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(
      ['authenticator', 'companyInvitation', 'login', 'newPassword', 'staffInvitation'].toSorted(),
    )
    expect(rows.find(({ kind }) => kind === 'login')).toMatchObject({ address: ann.account.email, attempts: 3 })
    expect(rows.find(({ kind }) => kind === 'companyInvitation')).toMatchObject({
      address: 'n…@example.org',
      company: `Company ${ann.account.companyId.slice(0, 4)}`,
    })
    const said = JSON.stringify(rows)
    const hashes = await server.db.query<{ hash: string }>(
      'select token_hash as hash from password_resets union select token_hash from login_tickets',
    )
    for (const secret of [...(await tokens()), ...hashes.map(({ hash }) => hash)]) expect(said).not.toContain(secret)
  })

  it('is not what is over or used', async () => {
    await ask(ann)
    await ticket(ann)
    await begun(ann)
    await invite()
    server.clock.move(8 * 24 * hour)
    expect(await list()).toEqual({ rows: [], total: 0 })
  })
})

describe('made void', () => {
  it.each([
    ['newPassword', () => ask(ann)],
    ['login', () => ticket(ann)],
    ['authenticator', () => begun(ann)],
  ] as const)('%s opens nothing any more, once, and is recorded under the account', async (kind, make) => {
    await make()
    const code = await only()
    expect([code.kind, await revoke(code, ' ')]).toEqual([kind, 400])
    expect((await Promise.all([revoke(code), revoke(code)])).toSorted()).toEqual([0, 409])
    expect((await list()).total).toBe(0)
    const detail = { code: kind, reason: 'Sent to the wrong person' }
    expect(await trail()).toEqual([{ action: 'code_revoked', subjectId: ann.account.id, detail }])
  })

  it('the link of a mail is dead, and the mail is not sent where it still waits', async () => {
    await ask(ann)
    await revoke(await only())
    expect(await tokens()).toEqual([])
  })

  it('an invitation of a company is recorded under the company; one of staff is withdrawn', async () => {
    await invite()
    expect(await revoke(await only())).toBe(0)
    const id = await invitedEngineer(server)
    expect(await revoke(await only())).toBe(0)
    expect(await trail()).toMatchObject([
      { action: 'code_revoked', subjectId: ann.account.companyId, detail: { code: 'companyInvitation' } },
      { action: 'staff_invitation_withdrawn', subjectId: id },
    ])
  })
})

describe('sent again', () => {
  it.each([
    ['newPassword', () => ask(ann)],
    ['companyInvitation', invite],
  ] as const)('%s: the former link is dead, the new one is mailed', async (kind, make) => {
    await make()
    const [former] = await tokens()
    const code = await only()
    expect(await resend(code)).toBe(0)
    await writePasswordMails(server.services)
    const sent = await tokens()
    expect(sent).toHaveLength(1)
    expect(sent).not.toContain(former)
    const now = await only()
    expect([now.kind, now.id === code.id, await resend(code)]).toEqual([kind, false, 409])
    expect(await trail()).toMatchObject([{ action: 'code_sent_again', detail: { code: kind } }])
  })

  it('is not what the person begins', async () => {
    await ticket(ann)
    expect(await resend(await only())).toBe(409)
    expect(await trail()).toEqual([])
  })
})
