import type { ProjectReview } from '@soundroof/contract/review/review'
import { expect, it } from 'vitest'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { reconsiderationScene } from '../testing/reconsideration-scene.ts'
import { insertReviewFile } from '../testing/reviewed-projects.ts'

const server = await serverOfTests()
const { people, search, tell, done, paidProject, weaken, delivered, seen } = reconsiderationScene(server)

const givenUp = async (hash: string) => {
  const { token } = people.installer
  return (await server.call<ProjectReview>('projectReview', { token, query: { hash } })).body.data.givenUp
}

const settleAs = async (hash: string, outcome: string): Promise<void> => {
  const { reconsideration } = await seen(hash)
  const row = { hash, reconsideration: reconsideration?.id, seen: reconsideration?.seen }
  const body = { outcome, reason: 'Not for customers', rows: [row] }
  await done(server.call('settleReconsiderations', { token: people.ann.token, body }))
}

const marked = async (): Promise<{ hash: string; code: string }> => {
  const hash = await paidProject()
  const code = await delivered(hash)
  await weaken()
  server.clock.move(1000)
  await search()
  return { hash, code }
}

it('a customer reads what is superseded, since when, why and by whom, and then what replaces it', async () => {
  const { hash, code } = await marked()
  expect(await givenUp(hash)).toBeNull()
  await settleAs(hash, 'superseded')
  const told = await givenUp(hash)
  expect(told).toMatchObject({
    outcome: 'superseded',
    engineer: people.ann.account.name,
    decidedAt: server.clock().toISOString(),
    cause: 'figures',
    figures: [expect.stringMatching(/[a-z]/)],
    replacedBy: null,
  })
  expect(told?.documents).toContainEqual(expect.objectContaining({ code, kind: 'signed-review', state: 'valid' }))
  expect(JSON.stringify(told)).not.toContain('Not for customers')
  server.clock.move(1000)
  await done(tell(people.ann, 'deliverProject', { hash, file: await insertReviewFile(server) }))
  const later = await givenUp(hash)
  expect(later?.replacedBy).toMatchObject({ kind: 'signed-review', state: 'valid' })
  expect(later?.documents.map((document) => [document.code, document.state])).toContainEqual([code, 'superseded'])
  expect(later?.documents.map((document) => document.code)).not.toContain(later?.replacedBy?.code)
})

it('a customer reads what is void', async () => {
  const { hash, code } = await marked()
  await settleAs(hash, 'void')
  const told = await givenUp(hash)
  expect([told?.outcome, told?.replacedBy]).toEqual(['void', null])
  expect(told?.documents).toContainEqual(expect.objectContaining({ code, state: 'void' }))
})

it('a result that stands is not given up', async () => {
  const { hash } = await marked()
  await settleAs(hash, 'stands')
  expect(await givenUp(hash)).toBeNull()
})
