import type { WaitingMail } from '@soundroof/contract/administration/waiting-mails'
import { describe, expect, it } from 'vitest'
import { queueMail, takeMail } from '../../platform/mail/mail-queue.ts'
import { startMailRunner } from '../../platform/mail/mail-runner.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { waitingMail } from '../testing/valid-upkeep-calls.ts'

const server = await serverOfTests()
const admin = anew(() => server.caller('administrator', 'provider'))

const hour = 3_600_000
const later = (ms: number) => new Date(server.clock().getTime() + ms)
const secret = 'https://example.org/newPassword#token'
const queue = (code: string, to = 'ann@example.org') =>
  server.services.db.transaction((tx) =>
    queueMail(tx, server.services, { to, subject: 'Hello', text: secret, code }, server.clock(), later(9 * hour)),
  )
const list = async () =>
  (await server.call<{ rows: WaitingMail[]; total: number }>('waitingMails', { token: admin.token })).body.data
const first = async () => {
  const [mail] = (await list()).rows
  if (!mail) throw new Error('No mail waits.')
  return mail
}
const retry = async (id: string) => (await server.call('retryMail', { body: { id }, token: admin.token })).body.code
const discard = async (id: string, reason = 'The address is wrong') =>
  (await server.call('discardMail', { body: { id, reason }, token: admin.token })).body.code
const trail = () => server.db.query('select action, subject_id, detail from audit_trail order by id')

/** One attempt, which fails. */
const fail = async (error: Error): Promise<void> => {
  let attempted: () => void = () => undefined
  const done = new Promise<void>((resolve) => {
    attempted = resolve
  })
  const deliver = async () => {
    attempted()
    throw error
  }
  const runner = startMailRunner({ ...server.services, office: { deliver, close: () => undefined } })
  await done
  await runner.stop()
  server.errors.length = 0
}

describe('a waiting mail', () => {
  it('is shown with attempts and the last error, without its text, links and addresses of the error', async () => {
    await queue('new-password')
    await fail(new Error(`450 <ann@example.org> is busy, see ${secret}`))
    const mail = await first()
    expect(mail).toMatchObject({
      to: 'ann@example.org',
      subject: 'Hello',
      attempts: 1,
      lastError: '450 … is busy, see …',
      isBeingSent: false,
      mayBeDiscarded: true,
    })
    expect(JSON.stringify(await list())).not.toContain('newPassword')
  })

  it('is tried again at once, which is recorded without the address', async () => {
    await queue('new-password')
    await fail(new Error('busy'))
    const { id } = await first()
    expect(await takeMail(server.db, server.services, server.clock(), later(hour))).toBeNull()
    expect(await retry(id)).toBe(0)
    expect((await takeMail(server.db, server.services, server.clock(), later(hour)))?.id).toBe(id)
    expect(await trail()).toEqual([{ action: 'mail_tried_again', subjectId: id, detail: { mail: 'new-password' } }])
  })

  it('is neither tried nor discarded while it is being sent', async () => {
    await queue('new-password')
    const { id } = await first()
    await takeMail(server.db, server.services, server.clock(), later(hour))
    expect((await first()).isBeingSent).toBe(true)
    expect([await retry(id), await discard(id)]).toEqual([409, 409])
    expect([(await list()).total, await trail()]).toEqual([1, []])
  })

  it('is discarded with a reason, once, under the account of its reader', async () => {
    const { account } = await server.caller()
    await queue('company-invitation', account.email)
    const { id } = await first()
    expect(await discard(id, ' ')).toBe(400)
    expect((await Promise.all([discard(id), discard(id)])).toSorted()).toEqual([0, 409])
    expect((await list()).rows).toEqual([])
    const detail = { mail: 'company-invitation', reason: 'The address is wrong' }
    expect(await trail()).toEqual([{ action: 'mail_discarded', subjectId: account.id, detail }])
  })

  it.each(['safety-notice', 'passkeys-changed', 'codes-changed', 'unproven-codes-removed', 'new-api-key', ''])(
    'with the code "%s" must go out',
    async (code) => {
      await queue(code)
      const { id, mayBeDiscarded } = await first()
      expect([mayBeDiscarded, await discard(id)]).toEqual([false, 409])
      expect([(await list()).total, await trail()]).toEqual([1, []])
    },
  )

  it('sealed with another secret is shown without its subject', async () => {
    await waitingMail(server)
    expect(await first()).toMatchObject({ subject: null, attempts: 2 })
  })
})
