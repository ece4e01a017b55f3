import type { ProjectRow } from '@soundroof/contract/roofs/wire/wire-shapes'
import { expect, it } from 'vitest'
import { recordEvent } from '../../roofs/timeline/timeline.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { beginReview, reviewCallsOf } from '../testing/review-scene.ts'
import { insertReviewFile } from '../testing/reviewed-projects.ts'

/** What the list says a project's company has to do. */

const server = await serverOfTests()
const people = anew(() => beginReview(server))
const { tell, ask, done, review, row, reach } = reviewCallsOf(server, people)

const waitsFor = async () => (await row()).waits_for
const listed = async () =>
  (await ask<ProjectRow[]>(people.installer, 'projects', { waiting: 1 })).map(({ hash }) => hash)

it('a question waits until it is answered or closed', async () => {
  const { installer, ann, hash } = people
  await reach(3)
  expect([await waitsFor(), await listed()]).toEqual([[], []])
  await done(tell(ann, 'askQuestion', { text: 'How old?' }))
  expect([await waitsFor(), await listed()]).toEqual([['question'], [hash]])
  const [first] = (await review()).questions
  await done(tell(installer, 'answerQuestion', { question: first?.id, text: 'Ten years' }))
  expect(await waitsFor()).toEqual([])
  await done(tell(ann, 'askQuestion', { text: 'How high?' }))
  const second = (await review()).questions.find(({ text }) => text === 'How high?')
  await done(tell(ann, 'closeQuestion', { question: second?.id }))
  expect(await waitsFor()).toEqual([])
})

it('a condition waits for evidence, a delivered review for its download; what is void never stops', async () => {
  const { installer, ann, hash } = people
  await reach(3)
  await done(tell(ann, 'acceptProject', { deliverAt: '2026-12-01', conditions: ['Add a purlin'] }))
  expect(await waitsFor()).toEqual(['condition'])
  await done(tell(ann, 'deliverProject', { file: await insertReviewFile(server) }))
  expect(await waitsFor()).toEqual(['condition', 'review'])
  await server.services.db.transaction((tx) =>
    recordEvent(tx, hash, 'reviewDownloaded', installer.account, server.clock()),
  )
  expect(await waitsFor()).toEqual(['condition'])
  server.clock.move(1000)
  await done(tell(ann, 'deliverProject', { file: await insertReviewFile(server) }))
  expect(await waitsFor()).toEqual(['condition', 'review'])
  const code = (await review()).reviewCode
  await done(server.call('voidDocument', { token: people.ann.token, body: { code, reason: 'Wrong roof' } }))
  expect(await waitsFor()).toEqual(['condition', 'review-void'])
})

it('tells the company alone', async () => {
  const stranger = await server.caller()
  await reach(3)
  await done(tell(people.ann, 'askQuestion', { text: 'How old?' }))
  expect(await ask<ProjectRow[]>(stranger, 'projects', { waiting: 1 })).toEqual([])
})
