import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { ReportAnswer } from '@soundroof/contract/roofs/calls/project-calls'
import { wireFieldOf } from '@soundroof/contract/roofs/wire/wire'
import { verifyPdf } from '@soundroof/report/signature/verify-pdf'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { WorkRunner } from '../../platform/work/work-runner.ts'
import { projectCalls } from '../../testing/project-calls.ts'
import { sample, type WireSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { jpeg, stored } from '../files/testing/send.ts'
import { createRenderer, type Renderer } from '../rendering/report-renderer.ts'
import { claimJob } from './job-rows.ts'
import { startReportRunner } from './report-runner.ts'

const server = await serverOfTests()
const installer = anew(() => server.caller())
let photos: readonly string[]
let runner: WorkRunner | null
/** However busy the machine, no report takes too long. */
const patience = 600_000
/** One thread for all tests; it outlives each test's runner, which ends after its report. */
const thread = createRenderer(patience)
const renderer: Renderer = { render: thread.render, stop: async () => undefined }
const shots = await Promise.all([jpeg(1600, 1200, 6), jpeg(1200, 1600, 3), jpeg(1500, 1500, 8)])
beforeEach(async () => {
  await server.subscribe(installer, 50)
  const kept: string[] = []
  for (const [index, shot] of [...shots, ...shots].entries())
    kept.push(await stored(server, installer, shot, `photo ${index}.jpg`))
  photos = kept
  runner = null
})
afterEach(() => runner?.stop())
afterAll(thread.stop)

const withPhotos = (changes: WireSample = {}): WireSample => ({
  ...sample('shed-in-sydney'),
  [wireFieldOf('photos', 'roof')]: photos.slice(0, 3),
  [wireFieldOf('photos', 'rafterSpan')]: photos.slice(3, 4),
  [wireFieldOf('photos', 'connection')]: photos.slice(4),
  ...changes,
})

const upload = async (project: WireSample): Promise<string> => {
  const { body } = await server.call<{ hash: string }>('uploadProject', { body: project, token: installer.token })
  if (body.code !== 0) throw new Error(JSON.stringify(body))
  return body.data.hash
}

const calculated = async (changes: WireSample = {}): Promise<string> => {
  const project = withPhotos(changes)
  expect(await projectCalls(server, installer).issue(project)).toMatchObject({ isResult: 1 })
  return upload(project)
}

const start = (own: Renderer = renderer): WorkRunner => {
  runner = startReportRunner(server.services, own)
  return runner
}

const ask = async (hash: string, type: 0 | 1, result?: string): Promise<ReportAnswer> => {
  const query = { hash, type, ...(result === undefined ? {} : { result }) }
  return (await server.call<ReportAnswer>('report', { query, token: installer.token })).body.data
}

/** Ended only by the test's time limit: on a busy machine a report takes many seconds. */
const settled = async (hash: string, type: 0 | 1): Promise<ReportAnswer> => {
  for (;;) {
    const answer = await ask(hash, type)
    if (answer.state !== 'rendering') return answer
    if (server.errors.length > 0) throw server.errors[0]
    await setTimeout(25)
  }
}

const open = (url: string | null) => {
  const { pathname, search } = new URL(url ?? '')
  return server.app.inject({ method: 'GET', url: pathname + search })
}

const eventsOf = async (hash: string): Promise<readonly string[]> => {
  const { body } = await server.call<{ records: { event: string }[] }>('records', {
    query: { id: hash },
    token: installer.token,
  })
  return body.data.records.map(({ event }) => event)
}

/** What a holder of the file can find out. */
const expectIssued = async (pdf: Buffer): Promise<void> => {
  const signed = await verifyPdf(pdf)
  expect(signed).toMatchObject({ state: 'valid', certificate: { name: 'Test Engineers' } })
  const code = signed.state === 'valid' ? signed.reason?.replace('Document ', '') : ''
  const { body } = await server.call('verifyDocument', { query: { code } })
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  expect(body.data).toMatchObject({ kind: 'result-summary', state: 'valid', revision: 1, sha256 })
}

const imagesIn = (pdf: Buffer): number => pdf.toString('latin1').split('/Subtype /Image').length - 1

describe('a report', () => {
  it('is made for a project with a result, once with it and once without', async () => {
    const hash = await calculated()
    expect(await ask(hash, 0)).toMatchObject({ state: 'rendering', address: null })
    start()
    const answer = await settled(hash, 0)
    expect(answer).toMatchObject({ state: 'ready', fileName: 'SR-1001-2026-11-21-Warehouse east roof.pdf' })
    const { headers, rawPayload } = await open(answer.address)
    expect(headers['content-disposition']).toBe(
      `attachment; filename="SR-1001-2026-11-21-Warehouse east roof.pdf"; ` +
        `filename*=UTF-8''SR-1001-2026-11-21-Warehouse%20east%20roof.pdf`,
    )
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    // One of each category; the input summary has all.
    expect(imagesIn(rawPayload)).toBe(3)
    await expectIssued(rawPayload)
    const input = await open((await settled(hash, 1)).address)
    expect(imagesIn(input.rawPayload)).toBe(6)
    expect(await eventsOf(hash)).toEqual([
      ...['Report downloaded', 'Report downloaded', 'Report made'],
      ...['Project created', 'Result calculated'],
    ])
    expect(server.errors).toEqual([])
  })

  it('stands in the project as its result', async () => {
    const hash = await calculated()
    start()
    await settled(hash, 0)
    const { body } = await server.call<{ result: string }>('projectDetail', { query: { hash }, token: installer.token })
    expect((await open(body.data.result)).statusCode).toBe(200)
    expect(body.data).toMatchObject({ is_result: 1, result_type: 0 })
    expect((await eventsOf(hash))[0]).toBe('Report downloaded')
  })

  it('is of the input alone without a result', async () => {
    const hash = await upload(withPhotos())
    start()
    expect(await settled(hash, 1)).toMatchObject({ state: 'ready' })
    expect(await ask(hash, 0)).toMatchObject({ state: 'none', address: null })
    expect(await eventsOf(hash)).toEqual(['Report made', 'Project created'])
  })

  it('of an earlier result stays after an edit that has none', async () => {
    const hash = await calculated()
    start()
    await settled(hash, 0)
    const { body } = await server.call<{ id: string }>('issuedResult', { query: { hash }, token: installer.token })
    const first = (await ask(hash, 0, body.data.id)).address?.split('?')[0]
    await upload(withPhotos({ hash, roof_slope: 9 }))
    runner?.wake()
    await settled(hash, 1)
    expect((await ask(hash, 0)).address?.split('?')[0]).toBe(first)
    expect(await ask(hash, 0, 'unknown')).toMatchObject({ state: 'none' })
  })

  it('with six photos is made while others are answered', async () => {
    const first = await calculated()
    start()
    await settled(first, 0)
    // Where this thread had no processor meanwhile, the next report tells: if calls waited for reports, none ever would.
    let answered = 0
    for (let roof = 2; answered <= 3; roof++) {
      const next = await calculated({ name: `Roof ${roof}`, roof_slope: 5 + (roof % 20) })
      answered = 0
      runner?.wake()
      while ((await ask(next, 0)).state === 'rendering') {
        await setTimeout(20)
        answered++
      }
      expect((await ask(next, 0)).state).toBe('ready')
    }
  })

  it('is forgotten when its project was deleted while it was made', async () => {
    const hash = await upload(withPhotos())
    const slow: Renderer = {
      stop: renderer.stop,
      render: async (task) => {
        await server.call('deleteProject', { body: { hash }, token: installer.token })
        return renderer.render(task)
      },
    }
    const before = await server.db.query('select 1 from files')
    start(slow)
    while ((await server.db.query('select 1 from projects')).length > 0) await setTimeout(25)
    await runner?.stop()
    expect(await server.db.query('select 1 from files')).toHaveLength(before.length)
    expect(server.errors).toEqual([])
  })
})

describe('a job', () => {
  it('left by a crash is taken up at the next start', async () => {
    const hash = await upload(withPhotos())
    await server.db.query('update report_jobs set claimed_until = $1, attempts = 1', [
      new Date(server.clock().getTime() + 20_000),
    ])
    start()
    expect(await settled(hash, 1)).toMatchObject({ state: 'ready' })
  })

  it('is made once by two runners', async () => {
    const hash = await upload(withPhotos())
    const other = startReportRunner(server.services, createRenderer(patience))
    start()
    await settled(hash, 1)
    await other.stop()
    expect(await eventsOf(hash)).toEqual(['Report made', 'Project created'])
    expect(await server.db.query(`select 1 from files where kind = 'pdf'`)).toHaveLength(1)
  })

  it('that fails is tried three times, then given up and told', async () => {
    const hash = await upload(withPhotos())
    let attempts = 0
    const broken: Renderer = {
      stop: async () => undefined,
      render: async () => {
        attempts++
        throw new Error('no paper')
      },
    }
    start(broken)
    while ((await ask(hash, 1)).state === 'rendering') {
      await setTimeout(25)
      server.clock.move(10_000)
      runner?.wake()
    }
    expect(await ask(hash, 1)).toMatchObject({ state: 'failed', address: null })
    expect(attempts).toBe(3)
    expect(server.errors).toHaveLength(3)
    const [row] = await server.db.query('select problem from report_jobs')
    expect(row).toEqual({ problem: 'no paper' })
    expect(await eventsOf(hash)).toEqual(['Report could not be made', 'Project created'])
  })

  it('is made after any number of restarts: only errors count as attempts', async () => {
    const hash = await upload(withPhotos())
    const leases = [1, 2, 3, 4, 5, 6, 7, 8]
    for (const _ of leases) {
      // A process that takes the job and is killed.
      expect(await claimJob(server.db, server.clock(), new Date(server.clock().getTime() + 30_000))).not.toBeNull()
      server.clock.move(30_001)
    }
    start()
    expect(await settled(hash, 1)).toMatchObject({ state: 'ready' })
    expect(server.errors).toEqual([])
  })

  it('that was given up is made again when its owner asks, also while the project is reviewed', async () => {
    const hash = await calculated()
    await server.db.query(`update report_jobs set state = 'failed', attempts = 3, problem = 'no paper'`)
    await server.db.query('update projects set status = 3')
    expect(await ask(hash, 0)).toMatchObject({ state: 'failed' })
    const makeAgain = (caller: Caller, type: 0 | 1) =>
      server.call('makeReportAgain', { body: { hash, type }, token: caller.token })
    expect((await makeAgain(await server.caller(), 0)).status).toBe(403)
    expect((await makeAgain(installer, 0)).body).toEqual({ code: 0, data: { state: 'rendering' } })
    expect(await ask(hash, 1)).toMatchObject({ state: 'failed' })
    start()
    const { address } = await settled(hash, 0)
    expect((await open(address)).statusCode).toBe(200)
    expect((await makeAgain(installer, 0)).body).toEqual({ code: 0, data: { state: 'ready' } })
    expect((await ask(hash, 0)).address?.split('?')[0]).toBe(address?.split('?')[0])
    expect(server.errors).toEqual([])
  })

  it('that was cut short by the end of the server costs no attempt', async () => {
    await upload(withPhotos())
    start(createRenderer(patience))
    await setTimeout(30)
    await runner?.stop()
    runner = null
    const rows = await server.db.query<{ attempts: number; state: string }>('select attempts, state from report_jobs')
    expect(rows.every(({ attempts, state }) => state === 'ready' || attempts === 0)).toBe(true)
  })
})

describe('a download', () => {
  it('leaves one record for each address that was handed out', async () => {
    const hash = await upload(withPhotos())
    start()
    const { address } = await settled(hash, 1)
    await open(address)
    await open(address)
    const downloads = async () => (await eventsOf(hash)).filter((event) => event === 'Report downloaded').length
    expect(await downloads()).toBe(1)
    server.clock.move(1000)
    await open((await ask(hash, 1)).address)
    expect(await downloads()).toBe(2)
  })
})
