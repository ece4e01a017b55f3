import { noticeMeanings } from '@soundroof/contract/review/notices/notice-calls'
import { expect, it } from 'vitest'
import { update } from '../../platform/database/insert.ts'
import { takeMail } from '../../platform/mail/mail-queue.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { writeNoticeMails } from '../notices/notice-mails.ts'
import { findNotices } from '../notices/notice-rows.ts'
import { beginReview, reviewCallsOf } from '../testing/review-scene.ts'
import { insertReviewFile } from '../testing/reviewed-projects.ts'

const server = await serverOfTests()
const people = anew(() => beginReview(server))
const { tell, done, review, seen, queue, reach } = reviewCallsOf(server, people)

const deliver = async () => done(tell(people.ann, 'deliverProject', { file: await insertReviewFile(server) }))
const voidNow = (code: string | null) =>
  done(server.call('voidDocument', { token: people.ann.token, body: { code, reason: 'Wrong roof' } }))
const isOpen = async () => (await queue(people.bob)).rows.map(({ hash }) => hash).includes(people.hash)
const isMarked = async () =>
  (await queue(people.bob, { state: 'delivered' })).rows.map(({ isReviewVoid }) => isReviewVoid)
const kindsOf = async (id: string) => (await findNotices(server.db, id)).map(({ kind }) => kind)

const mailsTo = async (email: string): Promise<readonly string[]> => {
  await writeNoticeMails(server.services)
  const [now, subjects] = [server.clock(), [] as string[]]
  for (;;) {
    const mail = await takeMail(server.db, server.services, now, new Date(now.getTime() + 60_000))
    if (!mail) return subjects
    if (mail.to === email) subjects.push(mail.subject)
  }
}

it('a delivered review that is void is told to its customer, on record, and marked for the engineers', async () => {
  const { installer, ann } = people
  const owner = installer.account
  const member = (await server.caller('customer', owner.companyId, 'member')).account
  await reach(4)
  await deliver()
  expect([(await review()).reviewVoidedAt, await isMarked(), await isOpen()]).toEqual([null, [false], false])
  await voidNow((await review()).reviewCode)
  const voided = { reviewFile: null, reviewVoidedAt: server.clock().toISOString() }
  expect(await review()).toMatchObject(voided)
  const console = await seen(ann)
  expect(console).toMatchObject(voided)
  expect(console.records.slice(0, 2).map(({ event }) => event)).toEqual(['voided', 'delivered'])
  expect([await isMarked(), await isOpen()]).toEqual([[true], true])
  expect((await kindsOf(owner.id))[0]).toBe('voided')
  expect(await kindsOf(member.id)).toEqual([])
  expect(await mailsTo(owner.email)).toContain('A document of your project was withdrawn: please do not rely on it')
  await deliver()
  expect([(await review()).reviewVoidedAt, await isMarked()]).toEqual([null, [false]])
})

it('whose review two colleagues void is told, whatever mails were declined', async () => {
  const { ann, bob } = people
  const third = await server.caller('engineer', 'provider')
  await reach(4)
  await deliver()
  await done(server.call('changeNoticeChoices', { token: ann.token, body: { mails: [] } }))
  const { reviewCode } = await seen(ann)
  for (const { token } of [bob, third])
    await done(server.call('voidDocument', { token, body: { code: reviewCode, reason: 'Wrong roof' } }))
  expect((await kindsOf(ann.account.id))[0]).toBe('voided')
  expect(await kindsOf(bob.account.id)).not.toContain('voided')
  expect(await mailsTo(ann.account.email)).toContain(noticeMeanings.voided)
})

it('owners are told when who submitted the project is gone', async () => {
  const owner = await server.caller('customer', people.installer.account.companyId)
  await reach(4)
  await deliver()
  await update(server.db, 'accounts', { id: people.installer.account.id }, { disabledAt: server.clock() })
  const { reviewCode } = await seen(people.ann)
  await voidNow(reviewCode)
  expect(await kindsOf(owner.account.id)).toEqual(['voided'])
})

it('a review that is superseded already, or of a project that is deleted, is void without a notice', async () => {
  const { installer } = people
  await reach(4)
  await deliver()
  const former = (await review()).reviewCode
  await deliver()
  const { reviewCode } = await review()
  await voidNow(former)
  expect(await kindsOf(installer.account.id)).not.toContain('voided')
  await done(tell(installer, 'deleteProject'))
  await voidNow(reviewCode)
  const [last] = await server.db.query('select event from timeline order by id desc limit 1')
  expect(last).toEqual({ event: 'deleted' })
})
