import type { Notice } from '@soundroof/contract/review/notices/notice-calls'
import { expect, it } from 'vitest'
import { takeMail } from '../../platform/mail/mail-queue.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { writeNoticeMails } from '../notices/notice-mails.ts'
import { beginReview, reviewCallsOf } from '../testing/review-scene.ts'

/** What is said when a project is submitted: the note of its customer, price and days as the provider states them then. */

const server = await serverOfTests()
const people = anew(() => beginReview(server))
const admin = anew(() => server.caller('administrator', 'provider'))
const { tell, ask, done, review, seen } = reviewCallsOf(server, people)

const state = async (price: string, days: number | null, version = 0) =>
  done(server.call('changeReviewOffer', { token: admin.token, body: { price, days, version } }))
const noticesOfInstaller = async () =>
  (await ask<{ rows: readonly Notice[] }>(people.installer, 'notices', {})).rows.map(({ kind }) => kind)
const mailToInstaller = async (): Promise<string> => {
  await writeNoticeMails(server.services)
  const now = server.clock()
  for (;;) {
    const mail = await takeMail(server.db, server.services, now, new Date(now.getTime() + 60_000))
    if (!mail) return ''
    if (mail.to === people.installer.account.email) return `${mail.subject}\n${mail.text}`
  }
}

it('customer and engineer read the note and what was stated then, whatever is stated later', async () => {
  await state('$480', 5)
  const note = 'Ladder on the north side.\nDog.'
  await done(tell(people.installer, 'submitProject', { note: ` ${note}\n` }))
  await state('$900', null, 1)
  const submitted = { note, price: '$480', days: 5 }
  expect((await review()).submitted).toEqual(submitted)
  expect((await seen(people.ann)).submitted).toEqual(submitted)
})

it('the person who submits is told that it was received, with price, days and what happens next', async () => {
  await state('$480', 5)
  await done(tell(people.installer, 'submitProject'))
  expect(await noticesOfInstaller()).toEqual(['received'])
  const mail = await mailToInstaller()
  expect(mail).toMatch(/^Your project was received for review\n/)
  for (const said of ['Price: $480\n', 'Time: 5 working days\n', 'What happens next: an engineer takes the project'])
    expect(mail).toContain(said)
})

it('nothing is said of what is not stated', async () => {
  await done(tell(people.installer, 'submitProject'))
  expect((await review()).submitted).toEqual({ note: '', price: '', days: null })
  const mail = await mailToInstaller()
  expect(mail).toContain('What happens next')
  expect(mail).not.toMatch(/Price|Time:/)
})

it('the note goes with a submission that is taken back', async () => {
  await done(tell(people.installer, 'submitProject', { note: 'First' }))
  await done(tell(people.installer, 'withdrawProject'))
  expect((await review()).submitted).toBeNull()
  await done(tell(people.installer, 'submitProject', { note: 'Second' }))
  expect((await review()).submitted?.note).toBe('Second')
})

it.each([
  ['x'.repeat(2001), 'note'],
  [7, 'note'],
  [['a'], 'note'],
])('the note %j is refused by its name, and nothing is submitted', async (note, field) => {
  const { status, body } = await tell(people.installer, 'submitProject', { note })
  expect([status, body.issues?.map((issue) => issue.field)]).toEqual([400, [field]])
  expect([(await review()).status, await noticesOfInstaller()]).toEqual([1, []])
})
