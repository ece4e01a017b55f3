import type { LayoutAnswer } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { RenderTask } from '../rendering/render-task.ts'
import type { Renderer } from '../rendering/report-renderer.ts'
import { claimJob } from '../reports/job-rows.ts'
import { makeReport } from '../reports/make-report.ts'

const server = await serverOfTests()
const installer = anew(() => server.caller())
const { created, issue } = projectCalls(server, installer)
let hash: string
beforeEach(async () => {
  await server.subscribe(installer, 9)
  hash = await save({})
})

/** Saves the project with these sizes, and calculates it. */
const save = async (changes: Readonly<Record<string, unknown>>, of: { readonly hash?: string } = {}) => {
  const body = { ...(await completeSample(server, installer, 'shed-in-sydney')), ...changes, ...of }
  await issue(body)
  return created(body)
}

const keep = async (layout: unknown) => {
  const { token } = installer
  const { revision } = (await server.call<{ revision: number }>('keptLayout', { token, query: { hash } })).body.data
  return (await server.call<{ revision: number }>('keepLayout', { token, body: { hash, revision, layout } })).body.data
}

const laid = async () =>
  (await server.call<LayoutAnswer>('layout', { token: installer.token, body: { hash, isKept: true } })).body

type Reported = NonNullable<RenderTask['input']>

/** What the newest report is made of. */
const reported = async (): Promise<Reported> => {
  const made: Reported[] = []
  const renderer: Renderer = {
    render: async (task) => {
      if (task.input) made.push(task.input)
      return Buffer.from('%PDF-1.7 short')
    },
    stop: async () => undefined,
  }
  const claim = () => claimJob(server.db, server.clock(), new Date(server.clock().getTime() + 1000))
  for (let job = await claim(); job; job = await claim()) await makeReport({ ...server.services, renderer }, job)
  const last = made.at(-1)
  if (!last) throw new Error('No report was made.')
  return last
}

const chimney = { kind: 'obstacle', plane: 'front', x: 3000, y: 2000, width: 800, height: 800 }
const area = { plane: 'front', x: 1000, y: 500, width: 12_000, height: 5000 }
const former = /^Obstacles.* were kept for an earlier roof: gable, 30 m by 18 m, 8 degrees\./

describe('an array that was placed on a former roof', () => {
  it('says so for good, with the planes that it leaves empty, on screen and in the report', async () => {
    await keep({ obstacles: [chimney], areas: [area], planes: ['front', 'back'] })
    expect((await laid()).data).toMatchObject({ isOfFormerRoof: false, layout: { warnings: [] } })
    await save({ building_length: 40, options: { roofForm: 'hip' } }, { hash })
    for (const { layout } of [(await laid()).data, await reported()]) {
      expect(layout?.warnings[0]).toMatch(former)
      expect(layout?.warnings[1]).toBe(
        'The array is kept on these planes: front and back. No panels are laid on: left and right.',
      )
    }
    expect((await laid()).data.isOfFormerRoof).toBe(true)
  })

  it('is kept on this roof as it is, or laid out anew, as a revision; then nothing is said', async () => {
    await keep({ obstacles: [chimney] })
    await save({ building_width: 20 }, { hash })
    expect((await laid()).data.isOfFormerRoof).toBe(true)
    expect(await keep({ obstacles: [chimney] })).toEqual({ revision: 4 })
    expect((await laid()).data).toMatchObject({ isOfFormerRoof: false, layout: { warnings: [] } })
    expect(await keep({ obstacles: [chimney] })).toEqual({ revision: 4 })
    await save({ building_width: 21 }, { hash })
    await keep({ obstacles: [{ ...chimney, x: 4000 }] })
    expect((await laid()).data.isOfFormerRoof).toBe(false)
  })

  it('tells the reason where it no longer fits, on screen and in the report', async () => {
    await keep({ obstacles: [{ ...chimney, x: 25_000 }] })
    await save({ building_length: 20 }, { hash })
    const { message, issues } = await laid()
    expect(message).toMatch(/^The obstacle reaches beyond the plane "front"/)
    expect(issues?.at(-1)).toEqual({ field: 'formerRoof', message: expect.stringMatching(former) })
    const { layout, layoutProblem } = await reported()
    expect([layout, layoutProblem]).toEqual([null, `${message} ${issues?.at(-1)?.message}`])
  })
})
