import type { ProjectReview } from '@soundroof/contract/review/review'
import type { VerifiedDocument } from '@soundroof/contract/roofs/documents/document'
import type { TimelineRecord } from '@soundroof/contract/roofs/project-status'
import { expect, it } from 'vitest'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { reconsiderationScene } from '../testing/reconsideration-scene.ts'

/** A project may be reviewed without a result of this server; readers of the review and of /verify are told. */

const server = await serverOfTests()
const { people, paidProject, delivered, seen } = reconsiderationScene(server)

const toldOf = async (hash: string) => {
  const code = await delivered(hash)
  const { token } = people.installer
  const customer = await server.call<ProjectReview>('projectReview', { token, query: { hash } })
  const records = await server.call<{ records: TimelineRecord[] }>('records', { token, query: { id: hash } })
  const checked = await server.call<VerifiedDocument>('verifyDocument', { query: { code } })
  const ofEngineer = await seen(hash)
  return {
    customer: customer.body.data.isReviewWithoutResult,
    verify: checked.body.data.hasResult,
    console: ofEngineer.documents.find((document) => document.code === code)?.hasResult,
    records: [records.body.data.records[0]?.event, ofEngineer.records[0]?.text],
  }
}

it('a review that was delivered without a result says so wherever it is shown', async () => {
  const hash = await projectCalls(server, people.installer).created(await completeSample(server, people.installer))
  const words = 'Review delivered, without a result calculated here'
  expect(await toldOf(hash)).toEqual({ customer: true, verify: false, console: false, records: [words, words] })
})

it('a review of a result says nothing of the kind', async () => {
  const words = 'Review delivered'
  const told = await toldOf(await paidProject())
  expect(told).toEqual({ customer: false, verify: true, console: true, records: [words, words] })
})
