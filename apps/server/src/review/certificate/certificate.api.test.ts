import { createHash } from 'node:crypto'
import type { issuedCertificate } from '@soundroof/contract/review/certificate/certificate-calls'
import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import type { ProjectReview } from '@soundroof/contract/review/review'
import type { VerifiedDocument } from '@soundroof/contract/roofs/documents/document'
import { verifyPdf } from '@soundroof/report/signature/verify-pdf'
import { readPdf } from '@soundroof/report/testing/read-pdf'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { z } from 'zod'
import { update } from '../../platform/database/insert.ts'
import { newId } from '../../platform/identifier.ts'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { completeContent } from '../testing/certificate-content.ts'
import { aField, insertReviewFile } from '../testing/reviewed-projects.ts'

type Issued = z.infer<typeof issuedCertificate>

const server = await serverOfTests()
const installer = anew(() => server.caller())
const engineer = anew(() => server.caller('engineer', 'provider'))
const complete = anew(() => completeSample(server, installer))
beforeEach(() => server.subscribe(installer, 5))

const { created, issue, detail } = projectCalls(server, installer)

const inReview = async (status: 3 | 4): Promise<string> => {
  await issue(complete)
  const hash = await created(complete)
  await update(server.db, 'projects', { hash }, { status, engineerId: engineer.account.id })
  return hash
}

const certify = async (hash: string, changes: object = {}, by = engineer) =>
  server.call<Issued>('issueCertificate', {
    token: by.token,
    body: { hash, ...(await completeContent(server.db, hash, { conditions: ['Weld seen.'] })), ...changes },
  })

const deliver = (hash: string, file: string, conditions: readonly string[] = []) =>
  server.call('deliverProject', { token: engineer.token, body: { hash, file, conditions } })

const stateOf = async (code: string) =>
  (await server.call<VerifiedDocument>('verifyDocument', { query: { code } })).body.data.state

const fileAt = async (address: string): Promise<Buffer> => {
  const { pathname, search } = new URL(address)
  return (await server.app.inject({ method: 'GET', url: pathname + search })).rawPayload
}

const sha256Of = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex')

describe('the certificate of a review', () => {
  it('is a signed document that names who reviewed what, and is delivered as the review', async () => {
    const hash = await inReview(4)
    const { address, code, sha256, fileName } = (await certify(hash)).body.data
    expect(fileName).toBe('SR-1001-2026-11-21-Warehouse east roof-review-certificate-r1.pdf')
    const pdf = await fileAt(address)
    expect(sha256Of(pdf)).toBe(sha256)
    const opened = await server.db.query(`select event, account_id from timeline where event like '%ownloaded'`)
    expect(opened).toEqual([{ event: 'reviewDownloaded', accountId: engineer.account.id }])
    expect(await verifyPdf(pdf)).toMatchObject({ state: 'valid', reason: `Document ${code}` })
    const text = (await readPdf(pdf)).pages.join(' ')
    for (const words of [engineer.account.name, 'RPEQ 12345', 'I checked it.', 'Weld seen.', code])
      expect(text).toContain(words)
    const [stored] = await server.db.query<{ result: string }>('select result from issued_results')
    expect(text.replaceAll(' ', '')).toContain(sha256Of(stored?.result ?? ''))
    const asked = await server.call('verifyDocument', { query: { code } })
    expect(asked.body.data).toMatchObject({ kind: 'review-certificate', state: 'draft', sha256 })
    expect((await deliver(hash, address, ['Another one.'])).body.message).toMatch(/^The certificate does not name all/)
    expect((await deliver(hash, address)).status).toBe(200)
    expect(await stateOf(code)).toBe('valid')
    const { body: shown } = await server.call<ConsoleProject>('consoleProject', {
      token: engineer.token,
      query: { hash },
    })
    expect(shown.data.documents.map((document) => [document.code, document.state])).toEqual([[code, 'valid']])
    expect(await server.db.query('select text from review_conditions')).toEqual([{ text: 'Weld seen.' }])
  })

  it('is delivered for its own project alone, and for its own revision and result', async () => {
    const [hash, other] = [await inReview(4), await inReview(4)]
    const { address, code } = (await certify(hash)).body.data
    expect((await deliver(other, address)).status).toBe(400)
    for (const change of ['revision = revision + 1', 'issued_result_id = null']) {
      await server.db.query(`update projects set ${change} where hash = $1`, [hash])
      expect((await deliver(hash, address)).body.message).toMatch(/^This certificate no longer stands/)
    }
    expect(await server.db.query('select 1 from projects where status = 5')).toEqual([])
    expect(await stateOf(code)).toBe('draft')
  })

  it('that is not delivered ends with the approval, and one that is void is not delivered', async () => {
    const hash = await inReview(4)
    const { address, code } = (await certify(hash)).body.data
    await server.call('voidDocument', { token: engineer.token, body: { code, reason: 'Wrong words' } })
    expect((await deliver(hash, address)).status).toBe(409)
    const next = (await certify(hash)).body.data
    const body = { hash, field: aField, text: 'Is this right?' }
    expect((await server.call('returnProject', { token: engineer.token, body })).status).toBe(200)
    expect(await stateOf(next.code)).toBe('superseded')
    await server.db.query('update projects set status = 4 where hash = $1', [hash])
    expect((await deliver(hash, next.address)).status).toBe(409)
    const last = (await certify(hash)).body.data
    await server.call('deleteProject', { token: installer.token, body: { hash } })
    expect(await stateOf(last.code)).toBe('superseded')
  })

  it('leaves the delivered one valid until it is delivered itself, and an uploaded review supersedes it', async () => {
    const hash = await inReview(4)
    const first = (await certify(hash)).body.data
    await deliver(hash, first.address)
    const second = (await certify(hash)).body.data
    expect([await stateOf(first.code), await stateOf(second.code)]).toEqual(['valid', 'draft'])
    await deliver(hash, second.address)
    expect((await detail(hash)).manual_review).toContain('signature=')
    expect([await stateOf(first.code), await stateOf(second.code)]).toEqual(['superseded', 'valid'])
    expect((await deliver(hash, await insertReviewFile(server))).status).toBe(200)
    expect(await stateOf(second.code)).toBe('superseded')
  })

  it('that is delivered and then void is given to nobody any more', async () => {
    const hash = await inReview(4)
    const { address, code } = (await certify(hash)).body.data
    await deliver(hash, address)
    await server.call('voidDocument', { token: engineer.token, body: { code, reason: 'Wrong words' } })
    const { pathname, search } = new URL(address)
    const opened = await server.app.inject({ method: 'GET', url: pathname + search })
    expect([opened.statusCode, (await detail(hash)).manual_review]).toEqual([409, null])
    const review = await server.call<ProjectReview>('projectReview', { token: installer.token, query: { hash } })
    expect(review.body.data).toMatchObject({ status: 5, reviewFile: null, reviewCode: null })
  })

  it('ends where a condition that it names is withdrawn or confirmed, and brings none back', async () => {
    const hash = await inReview(3)
    const { token } = engineer
    const accepting = { hash, deliverAt: '2026-12-01', conditions: ['Weld seen.', 'Bolts torqued.'] }
    await server.call('acceptProject', { token, body: accepting })
    const conditions = async () =>
      (await server.call<ConsoleProject>('consoleProject', { token, query: { hash } })).body.data.conditions
    const [weld, bolts] = await conditions()
    const drafts = [(await certify(hash, { conditions: [] })).body.data]
    await server.call('withdrawCondition', { token, body: { hash, condition: weld?.id, reason: 'Not needed' } })
    drafts.push((await certify(hash, { conditions: [] })).body.data)
    await server.db.query(
      `update review_conditions set state = 'closed', closed_by = 'a', evidence = 'b' where id = $1`,
      [bolts?.id],
    )
    await server.call('reviewCondition', {
      token,
      body: { hash, condition: bolts?.id, isConfirmed: true, objection: '' },
    })
    for (const { address } of drafts) expect((await deliver(hash, address)).status).toBe(409)
    expect((await conditions()).map(({ state }) => state)).toEqual(['withdrawn', 'confirmed'])
  })

  it('is not kept where a condition is withdrawn while it is rendered', async () => {
    const hash = await inReview(3)
    const { token } = engineer
    const accepting = { hash, deliverAt: '2026-12-01', conditions: ['Weld seen.'] }
    await server.call('acceptProject', { token, body: accepting })
    const { objectStore } = server.services
    const { put } = objectStore
    // Called when the certificate is rendered, before its row is written.
    vi.spyOn(objectStore, 'put').mockImplementationOnce(async (...stored) => {
      await server.db.query(`update review_conditions set state = 'withdrawn'`)
      return put(...stored)
    })
    expect((await certify(hash, { conditions: [] })).status).toBe(409)
  })

  it('names every condition that is not met yet, of earlier approvals too, and none that is confirmed', async () => {
    const hash = await inReview(3)
    const accept = (condition: string) =>
      server.call('acceptProject', {
        token: engineer.token,
        body: { hash, deliverAt: '2026-12-01', conditions: [condition] },
      })
    await accept('Former one.')
    await server.db.query('update projects set status = 3')
    await accept('Present one.')
    const issued = async () => {
      const { address } = (await certify(hash, { conditions: [] })).body.data
      return { address, text: (await readPdf(await fileAt(address))).pages.join(' ') }
    }
    const before = (await issued()).text
    expect([before.includes('Former one.'), before.includes('Present one.')]).toEqual([true, true])
    await server.db.query(
      `update review_conditions set state = 'confirmed', closed_by = 'a', evidence = 'b' where text = 'Present one.'`,
    )
    const { address, text: after } = await issued()
    expect([after.includes('Former one.'), after.includes('Present one.')]).toEqual([true, false])
    await deliver(hash, address)
    expect(await server.db.query('select text from review_conditions order by sequence')).toEqual([
      { text: 'Former one.' },
      { text: 'Present one.' },
    ])
  })

  it('a condition given twice, or that stands already, is one', async () => {
    const hash = await inReview(4)
    const file = await insertReviewFile(server)
    await deliver(hash, file, ['Weld seen.', ' Weld seen. '])
    await deliver(hash, await insertReviewFile(server), ['Weld seen.'])
    expect(await server.db.query('select text from review_conditions')).toEqual([{ text: 'Weld seen.' }])
  })

  it('is shown to its issuer alone until it is delivered', async () => {
    const hash = await inReview(4)
    const told = async (by: Caller) =>
      (await server.call<ConsoleProject>('consoleProject', { token: by.token, query: { hash } })).body.data.certificate
    expect(await told(engineer)).toBeNull()
    const { code } = (await certify(hash)).body.data
    const issued = await told(engineer)
    expect(issued?.code).toBe(code)
    expect((await fileAt(issued?.address ?? '')).toString('latin1')).toContain('%PDF')
    expect(await told(await server.caller('engineer', 'provider'))).toBeNull()
    await deliver(hash, issued?.address ?? '')
    expect(await told(engineer)).toBeNull()
  })

  it.each([
    ['before the project is accepted', 3, {}, 409],
    ['without a statement', 4, { statement: ' ' }, 400],
  ] as const)('is refused %s', async (_, status, changes, expected) => {
    const answer = await certify(await inReview(status), changes)
    expect(answer.status).toBe(expected)
    expect(await server.db.query('select 1 from documents')).toEqual([])
  })

  it('is delivered by the engineer whom it names, not by another after a hand-over', async () => {
    const hash = await inReview(4)
    const { address, code } = (await certify(hash)).body.data
    const other = await server.caller('engineer', 'provider')
    await server.call('handOverProject', { token: engineer.token, body: { hash, engineer: other.account.id } })
    const body = { hash, file: address, conditions: [] }
    const refused = await server.call('deliverProject', { token: other.token, body })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `This certificate names ${engineer.account.name}, who issued it. Please issue one in your own name!`,
    ])
    expect(await stateOf(code)).toBe('draft')
    const own = (await certify(hash, {}, other)).body.data
    const delivered = await server.call('deliverProject', { token: other.token, body: { ...body, file: own.address } })
    expect([delivered.status, await stateOf(own.code), await stateOf(code)]).toEqual([200, 'valid', 'superseded'])
  })

  it('uploaded as the review of another project, or again as that of its own, is refused', async () => {
    const [hash, other] = [await inReview(4), await inReview(4)]
    const { address, code, sha256 } = (await certify(hash)).body.data
    await deliver(hash, address)
    for (const [project, words] of [
      [other, 'another project'],
      [hash, 'this project'],
    ] as const) {
      const { status, body } = await deliver(project, await insertReviewFile(server, newId(), undefined, sha256))
      expect([status, body.issues?.[0]?.field]).toEqual([400, 'file'])
      expect(body.issues?.[0]?.message).toContain(`issued as Review certificate ${code}, revision 1 of ${words}.`)
    }
    expect(await stateOf(code)).toBe('valid')
  })

  it('is refused on an answer that cost nothing', async () => {
    // Faces of 1.2 m: no panel lies between eave and ridge.
    const withoutRoom = { ...complete, building_width: 2.4, installation_scale: 2 }
    await issue(withoutRoom)
    const hash = await created(withoutRoom)
    await server.db.query('update projects set status = 4, engineer_id = $2 where hash = $1', [
      hash,
      engineer.account.id,
    ])
    const rows = await server.db.query(
      'select r.is_charged from projects p join issued_results r on r.id = p.issued_result_id where p.hash = $1',
      [hash],
    )
    expect(rows).toEqual([{ isCharged: false }])
    const { status, body } = await certify(hash)
    expect([status, body.message]).toEqual([409, expect.stringContaining('no paid result')])
  })

  it('is refused to another engineer, and without a result', async () => {
    const hash = await inReview(4)
    const other = await server.caller('engineer', 'provider')
    expect((await certify(hash, {}, other)).status).toBe(409)
    await server.db.query('update projects set issued_result_id = null')
    expect((await certify(hash)).body.message).toMatch(/^This revision has no paid result to certify/)
  })
})
