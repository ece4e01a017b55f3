import type { ReportAnswer } from '@soundroof/contract/roofs/calls/project-calls'
import type { SignedAddress } from '@soundroof/contract/roofs/upload-ticket'
import { beforeEach, describe, expect, it } from 'vitest'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample, type WireSample } from '../../testing/sample-project.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { claimJob, type Job } from './job-rows.ts'
import { makeReport } from './make-report.ts'
import type { Renderer } from './report-renderer.ts'

const server = await serverOfTests()
let installer: Caller
let complete: WireSample
beforeEach(async () => {
  installer = await server.caller()
  await server.subscribe(installer, 50)
  complete = await completeSample(server, installer)
})

const { upload, created, issue, jobs } = projectCalls(
  () => server,
  () => installer,
)

const renderer: Renderer = { render: async () => Buffer.from('%PDF-1.7 short'), stop: async () => undefined }

const claim = (): Promise<Job | null> => claimJob(server.db, server.clock(), new Date(server.clock().getTime() + 1000))

/** Makes every report that waits; answers whose they were. */
const makeAll = async (): Promise<readonly string[]> => {
  const companies: string[] = []
  for (let job = await claim(); job; job = await claim()) {
    await makeReport({ ...server.services, renderer }, job)
    companies.push(job.companyId)
  }
  return companies
}

const addressOf = async (hash: string, type: 0 | 1): Promise<string> => {
  const { body } = await server.call<ReportAnswer>('report', { query: { hash, type }, token: installer.token })
  return body.data.address ?? ''
}
const plain = (address: string): string => address.split('?')[0] ?? ''

describe('the address of a report', () => {
  it('is not signed like a photo: its download would leave no record', async () => {
    const hash = await created(complete)
    await makeAll()
    const addresses = [plain(await addressOf(hash, 1))]
    const answer = await server.call<SignedAddress[]>('signAddresses', { token: installer.token, body: { addresses } })
    expect([answer.status, answer.body.data]).toEqual([403, undefined])
  })

  it('is no extra file of a project: its detail would sign it', async () => {
    const hash = await created(complete)
    await makeAll()
    const answer = await upload({ ...complete, name: 'Other', big_file: [plain(await addressOf(hash, 1))] })
    expect([answer.status, answer.body.issues?.[0]?.field]).toEqual([400, 'big_file'])
  })
})

describe('deleting a project', () => {
  const remove = (hash: string) => server.call('deleteProject', { token: installer.token, body: { hash } })
  /** Rows of reports, and files of the company in the object store. */
  const reports = async () => {
    const rows = await server.db.query(`select 1 from files where kind = 'pdf'`)
    const keys = await server.storedKeys()
    return [rows.length, keys.filter((key) => key.startsWith(installer.account.companyId)).length]
  }

  it('deletes its reports, also those of earlier revisions, and no others', async () => {
    await issue(complete)
    const hash = await created(complete)
    await makeAll()
    await upload({ ...complete, hash, roof_slope: 9 })
    await created({ ...complete, name: 'Other' })
    await makeAll()
    expect(await reports()).toEqual([4, 4])
    const address = await addressOf(hash, 1)
    expect((await remove(hash)).status).toBe(200)
    expect(await reports()).toEqual([1, 1])
    const { pathname, search } = new URL(address)
    expect((await server.app.inject({ method: 'GET', url: pathname + search })).statusCode).toBe(404)
  })

  it('keeps them for the provider from Under Review on', async () => {
    const hash = await created(complete)
    await makeAll()
    await server.db.query('update projects set status = 3')
    await remove(hash)
    expect(await reports()).toEqual([1, 1])
  })
})

describe('a new revision', () => {
  it('drops the waiting reports that it replaces', async () => {
    const hash = await created(complete)
    for (const roof_slope of [6, 7, 8]) await upload({ ...complete, hash, roof_slope })
    expect(await jobs()).toMatchObject([{ revision: 4, type: 1 }])
  })

  it('keeps a waiting report of another result, and one that is being made', async () => {
    await issue(complete)
    const hash = await created(complete)
    expect(await claim()).toMatchObject({ type: 1 })
    await upload({ ...complete, hash, roof_slope: 9 })
    expect((await jobs()).map(({ revision, type }) => [revision, type])).toEqual([
      [1, 1],
      [1, 0],
      [2, 1],
    ])
    await upload({ ...complete, hash })
    expect((await jobs()).map(({ revision, type }) => [revision, type])).toEqual([
      [1, 1],
      [3, 1],
      [3, 0],
    ])
  })
})

describe('companies', () => {
  it('take turns', async () => {
    for (const index of [1, 2, 3, 4]) await created({ ...complete, name: `Mine ${index}` })
    const other = await server.caller()
    const theirs = await completeSample(server, other)
    for (const index of [1, 2]) await upload({ ...theirs, name: `Theirs ${index}` }, other)
    const [a, b] = [installer.account.companyId, other.account.companyId]
    expect(await makeAll()).toEqual([a, b, a, b, a, a])
  })
})
