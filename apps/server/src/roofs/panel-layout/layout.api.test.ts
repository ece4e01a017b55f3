import type { IssuedResult, UploadAnswer } from '@soundroof/contract/roofs/calls/project-calls'
import type { Changes, Revision } from '@soundroof/contract/roofs/calls/revision-calls'
import type { LayoutAnswer } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import { layoutAnswer } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import type { KeptLayout } from '@soundroof/contract/roofs/panel-layout/layout-request'
import type { TimelineRecord } from '@soundroof/contract/roofs/project-status'
import { messages } from '@soundroof/words/en-au/messages/messages'
import { describe, expect, it } from 'vitest'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { rowCounts } from '../../testing/test-database.ts'

const server = await serverOfTests()
const installer = anew(() => server.caller())
const { created, issue } = projectCalls(server, installer)

const uploaded = async (isCalculated: boolean, changes: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const body = { ...(await completeSample(server, installer, 'shed-in-sydney')), ...changes }
  if (isCalculated) {
    await server.subscribe(installer, 1)
    await issue(body)
  }
  return created(body)
}

const projectOf = async (hash: string) => ({
  ...(await completeSample(server, installer, 'shed-in-sydney')),
  hash,
})

const laid = (hash: string, request: Readonly<Record<string, unknown>> = {}) =>
  server.call<LayoutAnswer | null>('layout', { token: installer.token, body: { hash, ...request } })

it('lays panels on the roof of a charged result, with the parts they need, and changes nothing', async () => {
  const hash = await uploaded(true)
  const before = await rowCounts(server.db)
  const { status, body } = await laid(hash)
  expect(status).toBe(200)
  const answer = layoutAnswer.parse(body.data)
  expect(answer.layout.placed).toBeGreaterThan(20)
  expect(answer.parts.parts.find(({ kind }) => kind === 'panel')?.needed).toBe(answer.layout.placed)
  expect(answer.csv).toContain(`Solar panel,,to be named,,${answer.layout.placed},0,${answer.layout.placed}\r\n`)
  expect(await rowCounts(server.db)).toEqual(before)
})

it('says when the project installs more than the roof takes, with both numbers', async () => {
  const few = (await laid(await uploaded(true, { installation_scale: 5 }))).body.data
  expect(few?.layout.warnings).toEqual([])
  Object.assign(installer, await server.caller())
  const many = (await laid(await uploaded(true, { installation_scale: 600 }))).body.data
  expect(many?.layout.warnings[0]).toMatch(/^The project installs 600 kW, this roof takes [\d.]+ kW of these panels\.$/)
})

it('lays out the number of panels or the power that was entered beside the whole kW', async () => {
  const hash = await uploaded(true, { installation_scale: 5, panel_count: 9 })
  expect((await laid(hash, { isKept: true })).body.data?.layout).toMatchObject({ wanted: 9, placed: 9 })
  Object.assign(installer, await server.caller())
  const { layout } = (await laid(await uploaded(true, { array_power: 4.25 }), { isKept: true })).body.data ?? {}
  expect(layout?.power.installed).toBe(4.25)
  expect(layout?.wanted).toBe(Math.ceil(4250 / (layout?.panel.power ?? 0)))
})

it('tells the room left and what keeps panels off where it is asked for', async () => {
  const hash = await uploaded(true, { panel_count: 9 })
  expect((await laid(hash, { isKept: true })).body.data?.hints).toBeNull()
  const { hints } = (await laid(hash, { isKept: true, hints: true })).body.data ?? {}
  expect(hints?.room.reduce((sum, { panels }) => sum + panels, 0)).toBeGreaterThan(20)
  const { hints: all } = (await laid(hash, { hints: true })).body.data ?? {}
  expect(all?.said.length).toBeGreaterThan(0)
  expect(all?.words).toHaveLength(all?.said.length ?? 0)
})

it('tells nothing where no result was charged', async () => {
  expect((await laid(await uploaded(false))).body).toEqual({ code: 0, data: null })
})

it('is of the own company alone', async () => {
  const hash = await uploaded(true)
  Object.assign(installer, await server.caller())
  expect((await laid(hash)).status).toBe(403)
})

describe('what cannot be laid out is refused with the field', () => {
  const obstacle = { kind: 'obstacle', plane: 'front', x: 0, y: 0, width: 400_000, height: 500 }

  it.each([
    [{ obstacles: [obstacle] }, 'obstacles.0', /reaches beyond the plane "front".*correct its position/],
    [{ obstacles: [{ ...obstacle, width: 0 }] }, 'obstacles.0.width', /must be between 1 and/],
    [{ planes: ['roof'] }, 'planes.0', /no plane "roof": choose front and back/],
  ])('%j', async (request, field, message) => {
    const { status, body } = await laid(await uploaded(true), request)
    expect(status).toBe(400)
    expect(body.issues?.[0]?.field).toBe(field)
    expect(body.issues?.[0]?.message).toMatch(message)
  })
})

describe('what was changed on the drawing', () => {
  const chimney = { kind: 'obstacle', plane: 'front', x: 3000, y: 2000, width: 800, height: 800 }
  type Kept = { readonly revision: number; readonly layout: KeptLayout | null }
  const read = async (hash: string) =>
    (await server.call<Kept>('keptLayout', { token: installer.token, query: { hash } })).body.data
  const kept = async (hash: string) => (await read(hash)).layout
  const keepOn = (revision: number, hash: string, layout: unknown) =>
    server.call('keepLayout', { token: installer.token, body: { hash, revision, layout } })
  const keep = async (hash: string, layout: unknown) => keepOn((await read(hash)).revision, hash, layout)
  const placed = async (hash: string, request = {}) => (await laid(hash, request)).body.data?.layout
  const revisions = (hash: string) =>
    server.call<readonly Revision[]>('revisions', { token: installer.token, query: { hash } })

  it('is kept as a revision of the same inputs and result: nothing is charged, nothing is asked again', async () => {
    const hash = await uploaded(true)
    const before = (await revisions(hash)).body.data
    expect(await read(hash)).toEqual({ revision: 1, layout: null })
    expect((await keep(hash, { obstacles: [chimney] })).body).toEqual({ code: 0, data: { revision: 2 } })
    expect(await kept(hash)).toMatchObject({ obstacles: [chimney], wanted: null, areas: [] })
    const after = (await revisions(hash)).body.data
    expect(after.map(({ revision, result }) => [revision, result])).toEqual([
      [2, before[0]?.result],
      [1, before[0]?.result],
    ])
    expect(
      (await server.call('getResult', { token: installer.token, body: await projectOf(hash) })).body.data,
    ).toMatchObject({ isResult: 1 })
    const { records } = (
      await server.call<{ records: readonly TimelineRecord[] }>('records', {
        token: installer.token,
        query: { id: hash },
      })
    ).body.data
    expect(records[0]?.event).toBe('Array layout changed')
  })

  it('is drawn where the kept layout is asked for, and compared between revisions', async () => {
    const hash = await uploaded(true, { installation_scale: 5 })
    const everywhere = await placed(hash, { isKept: true })
    expect(everywhere?.power.placed).toBeGreaterThanOrEqual(5)
    const area = { plane: 'back', x: 4000, y: 1000, width: 9000, height: 4000 }
    await keep(hash, { obstacles: [chimney], areas: [area], planes: ['back'] })
    const moved = await placed(hash, { isKept: true })
    expect(moved?.planes.find(({ name }) => name === 'front')).toMatchObject({ obstacles: [chimney], panels: [] })
    const panels = moved?.planes.find(({ name }) => name === 'back')?.panels ?? []
    expect(panels.length).toBeGreaterThan(0)
    expect(panels.every(({ x, width }) => x >= 4000 && x + width <= 13_000)).toBe(true)
    const changes = await server.call<Changes>('changes', {
      token: installer.token,
      query: { hash, from: 1, to: 2 },
    })
    expect(changes.body.data.input.map(({ field }) => field)).toEqual([
      'Obstacle 1',
      'Place of the array, back',
      'Planes with panels',
    ])
  })

  it('stays when the project is edited, and the same once more is no revision', async () => {
    const hash = await uploaded(true)
    await keep(hash, { obstacles: [chimney] })
    expect((await keep(hash, { obstacles: [chimney] })).body).toEqual({ code: 0, data: { revision: 2 } })
    const { token } = installer
    await server.call('uploadProject', { token, body: { ...(await projectOf(hash)), hash, customer_message: 'x' } })
    expect((await kept(hash))?.obstacles).toEqual([chimney])
    expect((await revisions(hash)).body.data).toHaveLength(3)
  })

  it('is refused where it cannot be drawn, and from the claim of an engineer on', async () => {
    const hash = await uploaded(true)
    const outside = await keep(hash, { obstacles: [{ ...chimney, x: 500_000 }] })
    expect([outside.status, outside.body.issues?.[0]?.message]).toEqual([
      400,
      expect.stringMatching(/reaches beyond the plane "front"/),
    ])
    const many = await keep(hash, { obstacles: Array.from({ length: 3000 }, () => chimney) })
    expect([many.status, many.body.message]).toEqual([400, 'Obstacles and walkways must be a list of at most 200!'])
    const twice = { plane: 'front', x: 0, y: 0, width: 9000, height: 4000 }
    expect((await keep(hash, { areas: [twice, twice] })).body.message).toBe(
      'The array has one place on each roof plane!',
    )
    await server.db.query('update projects set status = 3 where hash = $1', [hash])
    expect((await keep(hash, { obstacles: [chimney] })).status).toBe(409)
    expect(await kept(hash)).toBeNull()
  })

  it('is not overwritten by changes of a drawing that was saved again since; the same once more is no conflict', async () => {
    const hash = await uploaded(true)
    const vent = { ...chimney, x: 6000 }
    expect((await keepOn(1, hash, { obstacles: [chimney] })).status).toBe(200)
    expect((await keepOn(1, hash, { obstacles: [chimney] })).status).toBe(200)
    for (const revision of [1, 3, 1_000_000]) {
      const { status, body } = await keepOn(revision, hash, { obstacles: [vent] })
      expect([status, body.message]).toEqual([409, messages.layoutOfFormerRevision])
    }
    expect(await read(hash)).toMatchObject({ revision: 2, layout: { obstacles: [chimney] } })
    const answers = await Promise.all(
      [vent, { ...vent, x: 9000 }].map((each) => keepOn(2, hash, { obstacles: [each] })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await revisions(hash)).body.data).toHaveLength(3)
    expect((await keepOn(0, hash, null)).status).toBe(400)
  })

  it('is refused on a roof whose steps are not all filled in: no revision, no report', async () => {
    const hash = await uploaded(false)
    const body = { hash, name: 'Garage', madeAt: '2026-11-22 10:00:00', copy: 'site' }
    const added = await server.call<{ hash: string }>('addRoof', { token: installer.token, body })
    const garage = added.body.data.hash
    const before = await rowCounts(server.db)
    const { status, body: refused } = await keep(garage, { obstacles: [chimney] })
    expect([status, refused.message]).toEqual([409, messages.roofNotFilledIn])
    expect((await keep(garage, null)).status).toBe(200)
    expect(await rowCounts(server.db)).toEqual(before)
  })

  it('is that of the revision that is asked for, also where a later one has the same result', async () => {
    const hash = await uploaded(true, { installation_scale: 5 })
    const bare = await placed(hash, { isKept: true })
    await keep(hash, { obstacles: [chimney] })
    const present = await placed(hash, { isKept: true })
    expect(await placed(hash, { isKept: true, revision: 1 })).toEqual(bare)
    expect(await placed(hash, { isKept: true, revision: 2 })).toEqual(present)
    expect(present).not.toEqual(bare)
    expect((await laid(hash, { isKept: true, revision: 3 })).body.data).toBeNull()
    await server.call('uploadProject', {
      token: installer.token,
      body: { ...(await projectOf(hash)), building_length: 40 },
    })
    expect((await laid(hash, { isKept: true, revision: 3 })).body.data).toBeNull()
  })

  it('of an earlier result is that of its own roof, with the power that was installed there', async () => {
    const { token } = installer
    const hash = await uploaded(true, { installation_scale: 5 })
    await keep(hash, { obstacles: [chimney] })
    const before = await placed(hash, { isKept: true })
    const [first] = (await revisions(hash)).body.data
    const edited = { ...(await projectOf(hash)), building_length: 40, installation_scale: 600 }
    const saved = (await server.call<UploadAnswer>('uploadProject', { token, body: edited })).body.data
    const message = expect.stringMatching(/drawn on the former roof/)
    expect(saved).toEqual({ hash, isResult: 0, message, coded: { code: 'drawnOnFormerRoof' } })
    expect((await keep(hash, { obstacles: [{ ...chimney, x: 35_000 }] })).status).toBe(200)
    const issued = async (id?: string) =>
      (await server.call<IssuedResult>('issuedResult', { token, query: { hash, ...(id ? { id } : {}) } })).body.data
    expect(await issued()).toMatchObject({ id: first?.result, revision: 2, is_present: false })
    expect(await placed(hash, { isKept: true })).toEqual(before)

    await server.subscribe(installer, 1)
    await server.call('decrementTimes', { token })
    await server.call('getResult', { token, body: edited })
    await server.call('uploadProject', { token, body: edited })
    expect(await issued()).toMatchObject({ revision: 5, is_present: true })
    expect(await issued(first?.result ?? '')).toMatchObject({ revision: 2, is_present: false })
    expect(await placed(hash, { isKept: true, id: first?.result })).toEqual(before)
    const present = await placed(hash, { isKept: true })
    expect(present?.warnings.join(' ')).toContain('The project installs 600 kW')
    expect(present?.planes.find(({ name }) => name === 'front')?.obstacles).toMatchObject([{ x: 35_000 }])
  })
})
