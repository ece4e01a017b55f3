import { expect, it } from 'vitest'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'
import { beginReview, reviewCallsOf } from '../testing/review-scene.ts'
import { insertReviewFile } from '../testing/reviewed-projects.ts'

const server = await serverOfTests()
const people = anew(() => beginReview(server))
const { tell, done, review, seen, reach } = reviewCallsOf(server, people)

it('a review is delivered with questions open only where the delivery names each', async () => {
  const { installer, ann } = people
  await reach(4)
  for (const text of ['Which bolt?', 'Which rail?', 'Which tile?']) await done(tell(ann, 'askQuestion', { text }))
  const [third, second, first] = (await review()).questions.map(({ id }) => id)
  await done(tell(installer, 'answerQuestion', { question: first, text: 'M8' }))
  await done(tell(ann, 'closeQuestion', { question: third }))
  const file = await insertReviewFile(server)
  const before = await rowCounts(server.db)
  for (const openQuestions of [[], [second], [third], ['another', first]]) {
    const { status, body } = await tell(ann, 'deliverProject', { file, openQuestions })
    expect([status, body.issues?.[0]?.field]).toEqual([400, 'openQuestions'])
    expect(body.message).toMatch(/^Questions are still open/)
  }
  expect(await rowCounts(server.db)).toEqual(before)
  await done(tell(ann, 'deliverProject', { file, openQuestions: [first, second, third] }))
  const { records } = await seen(ann)
  expect(records[0]).toMatchObject({ event: 'delivered', detail: { openQuestions: [first, second] } })
})
