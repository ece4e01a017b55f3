import type { ApiKeyScope } from '@soundroof/contract/platform/access'
import type { AsBuiltOfProject } from '@soundroof/contract/review/as-built/as-built-calls'
import { entriesOfInspection } from '@soundroof/contract/review/inspection/inspection-problems'
import type { ProjectReview } from '@soundroof/contract/review/review'
import { verifyPdf } from '@soundroof/report/signature/verify-pdf'
import { packFaults } from '@soundroof/report/testing/pack-faults'
import { readPdf } from '@soundroof/report/testing/read-pdf'
import { expect, it } from 'vitest'
import { recordDifferences } from '../../administration/integrity/chain-differences.ts'
import { stateDifferences } from '../../administration/integrity/content-differences.ts'
import { contentSealDifferences } from '../../administration/integrity/content-seal-differences.ts'
import { documentDifferences, namedFileDifferences } from '../../administration/integrity/file-differences.ts'
import { differencesIn } from '../../administration/integrity/testing/after-tampering.ts'
import { trailDifferences } from '../../administration/integrity/trail-differences.ts'
import { insertTestKey } from '../../identity/api-keys/testing/valid-api-key-calls.ts'
import { takeMail } from '../../platform/mail/mail-queue.ts'
import { eraseCompanyRoofs } from '../../roofs/projects/erase-company.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { statement } from '../as-built/testing/built-scene.ts'
import { writeNoticeMails } from '../notices/notice-mails.ts'
import { eraseInspections, ownInspections } from './inspection-rows.ts'
import { inspectedScene } from './testing/inspected-scene.ts'

const server = await serverOfTests()
const { inState, draft, certify, filled, read, installer, engineer } = await inspectedScene(server)

const bytesAt = async (address: string): Promise<Buffer> => {
  const { pathname, search } = new URL(address)
  return (await server.app.inject({ method: 'GET', url: pathname + search })).rawPayload
}

const bare = (text: string): string => text.replace(/\s/g, '')

const taken = (now: Date) => takeMail(server.db, server.services, now, new Date(now.getTime() + 60_000))

const noticesOf = async ({ token }: Pick<Caller, 'token'>): Promise<readonly string[]> => {
  const { body } = await server.call<{ rows: { kind: string }[] }>('notices', { token })
  return body.data.rows.map(({ kind }) => kind)
}

const mailedTo = async ({ account }: Caller): Promise<readonly string[]> => {
  await writeNoticeMails(server.services)
  const now = server.clock()
  const subjects: string[] = []
  for (let mail = await taken(now); mail; mail = await taken(now))
    if (mail.to === account.email) subjects.push(mail.subject)
  return subjects
}

it.each([
  ['QLD', 'Content for Queensland Form 16'],
  ['VIC', 'Content for Victoria, regulation 126, inspection'],
  ['NSW', 'no one form is prescribed'],
] as const)('the certificate for %s says every value of record and inspection, and is signed', async (state, title) => {
  const { hash, design } = await inState(state)
  const { data } = (await draft(hash)).body
  const content = filled(data)
  expect(data.conditions.length).toBe(2)
  const issued = await certify(hash)
  expect(issued.body.issues).toBeUndefined()
  const pdf = await bytesAt(issued.body.data.address)
  expect(await verifyPdf(pdf)).toMatchObject({ state: 'valid', reason: `Document ${issued.body.data.code}` })
  const pages = await readPdf(pdf)
  const text = bare(pages.pages.join(' '))
  const { data: built } = (await read(hash)).body
  const measured = built.zones.map(({ zone, plannedRails, plannedSpacing, plannedSetback, measured: own }) =>
    [zone, plannedRails, own.rails, plannedSpacing, own.widestSpacing, plannedSetback, own.smallestSetback].join(' '),
  )
  const { decision, pack } = built
  const words = [
    ...[title, '21 Nov 2026', engineer.account.name, 'On site, in person', 'RPEQ 12345'],
    ...[content.inspected, content.notInspected].flatMap((lines) => lines.split('\n')),
    ...content.met.flatMap(({ condition, evidence }) => [condition, evidence]),
    ...[...entriesOfInspection(data.form)].map((entry) => content.record[entry]),
    ...measured,
    ...[design.code, design.sha256, pack?.code ?? 'no pack', 'Close-out pack'],
    ...[decision?.reason ?? 'no decision', decision?.registration ?? 'no registration', 'Accepted as built'],
    ...[statement.name, statement.licence, statement.accreditation, 'Two feet stand beside the skylight.'],
    ...['check with the certifier'],
  ]
  for (const word of words) expect(text, word).toContain(bare(word))
  expect(packFaults(pages)).toEqual([])
  expect(text).not.toMatch(new RegExp(`${hash}|/files/`))
})

it('is offered to the customer, who is told, and known by its code without a name', async () => {
  const { hash, record } = await inState('QLD')
  const { code, sha256 } = (await certify(hash)).body.data
  const { inspection } = (await read(hash)).body.data
  expect(inspection).toMatchObject({ code })
  expect((await bytesAt(inspection?.address ?? '')).subarray(0, 5).toString()).toBe('%PDF-')
  expect(await noticesOf(installer)).toContain('inspected')
  expect(await mailedTo(installer)).toContainEqual(
    expect.stringMatching(/^A certificate after inspection of your finished/),
  )
  const verified = await server.call('verifyDocument', { query: { code } })
  expect(verified.body.data).toMatchObject({ kind: 'inspection-certificate', state: 'valid', sha256 })
  expect(JSON.stringify(verified.body.data)).not.toContain(engineer.account.name)
  const trail = await server.db.query(`select subject_id, detail ->> 'code' as code from audit_trail
    where action = 'inspection_certified'`)
  expect(trail).toEqual([{ subjectId: record, code }])
})

it('what it says is met is confirmed in the project, with the close-out pack as its evidence', async () => {
  const { hash } = await inState('QLD')
  await certify(hash)
  const rows = await server.db.query(
    `select c.state, c.note, d.kind from review_conditions c join files f on f.address = c.evidence
     join documents d on d.file_id = f.id where c.project_hash = $1 order by c.sequence`,
    [hash],
  )
  expect(rows).toEqual([
    { state: 'confirmed', note: 'Evidence number 1 on photograph 4.', kind: 'close-out-pack' },
    { state: 'confirmed', note: 'Evidence number 2 on photograph 4.', kind: 'close-out-pack' },
  ])
})

it('the pack as evidence of a condition is opened by a key for reports, and not by one that reads projects alone', async () => {
  const { hash } = await inState('QLD')
  await certify(hash)
  const evidenceFor = async (scopes: readonly ApiKeyScope[]) => {
    const key = await insertTestKey(server, installer, scopes)
    const { body } = await server.call<ProjectReview>('projectReview', { query: { hash }, key })
    return body.data.conditions[0]?.evidence ?? ''
  }
  expect(await evidenceFor(['projects:read'])).toMatch(/\.pdf$/)
  const pdf = await bytesAt(await evidenceFor(['projects:read', 'reports']))
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
})

it('issued again it begins with the same, and ends the former', async () => {
  const { hash } = await inState('QLD')
  const first = await certify(hash, { notInspected: 'Nothing else.' })
  expect((await draft(hash)).body.data.content).toMatchObject({ notInspected: 'Nothing else.', method: 'in-person' })
  const second = await certify(hash)
  const rows = await server.db.query(
    `select code, state from documents where kind = 'inspection-certificate' order by state`,
  )
  expect(rows).toEqual([
    { code: first.body.data.code, state: 'superseded' },
    { code: second.body.data.code, state: 'valid' },
  ])
})

it('an inspection from the record says so on each page that tells how', async () => {
  const { hash } = await inState('VIC')
  const { address } = (await certify(hash, { method: 'from-record' })).body.data
  const { pages } = await readPdf(await bytesAt(address))
  const telling = pages.filter((page) => bare(page).includes(bare('which the installer signed; not on site.')))
  expect(telling.length).toBeGreaterThanOrEqual(2)
})

it('the console reads it with the record', async () => {
  const { hash } = await inState('NSW')
  const { code } = (await certify(hash)).body.data
  const { body } = await server.call<AsBuiltOfProject>('consoleAsBuilt', { token: engineer.token, query: { hash } })
  expect(body.data.inspection?.code).toBe(code)
})

it('is void by its signer alone, and by a colleague only with another', async () => {
  const { hash } = await inState('QLD')
  const { code } = (await certify(hash)).body.data
  const colleague = await server.caller('engineer', 'provider')
  const voidBy = (who: Caller) =>
    server.call<{ state: string }>('voidDocument', { token: who.token, body: { code, reason: 'Wrong roof' } })
  expect((await voidBy(colleague)).body.data.state).toBe('valid')
  expect((await voidBy(engineer)).body.data.state).toBe('void')
  expect((await read(hash)).body.data.inspection).toBeNull()
})

it('stays valid with the provider once its customer deleted the project', async () => {
  const { hash } = await inState('QLD')
  const { code } = (await certify(hash)).body.data
  const removed = await server.call('deleteProject', { token: installer.token, body: { hash } })
  expect(removed.status).toBe(200)
  await server.db.transaction((tx) => eraseCompanyRoofs(tx, installer.account, server.clock()))
  const verified = await server.call<{ state: string }>('verifyDocument', { query: { code } })
  expect(verified.body.data.state).toBe('valid')
  const [file] = await server.db.query<{ address: string }>(
    'select f.address from files f join documents d on d.file_id = f.id where d.code = $1',
    [code],
  )
  expect(file?.address).not.toContain('erased')
})

it('an audit finds nothing amiss after it that it did not find before', async () => {
  const { hash } = await inState('QLD')
  const { db } = server
  const looks = [contentSealDifferences, stateDifferences, recordDifferences, trailDifferences, namedFileDifferences]
  const found = () => Promise.all([...looks, documentDifferences].map((look) => differencesIn(look(db))))
  const before = await found()
  const { code } = (await certify(hash)).body.data
  expect(await found()).toEqual(before)
  await server.call('voidDocument', { token: engineer.token, body: { code, reason: 'Wrong roof' } })
  expect(await found()).toEqual(before)
})

it('what an engineer entered is in the export of that person, and goes with the account', async () => {
  const { hash } = await inState('QLD')
  await certify(hash)
  const { inspections } = await ownInspections(server.db, engineer.account.id)
  expect(inspections).toMatchObject([{ project: hash, content: { method: 'in-person' } }])
  await server.db.transaction((tx) => eraseInspections(tx, engineer.account.id))
  expect(await ownInspections(server.db, engineer.account.id)).toEqual({ inspections: [] })
})
