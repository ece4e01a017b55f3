import { api, type EndpointName } from '@soundroof/contract/api'
import { apiKeyScopes } from '@soundroof/contract/platform/access'
import type { ReportAnswer } from '@soundroof/contract/roofs/calls/project-calls'
import type { ProjectRow } from '@soundroof/contract/roofs/wire/wire-shapes'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TestKey } from '../../identity/api-keys/testing/sign-by-key.ts'
import { insertTestKey } from '../../identity/api-keys/testing/valid-api-key-calls.ts'
import { refusedByContent } from '../../platform/http/testing/expected-answers.ts'
import { serverOfFile } from '../../testing/server-of-tests.ts'
import type { Call } from '../../testing/test-server.ts'
import { validCalls } from '../../testing/valid-calls.ts'
import { requestAddress } from '../files/file-address.ts'
import type { Renderer } from '../rendering/report-renderer.ts'
import { claimJob } from './job-rows.ts'
import { makeReport } from './make-report.ts'

/** Only the scope `reports` lets a program open a report, whatever else it may read. */

const server = await serverOfFile()
let hash: string

const renderer: Renderer = { render: async () => Buffer.from('%PDF-1.7 short'), stop: async () => undefined }

const makeAll = async (): Promise<void> => {
  const later = () => new Date(server.clock().getTime() + 1000)
  for (;;) {
    const job = await claimJob(server.db, server.clock(), later())
    if (!job) return
    await makeReport({ ...server.services, renderer }, job)
  }
}

const addressOfReport = async (): Promise<string> => {
  const [row] = await server.db.query<{ address: string }>('select address from report_jobs where address is not null')
  return row?.address ?? ''
}

/** The project is reviewed, and this file is the review. */
const review = async (): Promise<string> => {
  const [file] = await server.db.query<{ address: string; key: string }>(
    `insert into files (id, company_id, key, address, kind, content_type, bytes, name, has_preview, created_at)
     select 'review', company_id, key || '.review', address || '.review.pdf', kind, content_type, bytes, name, false, created_at
     from files where address = $1 returning address, key`,
    [await addressOfReport()],
  )
  await server.services.objectStore.put(file?.key ?? '', Buffer.from('%PDF-1.7 review'), 'application/pdf')
  await server.db.query('update projects set status = 5, review_file = $1 where hash = $2', [file?.address, hash])
  await server.db.query(
    `insert into delivered_reviews (address, project_hash, revision, delivered_by, delivered_at)
     values ($1, $2, 1, 'engineer', $3)`,
    [file?.address, hash, server.clock()],
  )
  return file?.address ?? ''
}

const ann = await server.caller()
await server.subscribe(ann, 5)
const calls = await validCalls(server, ann)
hash = String(calls.projectDetail.query?.hash)
await makeAll()
const putBack = await server.keep()
beforeEach(() => putBack())

const open = async (url: string): Promise<number> => {
  const { pathname, search } = new URL(url)
  return (await server.app.inject({ method: 'GET', url: pathname + search })).statusCode
}
const detail = async (call: Call): Promise<ProjectRow> =>
  (await server.call<ProjectRow>('projectDetail', { query: { hash }, ...call })).body.data
const change = (key: TestKey, sql: string) => server.db.query(`update api_keys set ${sql} where id = $1`, [key.id])

const readCalls = (Object.keys(api) as EndpointName[]).filter((name) => {
  const endpoint = api[name]
  return 'keyScope' in endpoint && endpoint.keyScope === 'projects:read'
})

describe('a key without the scope for reports', () => {
  it.each(readCalls)('hears from %s no address that opens one', async (name) => {
    const key = await insertTestKey(server, ann, ['projects:read'])
    const plain = [requestAddress(await addressOfReport()), requestAddress(await review())]
    const { status, body } = await server.call(name, { ...calls[name], key })
    const refused = refusedByContent[name]
    expect([status, body.code]).toEqual(refused ? [refused, refused] : [200, 0])
    for (const address of plain) expect(JSON.stringify(body)).not.toContain(`${address}?`)
  })

  it('hears of the report and the review in the detail as in the list', async () => {
    const key = await insertTestKey(server, ann, ['projects:read'])
    const [report, reviewed] = [await addressOfReport(), await review()]
    const { result, manual_review } = await detail({ key })
    expect([result, manual_review]).toEqual([requestAddress(report), requestAddress(reviewed)])
    for (const address of [result, manual_review]) expect(await open(address ?? '')).toBe(403)
  })

  it('has none signed', async () => {
    const key = await insertTestKey(server, ann, ['projects:read'])
    for (const address of [await addressOfReport(), await review()])
      expect((await server.call('signAddresses', { key, body: { addresses: [address] } })).status).toBe(403)
  })
})

const wholly = apiKeyScopes
const others = apiKeyScopes.filter((scope) => scope !== 'reports')

describe('an address that a key was told', () => {
  const told = async (key: TestKey): Promise<readonly string[]> => {
    const answer = await server.call<ReportAnswer>('report', { key, query: { hash, type: 1 } })
    const signed = await server.call<{ full: string }[]>('signAddresses', { key, ...calls.signAddresses })
    return [answer.body.data.address ?? '', (await detail({ key })).result ?? '', signed.body.data[0]?.full ?? '']
  }
  const opened = async (addresses: readonly string[]) => {
    const codes: number[] = []
    for (const address of addresses) codes.push(await open(address))
    return codes
  }

  it.each([
    ['is revoked', `revoked_at = created_at`],
    ['has expired', `expires_at = created_at`],
    ['is of a company that its account has left', `company_id = 'elsewhere'`],
  ])('opens nothing once the key %s', async (_, sql) => {
    const key = await insertTestKey(server, ann, wholly)
    const addresses = await told(key)
    expect(new Set(await opened(addresses.slice(0, 2)))).toEqual(new Set([200]))
    expect(await open(addresses[2] ?? '')).not.toBe(403)
    await server.db.query(`insert into companies (id, name, created_at) values ('elsewhere', 'Elsewhere', now())`)
    await change(key, sql)
    expect(await opened(addresses)).toEqual([403, 403, 403])
    expect(await open((await detail({ token: ann.token })).result ?? '')).toBe(200)
  })

  it('opens no report once the key lacks the scope', async () => {
    const key = await insertTestKey(server, ann, wholly)
    const [report = '', inDetail = '', photo = ''] = await told(key)
    await change(key, `scopes = '${others.join(' ')}'`)
    expect(await opened([report, inDetail])).toEqual([403, 403])
    expect(await open(photo)).not.toBe(403)
    await change(key, `scopes = 'reports'`)
    expect(await open(report)).toBe(200)
    expect(await open(photo)).toBe(403)
  })

  it('names its key: without the key or with another it is forged', async () => {
    const key = await insertTestKey(server, ann, wholly)
    const [report = ''] = await told(key)
    const other = await insertTestKey(server, ann, wholly)
    expect(await open(report.replace(/&key=[^&]+/, ''))).toBe(403)
    expect(await open(report.replace(key.id, other.id))).toBe(403)
  })
})
