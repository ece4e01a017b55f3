import type { ReportAnswer } from '@soundroof/contract/roofs/calls/project-calls'
import { isOnRequest, isSiteSheet, type ReportKind, reportKinds } from '@soundroof/contract/roofs/documents/document'
import type { SignedAddress } from '@soundroof/contract/roofs/upload-ticket'
import type { ReportInput } from '@soundroof/report/reports/report-blocks'
import { beforeEach, describe, expect, it } from 'vitest'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { RenderTask } from '../rendering/render-task.ts'
import type { Renderer } from '../rendering/report-renderer.ts'
import { claimJob, type Job } from './job-rows.ts'
import { makeReport } from './make-report.ts'

const server = await serverOfTests()
const installer = anew(() => server.caller())
const complete = anew(() => completeSample(server, installer))
beforeEach(() => server.subscribe(installer, 50))

const { upload, created, issue, jobs } = projectCalls(server, installer)

const rendered: RenderTask[] = []
beforeEach(() => {
  rendered.length = 0
})
const renderer: Renderer = {
  render: async (task) => {
    rendered.push(task)
    return Buffer.from('%PDF-1.7 short')
  },
  stop: async () => undefined,
}

const claim = (): Promise<Job | null> => claimJob(server.db, server.clock(), new Date(server.clock().getTime() + 1000))

/** Makes every waiting report; answers their projects. */
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

it('a report that is void opens to nobody, and can be made again', async () => {
  const hash = await created(complete)
  await makeAll()
  const opens = async (address: string) => {
    const { pathname, search } = new URL(address)
    return (await server.app.inject({ method: 'GET', url: pathname + search })).statusCode
  }
  const former = await addressOf(hash, 1)
  expect(await opens(former)).toBe(200)
  const engineer = await server.caller('engineer', 'provider')
  const [{ code } = { code: '' }] = await server.db.query<{ code: string }>('select code from documents')
  await server.call('voidDocument', { token: engineer.token, body: { code, reason: 'Wrong roof' } })
  expect([await opens(former), await addressOf(hash, 1)]).toEqual([409, ''])
  const again = await server.call('makeReportAgain', { token: installer.token, body: { hash, type: 1 } })
  expect(again.body.data).toEqual({ state: 'rendering' })
  await makeAll()
  expect(await opens(await addressOf(hash, 1))).toBe(200)
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
    expect(await jobs()).toMatchObject([{ revision: 4, kind: 'input-summary' }])
  })

  it('keeps a waiting report of another result, and one that is being made', async () => {
    await issue(complete)
    const hash = await created(complete)
    expect(await claim()).toMatchObject({ kind: 'input-summary' })
    await upload({ ...complete, hash, roof_slope: 9 })
    expect((await jobs()).map(({ revision, kind }) => [revision, kind])).toEqual([
      [1, 'input-summary'],
      [1, 'result-summary'],
      [2, 'input-summary'],
    ])
    await upload({ ...complete, hash })
    expect((await jobs()).map(({ revision, kind }) => [revision, kind])).toEqual([
      [1, 'input-summary'],
      [3, 'input-summary'],
      [3, 'result-summary'],
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

describe('a report on request', () => {
  const report = async (hash: string, kind: ReportKind, token = installer.token) =>
    server.call<ReportAnswer>('report', { query: { hash, kind }, token })
  const ask = async (hash: string, kind: ReportKind, token = installer.token) =>
    server.call<ReportAnswer>('makeReportAgain', { body: { hash, kind }, token })

  it.each(reportKinds.filter(isOnRequest))('of kind %s is made once it is asked for', async (kind) => {
    await issue(complete)
    const hash = await created(complete)
    await makeAll()
    expect((await report(hash, kind)).body.data).toMatchObject({ state: 'none', address: null })
    const answers = await Promise.all([ask(hash, kind), ask(hash, kind), ask(hash, kind)])
    expect(answers.map(({ body }) => body.data.state)).toContain('rendering')
    expect(await makeAll()).toHaveLength(1)
    const { body } = await report(hash, kind)
    expect(body.data).toMatchObject({
      state: 'ready',
      fileName: `SR-1001-2026-11-21-Warehouse east roof-${kind}-r1.pdf`,
    })
    expect(await server.db.query('select kind, state from documents order by kind')).toContainEqual({
      kind,
      state: 'valid',
    })
    expect((await ask(hash, kind)).body.data.state).toBe('ready')
  })

  it('of a crew is valid in both languages beside each other', async () => {
    await issue(complete)
    const hash = await created(complete)
    for (const kind of reportKinds.filter(isSiteSheet)) await ask(hash, kind)
    await makeAll()
    expect(await server.db.query(`select kind, state from documents where kind like 'site%' order by kind`)).toEqual([
      { kind: 'site-sheet', state: 'valid' },
      { kind: 'site-sheet-zh-hans', state: 'valid' },
    ])
    const [english, chinese] = rendered.flatMap(({ input }) => (input && isSiteSheet(input.kind) ? [input] : []))
    const words = ({ result, layout }: Pick<ReportInput, 'result' | 'layout'>): string =>
      [result?.resultString, ...(layout?.assumptions ?? [])].join(' ')
    expect(english && words(english)).not.toMatch(/\p{Script=Han}/u)
    expect(chinese && words(chinese)).toMatch(/\p{Script=Han}/u)
    expect(chinese?.layout?.placed).toBe(english?.layout?.placed)
    const [account] = await server.db.query<{ phone: string }>('select phone from accounts where id = $1', [
      installer.account.id,
    ])
    expect(chinese?.identity?.installer?.phone).toBe(account?.phone)
  })

  it('is made anew for a new result', async () => {
    await issue(complete)
    const hash = await created(complete)
    await ask(hash, 'site-sheet')
    await makeAll()
    await issue({ ...complete, hash, roof_slope: 9 })
    await upload({ ...complete, hash, roof_slope: 9 })
    expect((await report(hash, 'site-sheet')).body.data.state).toBe('none')
    await ask(hash, 'site-sheet')
    await makeAll()
    const states = await server.db.query(
      `select revision, state from documents where kind = 'site-sheet' order by revision`,
    )
    expect(states).toEqual([
      { revision: 1, state: 'superseded' },
      { revision: 2, state: 'valid' },
    ])
  })

  it('needs a result', async () => {
    const hash = await created(complete)
    const answer = await ask(hash, 'full-calculation')
    const message = 'This project has no result to report on. Please calculate it first!'
    expect(answer.body).toEqual({ code: 409, message })
    expect((await jobs()).map(({ kind }) => kind)).toEqual(['input-summary'])
  })

  it('is of no other company', async () => {
    await issue(complete)
    const hash = await created(complete)
    const stranger = await server.caller()
    for (const call of [ask, report]) expect((await call(hash, 'site-sheet', stranger.token)).status).toBe(403)
  })

  it('is named by type or by kind, not by both and not by none', async () => {
    const hash = await created(complete)
    for (const named of [{}, { type: 0, kind: 'site-sheet' }]) {
      const { body } = await server.call('report', { query: { hash, ...named }, token: installer.token })
      expect(body).toMatchObject({ code: 400, message: 'Please name the report either by its type or by its kind!' })
    }
  })
})
