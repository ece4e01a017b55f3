import type { VerifiedDocument } from '@soundroof/contract/roofs/documents/document'
import { describe, expect, it } from 'vitest'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { findDocumentsOf } from './document-rows.ts'
import { issuedSample } from './testing/valid-document-calls.ts'

const server = await serverOfTests()
const engineer = anew(() => server.caller('engineer'))

const ask = async (code: string) => (await server.call<VerifiedDocument>('verifyDocument', { query: { code } })).body
const stateOf = async (code: string) => (await ask(code)).data.state
const withdraw = (code: string, reason = 'Wrong roof') =>
  server.call<VerifiedDocument>('voidDocument', { token: engineer.token, body: { code, reason } })

describe('documents of a project', () => {
  it('stand by revision, the newest first, and then by kind, whichever was made first', async () => {
    const { projectHash } = await issuedSample(server, { kind: 'result-summary' })
    const kinds = ['input-summary', 'site-sheet', 'full-calculation'] as const
    for (const kind of kinds) await issuedSample(server, { projectHash, kind, revision: 2 })
    const listed = await findDocumentsOf(server.db, projectHash)
    expect(listed.map(({ revision, kind }) => `${revision} ${kind}`)).toEqual([
      '2 site-sheet',
      '2 input-summary',
      '2 full-calculation',
      '1 result-summary',
    ])
  })
})

describe('an issued document', () => {
  it('is told by its code, however it is typed, and nothing but that', async () => {
    const { code, kind, revision, sha256, issuedAt } = await issuedSample(server)
    expect((await ask(code.toLowerCase().replaceAll('-', ' '))).data).toEqual({
      code,
      kind,
      revision,
      sha256,
      state: 'valid',
      issuedAt: issuedAt.toISOString(),
      endedAt: null,
      reconsideredSince: null,
      hasResult: false,
    })
  })

  it('is superseded by the next of its kind, or by any of a later revision', async () => {
    const first = await issuedSample(server)
    const { projectHash } = first
    const input = await issuedSample(server, { projectHash, kind: 'input-summary' })
    const other = await issuedSample(server)
    server.clock.move(60_000)
    const again = await issuedSample(server, { projectHash })
    expect((await ask(first.code)).data).toMatchObject({ state: 'superseded', endedAt: again.issuedAt.toISOString() })
    expect(await stateOf(input.code)).toBe('valid')
    const second = await issuedSample(server, { projectHash, revision: 2 })
    for (const { code } of [again, input]) expect(await stateOf(code)).toBe('superseded')
    for (const { code } of [other, second]) expect(await stateOf(code)).toBe('valid')
  })

  it('is superseded at once by an edit, of whatever kind it is', async () => {
    const owner = await server.caller()
    const complete = await completeSample(server, owner)
    const { created, upload } = projectCalls(server, owner)
    const hash = await created(complete)
    const sheet = await issuedSample(server, { projectHash: hash, kind: 'site-sheet' })
    expect((await upload({ ...complete, hash, name: 'Corrected' })).status).toBe(200)
    expect(await stateOf(sheet.code)).toBe('superseded')
    const late = await issuedSample(server, { projectHash: hash, kind: 'full-calculation' })
    expect(await stateOf(late.code)).toBe('superseded')
  })

  it('that is finished after that of a later revision never counts as the newest', async () => {
    const second = await issuedSample(server, { revision: 2 })
    const first = await issuedSample(server, { projectHash: second.projectHash, revision: 1 })
    expect([await stateOf(first.code), await stateOf(second.code)]).toEqual(['superseded', 'valid'])
  })

  it('stays known when its project is gone', async () => {
    const { code, projectHash } = await issuedSample(server)
    await server.db.query('delete from projects where hash = $1', [projectHash])
    expect(await stateOf(code)).toBe('valid')
  })
})

describe('withdrawing a document', () => {
  it('makes it void for everybody, with a reason that only the audit trail tells', async () => {
    const { code } = await issuedSample(server)
    expect((await withdraw(code, ' Wrong roof ')).body.data).toMatchObject({ code, state: 'void' })
    const { data } = await ask(code)
    expect(data).toMatchObject({ state: 'void', endedAt: server.clock().toISOString() })
    expect(JSON.stringify(data)).not.toContain('Wrong roof')
    const trail = await server.db.query('select account_id, action, subject_id, detail from audit_trail')
    const detail = { reason: 'Wrong roof', right: 'nobody signed' }
    expect(trail).toEqual([{ accountId: engineer.account.id, action: 'document_voided', subjectId: code, detail }])
  })

  it('of one that is superseded is possible, and the next of its kind does not change it', async () => {
    const first = await issuedSample(server)
    await issuedSample(server, { projectHash: first.projectHash, revision: 2 })
    await withdraw(first.code)
    await issuedSample(server, { projectHash: first.projectHash, revision: 3 })
    expect(await stateOf(first.code)).toBe('void')
  })

  it.each([
    ['twice', '', 409],
    ['without a reason', ' ', 400],
  ])('%s is refused and changes nothing', async (what, reason, status) => {
    const { code } = await issuedSample(server)
    if (what === 'twice') await withdraw(code, 'First')
    expect((await withdraw(code, reason || (what === 'twice' ? 'Second' : ' '))).status).toBe(status)
    const rows = await server.db.query('select void_reason as reason from documents')
    expect(rows).toEqual([{ reason: what === 'twice' ? 'First' : null }])
  })
})

it.each([
  ['2222-2222-2222', 404, 'No document with this code was issued here. Please check each character of the code!'],
  ['2222-2222-2223', 400, 'This is not a document code. Please check each character: a code has 12 of them!'],
  ["' or 1=1 --", 400, 'This is not a document code. Please check each character: a code has 12 of them!'],
])('%s is answered clearly', async (code, status, message) => {
  expect(await ask(code)).toMatchObject({ code: status, message })
})
