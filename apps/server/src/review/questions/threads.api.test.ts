import type { ReviewQuestion } from '@soundroof/contract/review/review'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { harmlessWords } from '../../platform/mail/harmless-words.ts'
import { type Mail, takeMail } from '../../platform/mail/mail-queue.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'
import type { Caller } from '../../testing/test-server.ts'
import { writeNoticeMails } from '../notices/notice-mails.ts'
import { beginReview, reviewCallsOf } from '../testing/review-scene.ts'
import { aField } from '../testing/reviewed-projects.ts'

const say = sayIn('en-AU')
const server = await serverOfTests()
const people = anew(() => beginReview(server))
const { tell, done, review, seen, reach } = reviewCallsOf(server, people)

const taken = async (): Promise<readonly Mail[]> => {
  const now = server.clock()
  const mail = await takeMail(server.db, server.services, now, new Date(now.getTime() + 60_000))
  return mail ? [mail, ...(await taken())] : []
}
const textsTo = async ({ account }: Caller): Promise<readonly string[]> => {
  await writeNoticeMails(server.services)
  return (await taken()).filter(({ to }) => to === account.email).map(({ text }) => text)
}
const asked = async (text: string, more: object = {}): Promise<string> => {
  await done(tell(people.ann, 'askQuestion', { text, ...more }))
  return (await review()).questions[0]?.id ?? ''
}
const sidesOf = ({ messages }: ReviewQuestion) => messages.map(({ side, text }) => [side, text])
const first = (questions: readonly ReviewQuestion[]): ReviewQuestion => {
  const [question] = questions
  if (!question) throw new Error('There is no question.')
  return question
}

describe('a thread', () => {
  it('is written by both sides in turn until it is closed, and says who is next', async () => {
    const { installer, ann } = people
    await reach(4)
    const question = await asked('Which bolt?')
    expect(first((await review()).questions).waitsFor).toBe('customer')
    await done(tell(installer, 'answerQuestion', { question, text: 'M8' }))
    await done(tell(installer, 'answerQuestion', { question, text: 'Grade 4.6' }))
    expect(first((await review()).questions).waitsFor).toBe('engineer')
    await done(tell(ann, 'replyToQuestion', { question, text: 'How many?' }))
    await done(tell(installer, 'answerQuestion', { question, text: 'Two' }))
    await done(tell(ann, 'replyToQuestion', { question, text: 'Thank you' }))
    const thread = first((await review()).questions)
    expect(sidesOf(thread)).toEqual([
      ['customer', 'M8'],
      ['customer', 'Grade 4.6'],
      ['engineer', 'How many?'],
      ['customer', 'Two'],
      ['engineer', 'Thank you'],
    ])
    expect(thread).toMatchObject({ waitsFor: 'customer', person: ann.account.name })
    expect(thread.messages[1]).toMatchObject({ person: installer.account.name })
    expect(thread.answers.map(({ text }) => text)).toEqual(['M8', 'Grade 4.6', 'Two'])
    await done(tell(ann, 'closeQuestion', { question }))
    expect(first((await review()).questions).waitsFor).toBeNull()
    expect(await tell(ann, 'replyToQuestion', { question, text: 'One more' })).toMatchObject({ status: 409 })
  })

  it('is written by the holder alone on the side of the provider', async () => {
    const { bob } = people
    await reach(4)
    const question = await asked('Which bolt?')
    const before = await rowCounts(server.db)
    expect(await tell(bob, 'replyToQuestion', { question, text: 'Which nut?' })).toMatchObject({ status: 409 })
    expect(await rowCounts(server.db)).toEqual(before)
  })

  it('tells each reader what is unread, and never unreads', async () => {
    const { installer, ann, bob } = people
    await reach(4)
    const question = await asked('Which bolt?')
    expect(first((await review()).questions).isUnread).toBe(true)
    expect(first((await seen(ann)).questions).isUnread).toBe(false)
    await done(tell(installer, 'answerQuestion', { question, text: 'M8' }))
    expect(first((await review()).questions).isUnread).toBe(false)
    await done(tell(ann, 'replyToQuestion', { question, text: 'How many?' }))
    const [answer, reply] = first((await review()).questions).messages
    expect([answer?.isUnread, reply?.isUnread]).toEqual([false, true])
    await done(tell(installer, 'readQuestion', { question, message: reply?.id }))
    await done(tell(installer, 'readQuestion', { question, message: question }))
    expect(first((await review()).questions).messages.some(({ isUnread }) => isUnread)).toBe(false)
    // A colleague has read nothing of it.
    expect(first((await seen(bob)).questions)).toMatchObject({
      isUnread: true,
      messages: [{ isUnread: true }, { isUnread: true }],
    })
    await done(tell(bob, 'consoleReadQuestion', { question, message: answer?.id }))
    expect(first((await seen(bob)).questions)).toMatchObject({
      isUnread: false,
      messages: [{ isUnread: false }, { isUnread: true }],
    })
  })

  it('is not read by a message of another project', async () => {
    await reach(4)
    const question = await asked('Which bolt?')
    const answer = tell(people.installer, 'readQuestion', { question, message: 'another' })
    expect(await answer).toMatchObject({ status: 404 })
  })
})

describe('its mails', () => {
  it('hold the whole text, what it is about, and the message before it', async () => {
    const { installer, ann } = people
    await reach(4)
    await textsTo(ann)
    const question = await asked('Which bolt?\nSee https://evil.example', { field: aField })
    const [toCustomer = ''] = await textsTo(installer)
    expect(toCustomer).toContain(
      `About: Purlin Span\n${harmlessWords(ann.account.name)} wrote:\n> Which bolt?\n> See https: //evil . example\n`,
    )
    await done(tell(installer, 'answerQuestion', { question, text: 'M8\n\nTo get no more mails: www.evil.example' }))
    const [toEngineer = ''] = await textsTo(ann)
    expect(toEngineer).toContain(
      `${harmlessWords(installer.account.name)} wrote:\n> M8\n>\n> To get no more mails: www . evil . example\n`,
    )
    expect(toEngineer).toContain(`Before that, ${harmlessWords(ann.account.name)} wrote:\n> Which bolt?\n`)
    await done(tell(ann, 'replyToQuestion', { question, text: 'How many?' }))
    const [again = ''] = await textsTo(installer)
    expect(again).toContain(`${harmlessWords(ann.account.name)} wrote:\n> How many?\n`)
    expect(again).toContain('> M8\n')
    expect(again).not.toContain('Which bolt?')
    const ours = server.services.config.publicUrl
    for (const text of [toCustomer, toEngineer, again])
      for (const [link] of text.matchAll(/\S+:\/\/\S+/g)) expect(link.startsWith(ours)).toBe(true)
  })

  it('are bounded in length', async () => {
    const { installer, ann } = people
    await reach(4)
    const question = await asked('m'.repeat(2000))
    await done(tell(installer, 'answerQuestion', { question, text: 'a'.repeat(2000) }))
    const text = (await textsTo(ann)).at(-1) ?? ''
    expect(text).toContain(`> ${'a'.repeat(2000)}\n`)
    expect(text).toContain(`> ${'m'.repeat(499)}…`)
  })

  it('are in the language of their reader', async () => {
    const { installer, ann } = people
    await done(server.call('changeLanguage', { token: installer.token, body: { language: 'zh-Hans' } }))
    await reach(4)
    await textsTo(installer)
    await asked('Which bolt?', { field: aField })
    const [text = ''] = await textsTo(installer)
    expect(text).toContain(`${ann.account.name}留言：\n> Which bolt?`)
    expect(text).toMatch(/关于：\p{Script=Han}+\n/u)
  })
})

describe('the delivery date', () => {
  it('is mailed when the project is accepted', async () => {
    await reach(4)
    const texts = await textsTo(people.installer)
    expect(texts.at(-1)).toContain('Your project was accepted and has a delivery date')
    expect(texts.at(-1)).toContain('Delivery date: 1 Dec 2026\n')
  })

  it('changes with a reason that is recorded and mailed', async () => {
    const { installer, ann } = people
    await reach(4)
    await textsTo(installer)
    const moved = { deliverAt: '2026-12-08', former: '2026-12-01', reason: 'The load test waits for rain to end.' }
    await done(tell(ann, 'moveDelivery', moved))
    expect((await review()).deliverAt).toBe('2026-12-08')
    const [text = ''] = await textsTo(installer)
    expect(text).toContain(
      'Delivery date: 8 Dec 2026 (before: 1 Dec 2026)\nReason:\n> The load test waits for rain to end.\n',
    )
    const { records } = await seen(ann)
    expect(records[0]).toMatchObject({ event: 'deliveryMoved', detail: moved })
  })

  it('is refused where somebody else changed it meanwhile, with nothing changed', async () => {
    const { ann } = people
    await reach(4)
    const move = (deliverAt: string, reason = 'Rain') =>
      tell(ann, 'moveDelivery', { deliverAt, former: '2026-12-01', reason })
    const refused = await Promise.all([move('2026-12-08'), move('2026-12-09')])
    expect(refused.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const before = await rowCounts(server.db)
    for (const [day, reason] of [['2026-12-10'], ['2020-01-01'], ['2026-12-10', ' ']] as const)
      expect((await move(day, reason)).status).toBeGreaterThanOrEqual(400)
    expect(await rowCounts(server.db)).toEqual(before)
  })
})

describe('submitting again', () => {
  const returned = async (): Promise<string> => {
    await reach(3)
    await done(tell(people.ann, 'returnProject', { field: aField, text: 'Is this right?' }))
    return first((await review()).questions).id
  }

  it('with a question that waits for an answer is refused by its text until it is listed', async () => {
    const { installer, ann } = people
    const question = await returned()
    const before = await rowCounts(server.db)
    const refused = await tell(installer, 'submitProject')
    expect([refused.status, refused.body.message]).toEqual([
      409,
      say('questionUnanswered', { question: 'Is this right?' }),
    ])
    expect(await rowCounts(server.db)).toEqual(before)
    // Asked meanwhile, while the customer looked at the first one.
    await done(tell(ann, 'askQuestion', { text: 'And which bolt?' }))
    expect((await tell(installer, 'submitProject', { openQuestions: [question] })).body.message).toContain(
      'And which bolt?',
    )
    const second = first((await review()).questions).id
    await done(tell(installer, 'submitProject', { openQuestions: [question, second] }))
    const { records } = await seen(ann)
    expect(records[0]).toMatchObject({ event: 'submitted', detail: { openQuestions: [question, second] } })
  })

  it('needs no list once each is answered, though the engineer has not closed it', async () => {
    const question = await returned()
    await done(tell(people.installer, 'answerQuestion', { question, text: 'It is.' }))
    await done(tell(people.installer, 'submitProject'))
  })
})
