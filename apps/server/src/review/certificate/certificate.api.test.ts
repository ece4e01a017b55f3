import { createHash } from 'node:crypto'
import type { issuedCertificate } from '@soundroof/contract/review/certificate-calls'
import { verifyPdf } from '@soundroof/report/signature/verify-pdf'
import { readPdf } from '@soundroof/report/testing/read-pdf'
import { beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample, type WireSample } from '../../testing/sample-project.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'

type Issued = z.infer<typeof issuedCertificate>

const server = await serverOfTests()
let installer: Caller
let engineer: Caller
let complete: WireSample
beforeEach(async () => {
  installer = await server.caller()
  engineer = await server.caller('engineer', 'provider')
  await server.subscribe(installer, 5)
  complete = await completeSample(server, installer)
})

const { created, issue } = projectCalls(
  () => server,
  () => installer,
)

const inReview = async (status: 3 | 4): Promise<string> => {
  await issue(complete)
  const hash = await created(complete)
  await server.db.query('update projects set status = $2, engineer_id = $3 where hash = $1', [
    hash,
    status,
    engineer.account.id,
  ])
  return hash
}

const certify = (hash: string, changes: object = {}, by = engineer) =>
  server.call<Issued>('issueCertificate', {
    token: by.token,
    body: { hash, registration: 'RPEQ 12345', statement: 'I checked it.', conditions: ['Weld seen.'], ...changes },
  })

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
    expect(await verifyPdf(pdf)).toMatchObject({ state: 'valid', reason: `Document ${code}` })
    const text = (await readPdf(pdf)).pages.join(' ')
    for (const words of [engineer.account.name, 'RPEQ 12345', 'I checked it.', 'Weld seen.', code])
      expect(text).toContain(words)
    const [stored] = await server.db.query<{ result: string }>('select result from issued_results')
    expect(text.replaceAll(' ', '')).toContain(sha256Of(stored?.result ?? ''))
    const asked = await server.call('verifyDocument', { query: { code } })
    expect(asked.body.data).toMatchObject({ kind: 'review-certificate', state: 'valid', sha256 })
    const body = { hash, file: address, conditions: [] }
    expect((await server.call('deliverProject', { token: engineer.token, body })).status).toBe(200)
  })

  it.each([
    ['before the project is accepted', 3, {}, 409],
    ['without a statement', 4, { statement: ' ' }, 400],
  ] as const)('is refused %s', async (_, status, changes, expected) => {
    const answer = await certify(await inReview(status), changes)
    expect(answer.status).toBe(expected)
    expect(await server.db.query('select 1 from documents')).toEqual([])
  })

  it('is refused to another engineer, and without a result', async () => {
    const hash = await inReview(4)
    const other = await server.caller('engineer', 'provider')
    expect((await certify(hash, {}, other)).status).toBe(409)
    await server.db.query('update projects set issued_result_id = null')
    expect((await certify(hash)).body.message).toMatch(/^This revision has no issued result to certify/)
  })
})
