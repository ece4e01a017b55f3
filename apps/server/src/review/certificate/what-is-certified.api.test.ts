import type { CertificateDraft, issuedCertificate } from '@soundroof/contract/review/certificate/certificate-calls'
import type { CertificateContent } from '@soundroof/contract/review/certificate/certificate-record'
import { expect, it, vi } from 'vitest'
import type { z } from 'zod'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import { acceptedProjects } from '../testing/accepted-projects.ts'
import { completeContent } from '../testing/certificate-content.ts'

type Issued = z.infer<typeof issuedCertificate>

const server = await serverOfTests()
const { engineer, accepted } = acceptedProjects(server)

const read = (hash: string) =>
  server.call<CertificateDraft>('certificateDraft', { token: engineer.token, query: { hash } })
const certify = (hash: string, content: CertificateContent) =>
  server.call<Issued>('issueCertificate', { token: engineer.token, body: { hash, ...content } })

it('a paid result that lets no panel be installed is not', async () => {
  const hash = await accepted({ purlin_spacing: 2400, purlin_span: 9000 })
  const [row] = await server.db.query<{ paid: boolean; result: string }>(
    'select is_charged as paid, result from issued_results',
  )
  const verdict: unknown = JSON.parse(row?.result ?? '').verdict
  expect([row?.paid, ['not-installable', 'needs-engineer'].includes(String(verdict))]).toEqual([true, true])
  for (const { status, body } of [await certify(hash, await completeContent(server.db, hash)), await read(hash)])
    expect([status, body.message]).toEqual([409, expect.stringContaining('does not say that panels may be installed')])
  expect(await server.db.query(`select 1 from documents where kind = 'review-certificate'`)).toEqual([])
})

it('a condition is kept once it is printed as kept: not one of a former result, nor one that is also met', async () => {
  const hash = await accepted()
  const content = await completeContent(server.db, hash)
  const kept = content.dispositions.map((one) => ({ ...one, disposal: 'kept' as const }))
  const former = { condition: 'Of a former result.', disposal: 'kept' as const, reason: 'Seen.' }
  const dispositions = [...content.dispositions, ...kept, former]
  expect((await certify(hash, { ...content, dispositions })).status).toBe(200)
  const printed = await server.db.query(`select conditions from documents where kind = 'review-certificate'`)
  expect(printed).toEqual([{ conditions: [] }])
})

it('what is saved while the certificate is rendered is not replaced by what is certified', async () => {
  const hash = await accepted()
  const content = await completeContent(server.db, hash)
  const newer = { ...content, statement: 'Typed while it was issued.' }
  const { objectStore } = server.services
  const { put } = objectStore
  // Called when the certificate is rendered, before its row is written.
  vi.spyOn(objectStore, 'put').mockImplementationOnce(async (...stored) => {
    server.clock.move(2000)
    await server.call('saveCertificate', { token: engineer.token, body: { hash, ...newer } })
    return put(...stored)
  })
  expect((await certify(hash, content)).status).toBe(200)
  expect((await read(hash)).body.data.content.statement).toBe('Typed while it was issued.')
})

it('a condition that an approval keeps is not met by another certificate, but by its evidence', async () => {
  const hash = await accepted()
  const { token } = engineer
  const content = await completeContent(server.db, hash)
  expect(content.dispositions.length).toBeGreaterThan(0)
  const kept = content.dispositions.map((one) => ({ ...one, disposal: 'kept' as const }))
  const { address: file } = (await certify(hash, { ...content, dispositions: kept })).body.data
  expect((await server.call('deliverProject', { token, body: { hash, file, conditions: [] } })).status).toBe(200)
  for (const disposal of ['met', 'waived'] as const) {
    const dispositions = content.dispositions.map((one) => ({ ...one, disposal }))
    const { status, body } = await certify(hash, { ...content, dispositions })
    expect([status, body.issues?.[0]?.field]).toEqual([400, 'dispositions.0.disposal'])
    expect(body.issues).toHaveLength(content.dispositions.length)
  }
  expect((await certify(hash, { ...content, dispositions: kept })).status).toBe(200)
  await server.db.query(`update review_conditions set state = 'confirmed', closed_by = 'a', evidence = 'b'`)
  expect((await certify(hash, content)).status).toBe(200)
})
