import { createHash } from 'node:crypto'
import type { UploadTicket } from '@soundroof/contract/roofs/upload-ticket'
import { signedSample } from '@soundroof/report/testing/signed-sample'
import { beforeEach, expect, it } from 'vitest'
import { signedAddress } from '../roofs/files/signed-address.ts'
import { send } from '../roofs/files/testing/send.ts'
import { onePagePdf } from '../roofs/pdf-structure/testing/pdf-of.ts'
import { anew, serverOfTests } from '../testing/server-of-tests.ts'
import type { Caller } from '../testing/test-server.ts'
import { beginReview, reviewCallsOf } from './testing/review-scene.ts'
import { insertReviewFile } from './testing/reviewed-projects.ts'

const server = await serverOfTests()
const people = anew(() => beginReview(server))
const { ask, tell, done, review, seen, reach } = reviewCallsOf(server, people)
let [installer, ann, bob] = [{} as Caller, {} as Caller, {} as Caller]

beforeEach(async () => {
  ;({ installer, ann, bob } = people)
})

const plain = onePagePdf()
const uploaded = async (content: Buffer, name = 'review.pdf') => {
  const ticket = await ask<UploadTicket>(ann, 'reviewUpload', { kind: 'review' })
  return send(server, ticket, content, { name })
}

it('a review is delivered, and opens for its customer by the signed address alone, which leaves a record', async () => {
  await reach(4)
  const { address, status } = await uploaded(plain)
  expect(status).toBe(200)
  await done(tell(ann, 'deliverProject', { file: address }))
  const sha256 = createHash('sha256').update(plain).digest('hex')
  const { reviewFile, reviewFileName, reviewCode } = await review()
  const document = await ask(ann, 'verifyDocument', { code: reviewCode })
  expect(document).toMatchObject({ kind: 'signed-review', state: 'valid', sha256 })
  expect(reviewFileName).toBe('review.pdf')
  const { pathname, search } = new URL(reviewFile ?? '')
  const opened = await server.app.inject({ method: 'GET', url: pathname + search })
  expect([opened.statusCode, opened.rawPayload]).toEqual([200, plain])
  const { records } = await seen(ann)
  expect(records[0]).toMatchObject({ event: 'reviewDownloaded', person: installer.account.name })
  expect(records[1]?.detail).toMatchObject({ sha256, code: reviewCode })
})

it('a review opens for nobody else, and for no customer before it is delivered', async () => {
  await reach(4)
  const { address } = await uploaded(plain)
  const stranger = await server.caller()
  const opens = async (who: Caller) => {
    const url = new URL(signedAddress(server.services, address, { by: who.account.id }))
    return (await server.app.inject({ method: 'GET', url: url.pathname + url.search })).statusCode
  }
  expect([await opens(installer), await opens(bob)]).toEqual([403, 200])
  await done(tell(ann, 'deliverProject', { file: address }))
  expect([await opens(installer), await opens(stranger)]).toEqual([200, 403])
})

it('a condition is closed with a photo or PDF that an engineer uploads as evidence', async () => {
  await reach(3)
  await done(tell(ann, 'acceptProject', { deliverAt: '2026-12-01', conditions: ['Measure the purlin.'] }))
  const condition = (await review()).conditions[0]?.id
  const ticket = await ask<UploadTicket>(ann, 'reviewUpload', { kind: 'evidence' })
  const { address } = await send(server, ticket, plain, { name: 'report.pdf' })
  await done(tell(ann, 'consoleCloseCondition', { condition, note: 'Measured', evidence: address }))
  expect((await review()).conditions[0]?.state).toBe('closed')
})

it.each([
  ['no PDF', Buffer.from('PK\x03\x04 a letter'), 'The review must be a PDF!'],
  ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0]), 'The review must be a PDF!'],
  ['an encrypted one', onePagePdf('', [], '', ' /Encrypt 5 0 R'), 'is encrypted'],
  ['active', onePagePdf('', ['<</S /JavaScript /JS (1)>>']), 'holds JavaScript'],
  ['cut off', plain.subarray(0, -8), 'is damaged'],
])('a review that is %s is refused with its reason, and nothing is kept', async (_, content, words) => {
  await reach(4)
  const before = await server.storedKeys()
  const { status, body } = await uploaded(content)
  expect([status, body.message]).toEqual([400, expect.stringContaining(words)])
  expect(await server.storedKeys()).toEqual(before)
})

it('a document that was issued here is no review, whatever is appended: neither uploaded nor delivered', async () => {
  await reach(4)
  const period = { from: new Date('2026-11-21T09:30:00Z'), until: new Date('2036-11-21T00:00:00Z') }
  const issued = Buffer.concat([await signedSample(period), Buffer.from('\n')])
  const words = 'This PDF is, or was made from, document ABCD-EFGH-JKLM that was issued here'
  const { status, body } = await uploaded(issued)
  expect([status, body.message]).toEqual([400, expect.stringContaining(words)])
  const file = await insertReviewFile(server, 'uploaded-earlier', issued)
  const delivering = await tell(ann, 'deliverProject', { file })
  expect([delivering.status, delivering.body.message]).toEqual([400, expect.stringContaining(words)])
})

it('a review of more than 50 MB is refused', async () => {
  const { status, body } = await uploaded(Buffer.concat([plain, Buffer.alloc(50 * 1024 * 1024)]))
  expect([status, body.message]).toEqual([413, 'Select a file that is smaller than 50 MB!'])
})
