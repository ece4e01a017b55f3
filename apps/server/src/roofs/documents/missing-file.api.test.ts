import type { ReportAnswer } from '@soundroof/contract/roofs/calls/project-calls'
import type { VerifiedDocument } from '@soundroof/contract/roofs/documents/document'
import type { ProjectRow } from '@soundroof/contract/roofs/wire/wire-shapes'
import { messages } from '@soundroof/words/en-au/messages/messages'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Renderer } from '../rendering/report-renderer.ts'
import { claimJob } from '../reports/job-rows.ts'
import { makeReport } from '../reports/make-report.ts'

/** A report in the database whose file is gone from the object store. */

const server = await serverOfTests()
const installer = anew(() => server.caller())
let hash: string
let first: VerifiedDocument
let address: string

const renderer: Renderer = { stop: async () => undefined, render: async () => Buffer.from('%PDF-1.7 short') }

const make = async (): Promise<void> => {
  const job = await claimJob(server.db, server.clock(), new Date(server.clock().getTime() + 1000))
  if (!job) throw new Error('No report waits.')
  await makeReport({ ...server.services, renderer }, job)
}
const ask = async (): Promise<ReportAnswer> => {
  const query = { hash, type: 1 }
  return (await server.call<ReportAnswer>('report', { token: installer.token, query })).body.data
}
const again = async () =>
  (await server.call('makeReportAgain', { token: installer.token, body: { hash, type: 1 } })).body.data
const open = async (url: string) => {
  const { pathname, search } = new URL(url)
  const answer = await server.app.inject({ method: 'GET', url: pathname + search })
  return { status: answer.statusCode, message: answer.statusCode === 200 ? '' : answer.json().message }
}
const verify = async (code: string): Promise<VerifiedDocument> =>
  (await server.call<VerifiedDocument>('verifyDocument', { query: { code } })).body.data
const documents = () =>
  server.db.query<{ code: string; key: string }>(
    'select d.code, f.key from documents d join files f on f.id = d.file_id order by d.state desc',
  )
const listed = async () =>
  (await server.call<ProjectRow[]>('projects', { token: installer.token })).body.data.map(({ result }) => result)
const detail = async () =>
  (await server.call<ProjectRow>('projectDetail', { token: installer.token, query: { hash } })).body.data.result

beforeEach(async () => {
  hash = await projectCalls(server, installer).created(await completeSample(server, installer))
  await make()
  const [row] = await documents()
  first = await verify(row?.code ?? '')
  address = (await ask()).address ?? ''
  expect([first.state, (await open(address)).status]).toEqual(['valid', 200])
  expect([...(await listed()), await detail()].every((result) => result !== null)).toBe(true)
  await server.services.objectStore.remove(row?.key ?? '')
})

it('counts as failed, is not valid, and is offered nowhere', async () => {
  expect(await ask()).toMatchObject({ state: 'failed', address: null })
  expect(await verify(first.code)).toEqual({ ...first, state: 'missing' })
  expect(await listed()).toEqual([null])
  expect(await detail()).toBeNull()
  expect(await open(address)).toEqual({ status: 404, message: messages.fileMissing })
})

it('is made again under a new code, once', async () => {
  expect(await again()).toEqual({ state: 'rendering' })
  expect(await ask()).toMatchObject({ state: 'rendering', address: null })
  expect(await again()).toEqual({ state: 'rendering' })
  await make()
  const answer = await ask()
  expect([answer.state, (await open(answer.address ?? '')).status]).toEqual(['ready', 200])
  expect((await verify(first.code)).state).toBe('superseded')
  const codes = (await documents()).map(({ code }) => code)
  expect(codes).toHaveLength(2)
  expect((await verify(codes.find((code) => code !== first.code) ?? '')).state).toBe('valid')
  expect(await again()).toEqual({ state: 'ready' })
})

it('takes its rows along when its project is deleted', async () => {
  await again()
  await make()
  await server.call('deleteProject', { token: installer.token, body: { hash } })
  expect(await server.db.query(`select 1 from files where kind = 'pdf'`)).toEqual([])
})

const { size } = server.services.objectStore
afterEach(() => Object.assign(server.services.objectStore, { size }))

it.each([
  ['refuses', () => Promise.reject(new Error('The object store cannot be reached: connect ECONNREFUSED'))],
  ['does not answer', () => new Promise<never>(() => undefined)],
])('is what the database says while the object store %s', async (_, away) => {
  Object.assign(server.services.objectStore, { size: away })
  expect((await verify(first.code)).state).toBe('valid')
  expect((await ask()).state).toBe('ready')
})
