import type { CertificateDraft } from '@soundroof/contract/review/certificate/certificate-calls'
import type { CertificateContent } from '@soundroof/contract/review/certificate/certificate-record'
import { describe, expect, it } from 'vitest'
import { update } from '../../platform/database/insert.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { acceptedProjects } from '../testing/accepted-projects.ts'
import { completeContent } from '../testing/certificate-content.ts'
import { eraseCertificateDrafts } from './draft-rows.ts'

const server = await serverOfTests()
const { engineer, accepted } = acceptedProjects(server)

const read = async (hash: string, by: Caller = engineer) =>
  server.call<CertificateDraft>('certificateDraft', { token: by.token, query: { hash } })
const save = (hash: string, content: CertificateContent, by: Caller = engineer) =>
  server.call<{ savedAt: string }>('saveCertificate', { token: by.token, body: { hash, ...content } })
const certify = (hash: string, content: CertificateContent) =>
  server.call('issueCertificate', { token: engineer.token, body: { hash, ...content } })

describe('what is entered of a certificate', () => {
  it('begins empty, with every condition of the result and the form of the state', async () => {
    const { data } = (await read(await accepted())).body
    expect(data.savedAt).toBeNull()
    expect(data.form.states).toContain('NSW')
    expect(data.conditions.length).toBeGreaterThan(0)
    expect(data.content.dispositions).toEqual(
      data.conditions.map((condition) => ({ condition, disposal: '', reason: '' })),
    )
  })

  it('is kept, complete or not, until it is issued and after', async () => {
    const hash = await accepted()
    const { data: empty } = (await read(hash)).body
    const half = { ...empty.content, record: { ...empty.content.record, lotAndPlan: 'Lot 7' } }
    expect((await save(hash, half)).body.data.savedAt).toBe(server.clock().toISOString())
    expect((await read(hash)).body.data).toMatchObject({ content: half, savedAt: server.clock().toISOString() })
    const whole = await completeContent(server.db, hash)
    expect((await certify(hash, whole)).status).toBe(200)
    expect((await read(hash)).body.data.content).toEqual(whole)
  })

  it('of the same engineer starts the next one; a colleague finds property and certifier', async () => {
    const hash = await accepted()
    const content = await completeContent(server.db, hash)
    await save(hash, content)
    const next = await accepted({ name: 'Another roof' })
    const { record } = (await read(next)).body.data.content
    expect([record.engineerAddress, record.lotAndPlan]).toEqual([content.record.engineerAddress, ''])
    const colleague = await server.caller('engineer', 'provider')
    await update(server.db, 'projects', { hash }, { engineerId: colleague.account.id })
    const theirs = (await read(hash, colleague)).body.data.content
    expect([theirs.record.lotAndPlan, theirs.record.engineerAddress]).toEqual([content.record.lotAndPlan, ''])
    const { notCertified, reliedUpon, inspections, validity } = theirs.record
    expect([theirs.statement, notCertified, reliedUpon, inspections, validity]).toEqual(['', '', '', '', ''])
  })

  it('goes with the account of its engineer', async () => {
    const hash = await accepted()
    await save(hash, await completeContent(server.db, hash))
    const [kept] = await server.db.query<{ engineerId: string }>('select engineer_id from certificate_drafts')
    expect(kept).toEqual({ engineerId: engineer.account.id })
    await server.db.transaction((tx) => eraseCertificateDrafts(tx, engineer.account.id))
    expect(await server.db.query('select 1 from certificate_drafts')).toEqual([])
  })

  it('is for the holder of an accepted project alone', async () => {
    const hash = await accepted()
    const colleague = await server.caller('engineer', 'provider')
    const content = await completeContent(server.db, hash)
    expect([(await read(hash, colleague)).status, (await save(hash, content, colleague)).status]).toEqual([409, 409])
    await update(server.db, 'projects', { hash }, { status: 3 })
    expect([(await read(hash)).status, (await save(hash, content)).status]).toEqual([409, 409])
  })
})

describe('a certificate is refused', () => {
  it('with every entry that it lacks, by name', async () => {
    const hash = await accepted()
    const { data } = (await read(hash)).body
    const { status, body } = await certify(hash, data.content)
    const fields = body.issues?.map(({ field }) => field) ?? []
    expect(status).toBe(400)
    for (const field of ['statement', 'record.lotAndPlan', 'record.localGovernmentArea', 'dispositions.0.disposal'])
      expect(fields).toContain(field)
    expect(await server.db.query('select 1 from documents where kind = $1', ['review-certificate'])).toEqual([])
  })

  it('with one entry blank, and names that alone', async () => {
    const hash = await accepted()
    const content = await completeContent(server.db, hash)
    const { body } = await certify(hash, { ...content, record: { ...content.record, owner: ' ' } })
    expect(body.issues).toMatchObject([{ field: 'record.owner', message: expect.stringContaining('Owner') }])
  })

  it('in Queensland without a registration there', async () => {
    const hash = await accepted()
    const content = await completeContent(server.db, hash)
    await server.db.query(`update projects set draft = jsonb_set(draft, '{building,state}', '2') where hash = $1`, [
      hash,
    ])
    await server.db.query(`update engineer_registrations set body = 'PRE'`)
    const refused = await certify(hash, content)
    expect(refused.body.issues).toMatchObject([{ field: 'record.stateRegistration' }])
    const record = { ...content.record, stateRegistration: 'RPEQ 54321, Structural, valid until 30 Jun 2027' }
    expect((await certify(hash, { ...content, record })).body.issues).toBeUndefined()
  })
})
