import type { VerifiedDocument } from '@soundroof/contract/roofs/documents/document'
import { beforeEach, expect, it } from 'vitest'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Renderer } from '../rendering/report-renderer.ts'
import { claimJob } from '../reports/job-rows.ts'
import { makeReport } from '../reports/make-report.ts'

/** A document issued for a project that its owner deleted. */

const server = await serverOfTests()
const installer = anew(() => server.caller())
let hash: string
let issued: VerifiedDocument

const renderer: Renderer = { stop: async () => undefined, render: async () => Buffer.from('%PDF-1.7 short') }

const verify = async (code: string): Promise<VerifiedDocument> =>
  (await server.call<VerifiedDocument>('verifyDocument', { query: { code } })).body.data
const deletion = () => server.call('deleteProject', { token: installer.token, body: { hash } })
const onlyCode = async (): Promise<string> => {
  const [row] = await server.db.query<{ code: string }>('select code from documents')
  return row?.code ?? ''
}

beforeEach(async () => {
  hash = await projectCalls(server, installer).created(await completeSample(server, installer))
  const job = await claimJob(server.db, server.clock(), new Date(server.clock().getTime() + 1000))
  if (!job) throw new Error('No report waits.')
  await makeReport({ ...server.services, renderer }, job)
  issued = await verify(await onlyCode())
  expect(issued.state).toBe('valid')
  server.clock.move(60_000)
})

it('is told as issued and since deleted, never as valid', async () => {
  const deletedAt = server.clock().toISOString()
  expect((await deletion()).status).toBe(200)
  server.clock.move(60_000)
  expect(await verify(issued.code)).toEqual({ ...issued, state: 'deleted', endedAt: deletedAt })
})

it('stays superseded where it was superseded before', async () => {
  await server.db.query(`update documents set state = 'superseded', ended_at = $1`, [server.clock()])
  await deletion()
  expect((await verify(issued.code)).state).toBe('superseded')
})

it('stays valid while the provider keeps the project with its file', async () => {
  await server.db.query('update projects set status = 3 where hash = $1', [hash])
  await deletion()
  expect(await verify(issued.code)).toEqual(issued)
})

it('whose file is unknown, though nobody deleted its project, is missing', async () => {
  await server.db.query('delete from files where id = (select file_id from documents)')
  expect(await verify(issued.code)).toEqual({ ...issued, state: 'missing' })
})
