import { describe, expect, it } from 'vitest'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import { sha256Of } from '../../platform/audit/chain.ts'
import { withRecordKey } from '../../platform/audit/with-record-key.ts'
import type { Db } from '../../platform/database/db.ts'
import { previewKey } from '../../roofs/files/file-rows.ts'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { serverOfFile } from '../../testing/server-of-tests.ts'
import { requireRecordSecret } from './audited-record-secret.ts'
import { checkIntegrity } from './check-integrity.ts'
import { newestSealKey, sealRecords } from './seal-records.ts'
import { afterTampering } from './testing/after-tampering.ts'
import { makeReports, storePhotos } from './testing/stored-content.ts'

/** The audit names what somebody changes in the database or the store outside the server. */

const server = await serverOfFile()
const installer = await server.caller()

const { created, issue } = projectCalls(server, installer)

const differences = async () => (await checkIntegrity(server.services)).differences

const tampered = (sql: string, more: (tx: Db) => Promise<unknown> = async () => undefined) =>
  afterTampering(server.services.db, sql, async (tx) => {
    const found = await checkIntegrity({ db: tx, objectStore: server.services.objectStore })
    await more(tx)
    return found.differences
  })

await server.subscribe(installer, 5)
const project = await completeSample(server, installer)
await storePhotos(server)
await issue(project)
const hash = await created(project)
await makeReports(server)
const [row] = await server.db.query<{ id: string }>('select id from issued_results')
const result = row?.id ?? ''
const body = { ...project, hash, name: 'Edited' }
await server.call('uploadProject', { token: installer.token, body })
await server.call('submitProject', { token: installer.token, body: { hash } })
for (const subjectId of ['one', 'two'])
  await server.db.transaction((tx) =>
    recordChange(tx, { actor: { operator: 'ann' }, action: 'staff_created', subjectId }, server.clock()),
  )
await sealRecords(server.services)

const idOf = async (event: string): Promise<number> => {
  const [row] = await server.db.query<{ id: number }>('select id from timeline where event = $1', [event])
  return row?.id ?? 0
}

describe('what nobody has touched', () => {
  it('is without a difference, and everything was looked at', async () => {
    const { differences: none, looked } = await checkIntegrity(server.services)
    expect(none).toEqual([])
    expect(Object.fromEntries(looked)).toEqual({
      records: 5,
      'rows of the audit trail': 2,
      seals: 1,
      revisions: 2,
      results: 1,
      projects: 1,
      files: 7,
      'sealed rows': 32,
    })
  })
})

const sealedLast = 'is not the one that the server sealed last: some are gone, or older rows were put back.'

describe('a record', () => {
  it.each([
    ['its event', `event = 'edited'`],
    ['its person', 'account_id = null'],
    ['its time', `created_at = created_at + interval '1 second'`],
    ['its detail', `detail = '{}'`],
  ])('that was changed in %s', async (_, change) => {
    const id = await idOf('calculated')
    const [difference] = await tampered(`update timeline set ${change} where id = ${id}`)
    expect(difference).toMatch(new RegExp(`^Record ${id} of project ${hash} \\(\\w+\\) was changed`))
  })

  it('that was deleted in the middle', async () => {
    const [gone, next] = [await idOf('edited'), await idOf('submitted')]
    expect(await tampered(`delete from timeline where id = ${gone}`)).toContain(
      `Before Record ${next} of project ${hash} (submitted) a row is missing, or one was put in.`,
    )
  })

  it('that was deleted at the end contradicts its seal, and the status that it gave', async () => {
    expect(await tampered(`delete from timeline where event = 'submitted'`)).toEqual([
      `Records of project ${hash} that were there at ${server.clock().toISOString()} are gone.`,
      `Project ${hash} has a status that no record gave it.`,
      `The newest record of ${hash} ${sealedLast}`,
    ])
  })

  it('that was put in', async () => {
    const [difference] = await tampered(`insert into timeline (project_hash, event, role, created_at, previous, hash)
      select project_hash, 'withdrawn', role, created_at, hash, repeat('a', 64) from timeline where event = 'submitted'`)
    expect(difference).toContain('(withdrawn) was changed, or was not written by this server.')
  })

  it('is refused any change by the database itself', async () => {
    for (const sql of [`update timeline set event = 'x'`, 'delete from timeline', 'truncate record_seals'])
      await expect(server.db.query(sql)).rejects.toMatchObject({ code: '42501' })
  })
})

describe('seals', () => {
  it('that were deleted with the records contradict the one in the store, which no other replaces', async () => {
    const cut = `delete from timeline where event = 'submitted'; update projects set status = 1; delete from record_seals`
    const found = await tampered(cut, async (tx) => {
      const needs = { ...server.services, db: { ...tx, transaction: <T>(run: (inner: Db) => Promise<T>) => run(tx) } }
      await expect(sealRecords(needs)).rejects.toThrow('Seals of the records are gone')
    })
    expect(found[0]).toBe('Seal 1, which the object store holds, is gone.')
  })

  it('of which the one in the store cannot be read', async () => {
    const seal = (await server.services.objectStore.get(newestSealKey)) ?? Buffer.from('')
    await server.services.objectStore.put(newestSealKey, Buffer.from('xx'), 'application/json')
    expect(await differences()).toEqual(['The newest seal in the object store cannot be read.'])
    await server.services.objectStore.put(newestSealKey, Buffer.from(seal), 'application/json')
  })

  it('that were changed', async () => {
    expect(await tampered(`update record_seals set heads = '[]'`)).toEqual([
      'Seal 1 was changed, or was not written by this server.',
    ])
  })
})

describe('the audit trail', () => {
  it.each([
    [
      'changed',
      `update audit_trail set operator = 'bob' where id = 1`,
      'Row 1 of the audit trail (staff_created) was changed',
    ],
    [
      'deleted',
      'delete from audit_trail where id = 1',
      'Before Row 2 of the audit trail (staff_created) a row is missing',
    ],
    ['cut off', 'delete from audit_trail where id = 2', 'Rows of the audit trail that were there at'],
  ])('that was %s', async (_, sql, sentence) => {
    const [difference, ...others] = await tampered(sql)
    expect(difference).toContain(sentence)
    expect(others).toEqual(sql.includes('id = 2') ? [`The newest row of the audit trail ${sealedLast}`] : [])
  })
})

const higher = `draft = jsonb_set(draft, '{building,roofHeight}', '99')`

describe('content', () => {
  it('of a result', async () => {
    expect(await tampered(`update issued_results set result = replace(result, '1', '2')`)).toEqual([
      `Result ${result} of project ${hash} was changed.`,
      `Result ${result} is not as the server wrote it.`,
    ])
  })

  it('of the draft of a revision, former or present', async () => {
    expect(await tampered(`update project_revisions set ${higher} where revision = 1`)).toEqual([
      `Revision 1 of project ${hash} was changed.`,
    ])
    expect(await tampered('update project_revisions set saved_by = null where revision = 1')).toEqual([
      `Revision 1 of project ${hash} was saved by another account.`,
    ])
    expect(await tampered(`update projects set ${higher}`)).toEqual([
      `Project ${hash} differs from its newest revision.`,
    ])
  })

  it('of a project: a status without a record, or the whole project', async () => {
    expect(await tampered('update projects set status = 5')).toEqual([
      `Project ${hash} has a status that no record gave it.`,
      `Project ${hash} is not as the server wrote it.`,
    ])
    expect(await tampered('delete from projects')).toEqual([
      `Project ${hash} is gone, and no record says that it was deleted.`,
      `Project ${hash} is gone.`,
    ])
  })

  it('of a project: other inputs than it was saved with, or another person who made it', async () => {
    expect(await tampered(`update projects set input_hash = 'another'`)).toEqual([
      `Project ${hash} has other inputs than its newest revision.`,
    ])
    expect(await tampered('update projects set created_by = null')).toEqual([
      `Project ${hash} was created by another account.`,
    ])
  })

  it('of a document', async () => {
    const [difference] = await tampered(`update documents set sha256 = repeat('0', 64) where kind = 'result-summary'`)
    expect(difference).toMatch(/^Document .* names another SHA-256 than its file\.$/)
  })

  it('of a report that a customer gets: another one', async () => {
    const other = `update report_jobs set address = (select min(address) from report_jobs where kind = 'input-summary')
      where kind = 'result-summary' and revision = 1`
    expect(await tampered(other)).toEqual([
      `The result-summary of revision 1 of project ${hash} is another document than was issued.`,
    ])
  })
})

describe('a file', () => {
  const key = 'photos/a'
  const idOfPhoto = () => `http://localhost:8080/files/${installer.account.companyId}/a`
  const put = (content: string) => server.services.objectStore.put(key, Buffer.from(content), 'image/jpeg')

  it('that was changed in the store, also with its row', async () => {
    await put('another')
    expect(await differences()).toEqual([`[changed-object] File ${idOfPhoto()} has another content in the store.`])
    const matching = `update files set sha256 = '${sha256Of('another')}' where id = '${idOfPhoto()}'`
    expect(await tampered(matching)).toEqual([
      `File ${idOfPhoto()} of project ${hash} has another SHA-256 than when it was recorded.`,
      `File ${idOfPhoto()} is not as the server wrote it.`,
    ])
    await put(idOfPhoto())
  })

  it('whose preview was changed in the store, or taken out', async () => {
    const { objectStore } = server.services
    await objectStore.put(previewKey(key), Buffer.from('smaller'), 'image/jpeg')
    const preview = `preview of file ${idOfPhoto()}`
    expect(await differences()).toEqual([`[changed-object] The ${preview} has another content in the store.`])
    await objectStore.remove(previewKey(key))
    expect(await differences()).toEqual([`[missing-object] The ${preview} is lost: the store does not have it.`])
    await objectStore.put(previewKey(key), Buffer.from('small'), 'image/jpeg')
  })

  it('that was taken out of the store, or whose row is gone', async () => {
    await server.services.objectStore.remove(key)
    expect(await differences()).toEqual([`[missing-object] File ${idOfPhoto()} is lost: the store does not have it.`])
    expect((await checkIntegrity(server.services)).lost).toBe(1)
    await put(idOfPhoto())
    expect(await tampered(`delete from files where id = '${idOfPhoto()}'`)).toEqual([
      `File ${idOfPhoto()} of project ${hash} is gone.`,
      `File ${idOfPhoto()} is gone.`,
    ])
  })
})

it('another secret is told as such, not as a change of everything', async () => {
  await requireRecordSecret(server.services.db)
  await expect(requireRecordSecret(withRecordKey(server.db, 'another secret'))).rejects.toThrow(
    /^RECORD_SECRET, or record-secret in DATA_DIR, is not the secret that this database was written with/,
  )
})

it('the newest record and the newest row of the audit trail, both changed, are named: the secret is not blamed', async () => {
  const id = await idOf('submitted')
  const change = `update timeline set role = 'engineer' where id = ${id}; update audit_trail set operator = 'bob' where id = 2`
  const found = await tampered(change, requireRecordSecret)
  expect(found).toEqual([
    `Record ${id} of project ${hash} (submitted) was changed, or was not written by this server.`,
    'Row 2 of the audit trail (staff_created) was changed, or was not written by this server.',
  ])
})

it('a deletion by its customer, and another seal, are no difference', async () => {
  await server.call('deleteProject', { token: installer.token, body: { hash } })
  await sealRecords(server.services)
  expect(await differences()).toEqual([])
})
