import { type Notice, noticeMeanings, safetyKinds } from '@soundroof/contract/review/notices/notice-calls'
import type { TimelineRecord } from '@soundroof/contract/roofs/project-status'
import { describe, expect, it } from 'vitest'
import { type Mail, takeMail } from '../../platform/mail/mail-queue.ts'
import { giveNotice } from '../../roofs/notices/give-notice.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { beginReview, reviewCallsOf } from '../testing/review-scene.ts'
import { aField, insertReviewFile } from '../testing/reviewed-projects.ts'
import { writeNoticeMails } from './notice-mails.ts'
import { ownNotices } from './own-notices.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

const server = await serverOfTests()
const people = anew(() => beginReview(server))
const { tell, ask, done, review, reach, seen } = reviewCallsOf(server, people)

type Told = { readonly rows: readonly Notice[]; readonly unread: number }
const kindsOf = async (who: Caller) => (await ask<Told>(who, 'notices', {})).rows.map(({ kind }) => kind)

const taken = async (): Promise<readonly Mail[]> => {
  const now = server.clock()
  const mail = await takeMail(server.db, server.services, now, new Date(now.getTime() + 60_000))
  return mail ? [mail, ...(await taken())] : []
}
const mailed = async (): Promise<readonly (readonly [string, string])[]> => {
  await writeNoticeMails(server.services)
  return (await taken()).map(({ to, subject }) => [to, subject] as const)
}

describe('a review from end to end', () => {
  it('tells each side what the other did, in the application and by mail, and nobody else', async () => {
    const { installer, ann, bob } = people
    const [colleague, stranger] = [
      await server.caller('customer', installer.account.companyId, 'member'),
      await server.caller(),
    ]
    await reach(3)
    await done(tell(ann, 'returnProject', { field: aField, text: 'Is this right?' }))
    const question = (await review()).questions[0]?.id
    await done(tell(installer, 'answerQuestion', { question, text: 'It is.' }))
    await reach(4)
    await done(tell(ann, 'deliverProject', { file: await insertReviewFile(server), openQuestions: [question] }))
    expect(await kindsOf(installer)).toEqual([
      ...['delivered', 'accepted', 'claimed', 'received', 'question', 'claimed', 'received'],
    ])
    expect(await kindsOf(ann)).toEqual(['submitted', 'answer', 'submitted'])
    expect(await kindsOf(bob)).toEqual(['submitted', 'submitted'])
    for (const other of [colleague, stranger]) expect(await kindsOf(other)).toEqual([])
    const mails = await mailed()
    expect(mails).toHaveLength(7 + 3 + 2)
    expect(mails.filter(([to]) => to === installer.account.email)).toHaveLength(7)
  })

  it('counts what is unread, and forgets nothing that is read', async () => {
    await reach(3)
    const all = await ask<Told>(people.installer, 'notices', {})
    await done(send(people.installer, 'readNotices', { ids: all.rows.slice(1).map(({ id }) => id) }))
    const before = await ask<Told>(people.installer, 'notices', {})
    expect(before).toMatchObject({
      unread: 1,
      rows: [
        { kind: 'claimed', isRead: false },
        { kind: 'received', isRead: true },
      ],
    })
    const ids = before.rows.slice(0, 1).map(({ id }) => id)
    // Notices of other people stay as they are.
    await done(send(people.bob, 'readNotices', { ids }))
    expect(await ask<Told>(people.installer, 'notices', {})).toMatchObject({ unread: 1 })
    await done(send(people.installer, 'readNotices', { ids }))
    expect(await ask<Told>(people.installer, 'notices', {})).toMatchObject({
      unread: 0,
      rows: [{ isRead: true }, { isRead: true }],
    })
  })
})

const send = (who: Caller, name: 'readNotices' | 'changeNoticeChoices', body: object) =>
  server.call(name, { token: who.token, body })

it('a hand-over tells who gets the project and, if an administrator did it, who had it', async () => {
  const { ann, bob } = people
  const administrator = await server.caller('administrator', 'provider')
  await reach(3)
  await done(tell(ann, 'handOverProject', { engineer: bob.account.id }))
  expect([await kindsOf(ann), await kindsOf(bob)]).toEqual([['submitted'], ['handedOver', 'submitted']])
  await done(tell(administrator, 'handOverProject', { engineer: ann.account.id }))
  expect([(await kindsOf(ann))[0], (await kindsOf(bob))[0]]).toEqual(['handedOver', 'handedOn'])
})

it('a voided document is told to the customer and stands in the timeline', async () => {
  await reach(4)
  const { ann, installer, hash } = people
  const file = await insertReviewFile(server)
  await done(tell(ann, 'deliverProject', { file, conditions: [] }))
  const { documents } = await seen(ann)
  const voiding = { code: documents[0]?.code, reason: 'Wrong roof' }
  await done(server.call('voidDocument', { token: ann.token, body: voiding }))
  expect(await kindsOf(installer)).toEqual(['voided', 'delivered', 'accepted', 'claimed', 'received'])
  expect((await review()).reviewFile).toBeNull()
  const { records } = await ask<{ records: TimelineRecord[] }>(installer, 'records', { id: hash })
  expect(records[0]?.event).toBe('Document withdrawn')
  expect(JSON.stringify(records)).not.toContain('Wrong roof')
})

describe('mails', () => {
  it('come by kind, as each person chooses', async () => {
    const { ann, bob } = people
    await done(send(ann, 'changeNoticeChoices', { mails: ['answer'] }))
    expect(await ask(ann, 'noticeChoices', {})).toEqual({ mails: ['answer', ...safetyKinds] })
    await reach(2)
    const received = [people.installer.account.email, 'Your project was received for review']
    expect(await mailed()).toEqual([[bob.account.email, 'A project was submitted for review'], received])
    expect(await kindsOf(ann)).toEqual(['submitted'])
    const { notices, noticesWithoutMail } = await ownNotices(server.db, ann.account.id)
    expect(notices).toMatchObject([{ project: people.hash, kind: 'submitted', readAt: null }])
    expect(noticesWithoutMail).toContainEqual({ kind: 'submitted' })
    expect(noticesWithoutMail).not.toContainEqual({ kind: 'answer' })
  })

  it('stop by the link of a mail, without a login', async () => {
    const { installer } = people
    await reach(3)
    await writeNoticeMails(server.services)
    const text = (await taken()).find(({ to }) => to === installer.account.email)?.text ?? ''
    const token = /unsubscribe#(\S+)/.exec(text)?.[1]
    expect(token).toBe(unsubscribeToken(server.services, installer.account.id))
    await done(server.call('unsubscribe', { body: { token } }))
    expect(await ask(installer, 'noticeChoices', {})).toEqual({ mails: safetyKinds })
  })

  it.each(['', '.', 'x'])('stop for nobody by a link with %j behind it or instead of it', async (wrong) => {
    const { installer, ann } = people
    const [id, signature] = unsubscribeToken(server.services, installer.account.id).split('.')
    for (const token of [`${id}.${signature}${wrong || '='}`, `${ann.account.id}.${signature}`, wrong || '-'])
      expect((await server.call('unsubscribe', { body: { token } })).status).toBe(400)
    expect(await server.db.query('select 1 from notice_choices')).toEqual([])
  })

  it('are not sent to who has lost sight of the project', async () => {
    const { installer, ann, bob } = people
    await reach(3)
    await server.db.query('update accounts set disabled_at = $2 where id = any($1)', [
      [ann.account.id, bob.account.id],
      server.clock(),
    ])
    await done(tell(installer, 'deleteProject'))
    expect(await mailed()).toEqual([])
  })

  it('of one kind about projects of one company reach nobody more than 10 times an hour; notices go on', async () => {
    const { installer, ann, bob } = people
    for (let time = 0; time < 12; time += 1) {
      await reach(2)
      await done(tell(installer, 'withdrawProject'))
    }
    await reach(2)
    const toAnn = (mails: Awaited<ReturnType<typeof mailed>>) => mails.filter(([to]) => to === ann.account.email)
    const mails = await mailed()
    expect([toAnn(mails).length, mails.length]).toEqual([10, 30])
    expect((await ask<Told>(bob, 'notices', {})).rows).toHaveLength(13)
    server.clock.move(3600 * 1000 + 1)
    await done(tell(installer, 'withdrawProject'))
    await reach(2)
    // The ten from before still have to be sent.
    expect(toAnn(await mailed())).toHaveLength(10 + 1)
  })

  it('of one company do not use up those of another', async () => {
    const { ann, installer } = people
    for (let time = 0; time < 11; time += 1) {
      await reach(2)
      await done(tell(installer, 'withdrawProject'))
    }
    await mailed()
    const other = await server.caller()
    const body = await completeSample(server, other)
    const { hash } = (await server.call<{ hash: string }>('uploadProject', { token: other.token, body })).body.data
    await done(server.call('submitProject', { token: other.token, body: { hash } }))
    expect((await mailed()).map(([to]) => to)).toContain(ann.account.email)
  })

  it('about safety reach who wants none, in one mail for all projects, however many there are', async () => {
    const { installer, ann } = people
    await done(send(installer, 'changeNoticeChoices', { mails: [] }))
    await done(server.call('unsubscribe', { body: { token: unsubscribeToken(server.services, installer.account.id) } }))
    expect(await ask(installer, 'noticeChoices', {})).toEqual({ mails: safetyKinds })
    const give = (kind: 'voided' | 'reconsidered' | 'claimed') =>
      giveNotice(server.db, people.hash, kind, ann.account, server.clock())
    for (let time = 0; time < 30; time += 1) {
      for (const kind of ['voided', 'reconsidered'] as const) await give(kind)
      await writeNoticeMails(server.services)
    }
    const mails = await taken()
    expect(mails).toHaveLength(30)
    expect(new Set(mails.map(({ to }) => to))).toEqual(new Set([installer.account.email]))
    await give('voided')
    await server.db.query(`update projects set draft = jsonb_set(draft, '{header,name}', '"Second roof"')`)
    const text = (await taken()).map((mail) => mail.text).join()
    expect(text).toBe('')
    for (const kind of ['reconsidered', 'claimed'] as const) await give(kind)
    await writeNoticeMails(server.services)
    const [one, ...others] = await taken()
    expect(others).toEqual([])
    expect(one?.subject).toBe('Please do not rely on these projects before you have looked at them')
    for (const kind of ['voided', 'reconsidered'] as const) expect(one?.text).toContain(`${noticeMeanings[kind]}:`)
    expect(one?.text).not.toContain('unsubscribe')
  })

  const mark = (isOpen: boolean) =>
    server.db.query(
      isOpen
        ? `insert into reconsiderations (id, project_hash, issued_result_id, opened_at, cause, verdict_before, verdict_after,
             differences) values (gen_random_uuid()::text, $1, 'result', $2, 'figures', 'pass', 'not-installable', '[]')`
        : `update reconsiderations set settled_at = $2, outcome = 'figures-in-force-again', reason = ''
           where project_hash = $1 and settled_at is null`,
      [people.hash, server.clock()],
    )
  /** A figure that makes the result worse comes into force and is taken back. */
  const toggle = async () => {
    await mark(true)
    await giveNotice(server.db, people.hash, 'reconsidered', null, server.clock())
    await writeNoticeMails(server.services)
    await mark(false)
  }

  it('about one project under reconsideration reach a person once an hour, however often its mark comes and goes', async () => {
    const { installer } = people
    for (let time = 0; time < 12; time += 1) await toggle()
    expect(await mailed()).toEqual([[installer.account.email, noticeMeanings.reconsidered]])
    expect((await ask<Told>(installer, 'notices', {})).rows.map(({ kind }) => kind)).toEqual(
      Array.from({ length: 12 }, () => 'reconsidered'),
    )
    // The mark is gone, so waiting notices are not mailed.
    await server.db.query('delete from mails')
    server.clock.move(3600 * 1000 + 1)
    expect(await mailed()).toEqual([])
  })

  it('that wait for the end of the hour are one mail, where the mark is still open', async () => {
    const { installer } = people
    for (let time = 0; time < 3; time += 1) await toggle()
    expect(await mailed()).toHaveLength(1)
    await mark(true)
    await giveNotice(server.db, people.hash, 'reconsidered', null, server.clock())
    expect(await mailed()).toEqual([])
    await server.db.query('delete from mails')
    server.clock.move(3600 * 1000 + 1)
    await writeNoticeMails(server.services)
    const [mail, ...others] = await taken()
    expect([mail?.to, others]).toEqual([installer.account.email, []])
    expect(mail?.text.split(noticeMeanings.reconsidered)).toHaveLength(2)
  })

  it('about safety reach the engineer of a project that its customer has deleted', async () => {
    const { installer, ann, hash } = people
    await reach(3)
    await mailed()
    await done(tell(installer, 'deleteProject'))
    await giveNotice(server.db, hash, 'reconsidered', null, server.clock())
    expect(await mailed()).toEqual([[ann.account.email, noticeMeanings.reconsidered]])
  })

  it('hold no link and no number that a customer wrote', async () => {
    await reach(2)
    await server.db.query(
      `update projects set draft = jsonb_set(draft, '{header,name}', '"Call 0400 000 000 https://evil.example"')`,
    )
    await writeNoticeMails(server.services)
    const [mail] = await taken()
    expect(mail?.text).toContain('“Call https evil example”')
    expect(mail?.text).not.toContain('evil.example')
  })

  it('reach an engineer who reads Chinese in Chinese, without what a customer wrote there too', async () => {
    const { ann } = people
    await done(server.call('changeLanguage', { token: ann.token, body: { language: 'zh-Hans' } }))
    await reach(2)
    await server.db.query(
      `update projects set draft = jsonb_set(draft, '{header,name}', '"拨打\\n0400 000 000 https://evil.example"')`,
    )
    await writeNoticeMails(server.services)
    const mail = (await taken()).find(({ to }) => to === ann.account.email)
    expect([mail?.subject, mail?.text.split('\n')[2]]).toEqual([
      '有项目提交审核',
      '有项目提交审核：“拨打 https evil example”。',
    ])
    expect(mail?.text).not.toMatch(/evil\.example|0400/)
  })
})
