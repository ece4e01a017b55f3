import { sampleRacking } from '@soundroof/contract/roofs/catalogue/products/testing/sample-products'
import { expect, it } from 'vitest'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { signProductOff } from '../figures/testing/valid-figure-calls.ts'
import { findNotices } from '../notices/notice-rows.ts'
import { completeContent } from '../testing/certificate-content.ts'
import { reconsiderationScene } from '../testing/reconsideration-scene.ts'
import { insertReviewFile } from '../testing/reviewed-projects.ts'
import { compareBeforeSigning, requireStanding } from './require-standing.ts'

/** Attack: a signature in the seconds between a replaced figure and the next search. */

const server = await serverOfTests()
const { people, tell, done, search, paidProject, weaken, accepted, delivered, seen, marks, settle } =
  reconsiderationScene(server)

const certify = async (hash: string) =>
  tell(people.ann, 'issueCertificate', { hash, ...(await completeContent(server.db, hash)) })
const deliver = (hash: string, file: string) => tell(people.ann, 'deliverProject', { hash, file })
const refusedAsWorse = async (answer: ReturnType<typeof certify>): Promise<void> => {
  const { status, body } = await answer
  expect([status, body.message]).toEqual([
    409,
    expect.stringMatching(/under reconsideration since \d+ [A-Z][a-z]{2} \d{4}:/),
  ])
}

it('a certificate is refused, and the result marked then and there, with what differs', async () => {
  const hash = await paidProject()
  await accepted(hash)
  await weaken()
  await refusedAsWorse(certify(hash))
  expect(await marks()).toEqual([{ outcome: null, cause: 'figures' }])
  const { reconsideration } = await seen(hash)
  expect(reconsideration?.differences.map(({ field }) => field)).toContain('Fixing spacing')
  const told = (await findNotices(server.db, people.installer.account.id)).map(({ kind }) => kind)
  expect(told).toContain('reconsidered')
  await done(settle(hash))
  await done(certify(hash))
  await search()
  expect(await marks()).toEqual([{ outcome: 'stands', cause: 'figures' }])
})

it('no review is delivered, uploaded or issued here, the first or a corrected one', async () => {
  const [first, corrected] = [await paidProject({ number: 'one' }), await paidProject({ number: 'two' })]
  await accepted(first)
  await delivered(corrected)
  const draft = (await certify(first)).body.data as { address: string }
  const [review, correction] = [await insertReviewFile(server), await insertReviewFile(server)]
  await weaken()
  await refusedAsWorse(deliver(first, draft.address))
  await refusedAsWorse(deliver(first, review))
  await refusedAsWorse(deliver(corrected, correction))
  expect(await marks()).toHaveLength(2)
})

it('a product that was withdrawn or has expired is noticed as well', async () => {
  const rail = { ...sampleRacking, id: 'console-rail', validFrom: null, validUntil: '2026-11-22' }
  const { id } = await signProductOff(server, [people.ann, people.ben], 'racking', rail)
  server.clock.move(3000)
  const options = { racking: rail.id, module: null }
  const expired = await paidProject({ number: 'one', options }, 'shed-in-sydney')
  const withdrawn = await paidProject({ number: 'two', options }, 'shed-in-sydney')
  await accepted(expired)
  await accepted(withdrawn)
  server.clock.move(2 * 24 * 3600 * 1000)
  await refusedAsWorse(certify(expired))
  server.clock.move(-2 * 24 * 3600 * 1000)
  await done(tell(people.ann, 'withdrawFigure', { id, state: 'approved', note: 'Recalled by its maker' }))
  await refusedAsWorse(certify(withdrawn))
  expect(await marks()).toEqual([
    { outcome: null, cause: 'product' },
    { outcome: null, cause: 'product' },
  ])
})

it('a result that cannot be calculated again is not signed on', async () => {
  const hash = await paidProject()
  await accepted(hash)
  await server.db.transaction((tx) => tx.query(`update issued_results set input = '{}'`))
  const { status, body } = await certify(hash)
  expect([status, body.message]).toEqual([409, expect.stringContaining('cannot be calculated again')])
  expect(server.errors).toHaveLength(1)
})

it('a figure that is replaced between the comparison and the signature refuses it', async () => {
  const hash = await paidProject()
  await accepted(hash)
  const { db } = server.services
  const compared = await compareBeforeSigning(server.services, hash)
  const project = { hash, issuedResultId: compared.resultId }
  await db.transaction((tx) => requireStanding(tx, project, compared))
  await weaken()
  await expect(db.transaction((tx) => requireStanding(tx, project, compared))).rejects.toThrow('changed this in the')
})

it('a result that stands is signed without a mark', async () => {
  const hash = await paidProject()
  await accepted(hash)
  await weaken(0.8)
  await done(certify(hash))
  expect(await marks()).toEqual([])
})
