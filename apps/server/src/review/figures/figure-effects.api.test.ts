import type { FigureEffects } from '@soundroof/contract/review/figures/figures-console'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RoofServices } from '../../roofs/calculations/roof-services.ts'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { decideFigure, withdrawFigure } from './decide-figure.ts'
import { approveAs, proposeAs, signOff } from './testing/valid-figure-calls.ts'

const server = await serverOfTests()
const ann = anew(() => server.caller('engineer', 'provider'))
const ben = anew(() => server.caller('engineer', 'provider'))
const installer = anew(() => server.caller())
beforeEach(() => server.subscribe(installer, 20))

const trail = async () =>
  (await server.db.query<{ action: string }>('select action from audit_trail order by id')).map(({ action }) => action)

const screwWith = (coefficient: number, diameter = 6.3) => [
  { name: 'diameter', value: diameter },
  { name: 'coefficient', value: coefficient },
  { name: 'capacityFactor', value: 0.5 },
]

const { paid } = projectCalls(server, installer)

/** A project with a paid result, not submitted. */
const uploadTiled = async (number: string) =>
  paid({ ...(await completeSample(server, installer, 'tiled-house-in-melbourne')), number })

/** Its corner asks too much of bracket and screw. */
const uploadShed = async (number: string) =>
  paid({
    ...(await completeSample(server, installer)),
    number,
    roof_height: 8,
    terrain_category_index: 2,
    panel_length_index: 5,
    purlin_thickness_index: 2,
    purlin_spacing: 1200,
    purlin_bridging: 3,
    purlin_depth_index: 3,
    purlin_span: 5000,
    rafter_spacing: 5000,
  })

describe('projects that rest on a figure', () => {
  it('are listed with what they would get, and nothing is kept', async () => {
    for (const number of ['one', 'two', 'not submitted', 'deleted']) await uploadTiled(number)
    await server.db.query(`update projects set status = 2 where draft #>> '{header,number}' <> 'not submitted'`)
    await server.db.query(`update projects set hidden_at = now() where draft #>> '{header,number}' = 'deleted'`)
    const asked = { figure: 'fixings/tile-hook/service', values: [{ name: 'value', value: 0.3 }], limit: 1 }
    const effects = (after: number | null = null) =>
      server.call<FigureEffects>('figureEffects', { body: { ...asked, after }, token: ann.token })
    const first = (await effects()).body.data
    expect(first.rows).toMatchObject([{ project: expect.stringMatching(/^not submitted /), isSubmitted: false }])
    expect(first.rows[0]?.differences.map(({ field }) => field)).toContain('Fixing spacing')
    expect(first.opened).toEqual({ projects: [], lookedAt: 3, resting: 3, seen: null })
    const second = (await effects(first.next)).body.data
    expect(second).toMatchObject({
      rows: [{ project: expect.stringMatching(/^two /), isSubmitted: true }],
      opened: null,
    })
    const third = (await effects(second.next)).body.data
    expect([third.rows[0]?.project, third.next]).toEqual([expect.stringMatching(/^one /), null])
    const same = await server.call<FigureEffects>('figureEffects', {
      body: { figure: 'fixings/tile-hook/service', values: null },
      token: ann.token,
    })
    const fields = same.body.data.rows.flatMap(({ differences }) => differences.map(({ field }) => field))
    expect(fields.filter((field) => field !== 'Figures')).toEqual([])
    expect(await trail()).toEqual([])
  })
})

describe('zones that a figure would open', () => {
  const figure = 'fixings/tile-hook/service'
  const asked = async (engineer: Caller, body: object) =>
    (await server.call<FigureEffects>('figureEffects', { body, token: engineer.token })).body.data.opened

  it('are confirmed by both engineers as they are at that moment', async () => {
    // Tile hooks with little capacity: their zones are closed until the published value is back.
    await signOff(server, [ann, ben], { figure, values: [{ name: 'value', value: 0.14 }] })
    await uploadTiled('one')
    const before = await asked(ann, { figure, values: null })
    expect(before).toMatchObject({ projects: [{ project: expect.stringMatching(/^one /) }], lookedAt: 1, resting: 1 })
    expect(before?.projects[0]?.zones.length).toBeGreaterThan(0)
    const unseen = await proposeAs(server, ann, { figure, seen: null })
    expect([unseen.status, unseen.body.message]).toEqual([409, expect.stringContaining('in 1 projects')])
    expect((await proposeAs(server, ann, { figure, seen: 'f'.repeat(64) })).status).toBe(409)
    const { status, body } = await proposeAs(server, ann, { figure, seen: before?.seen ?? null })
    expect(status).toBe(200)
    const approval = (seen: string | null) =>
      server.call('decideFigure', {
        body: { id: body.data.id, decision: 'approve', note: '', cells: null, seen },
        token: ben.token,
      })
    expect((await approval(null)).status).toBe(409)
    await uploadTiled('two')
    expect((await approval(before?.seen ?? null)).status).toBe(409)
    const now = await asked(ben, { figure, values: null, signOff: body.data.id })
    expect(now?.projects).toHaveLength(2)
    expect((await approval(now?.seen ?? null)).status).toBe(200)
  })

  /** Services of one engineer's call during which a colleague is faster: between the list and the change. */
  const overtaken = (by: () => Promise<unknown>) => {
    let isFirst = true
    const opened: RoofServices['opened'] = async (inputs) => {
      const zones = await server.services.opened(inputs)
      if (isFirst) await by()
      isFirst = false
      return zones
    }
    return { ...server.services, opened, query: undefined, authorization: '', address: '', agent: '' }
  }

  it('are seen also of a result that is issued between the list and the approval', async () => {
    await signOff(server, [ann, ben], { figure, values: [{ name: 'value', value: 0.14 }] })
    await uploadTiled('one')
    const { data } = (await proposeAs(server, ann, { figure })).body
    const seen = (await asked(ben, { figure, values: null, signOff: data.id }))?.seen ?? null
    const body = { id: data.id, decision: 'approve', note: '', cells: null, seen } as const
    const context = overtaken(() => uploadTiled('two'))
    await expect(decideFigure({ ...context, body, account: ben.account })).rejects.toThrow('in 2 projects')
    expect((await server.services.catalogue.get()).signOffs).toMatchObject([{ values: [{ value: 0.14 }] }])
    expect((await approveAs(server, ben, data)).status).toBe(200)
  })

  it('are opened by no single engineer on a result that is issued while a figure is taken back', async () => {
    const { id } = await signOff(server, [ann, ben], { figure, values: [{ name: 'value', value: 0.14 }] })
    await uploadShed('one')
    await server.db.query(
      `insert into result_figures (issued_result_id, figure) select issued_result_id, $1 from projects`,
      [figure],
    )
    const context = overtaken(() => uploadTiled('two'))
    const body = { id, state: 'approved', note: 'Wrong' } as const
    await expect(withdrawFigure({ ...context, body, account: ben.account })).rejects.toThrow('(projects: 1; ')
  })

  it('only together are seen by who approves the second figure, also at the same moment', async () => {
    await uploadShed('one')
    const proposals = [
      { figure: 'fixings/foot', values: [{ name: 'bracket', value: 3 }] },
      { figure: 'fixings/foot/steel-screw', values: screwWith(1) },
    ]
    const [first, second] = await Promise.all(
      proposals.map(async (one) => (await proposeAs(server, ann, one)).body.data),
    )
    if (!first || !second) throw new Error('no proposals')
    const shut = await asked(ben, { figure: first.figure, values: null, signOff: first.id })
    expect(shut).toMatchObject({ lookedAt: 1, seen: null })
    const body = { id: first.id, decision: 'approve', note: '', cells: null, seen: null } as const
    const context = overtaken(async () => expect((await approveAs(server, ben, second)).status).toBe(200))
    await expect(decideFigure({ ...context, body, account: ben.account })).rejects.toThrow('in 1 projects')
    expect((await server.services.catalogue.get()).signOffs).toMatchObject([{ figure: second.figure }])
    const open = await asked(ben, { figure: first.figure, values: null, signOff: first.id })
    expect(open?.projects[0]?.zones).toContain('Corner')
    expect((await approveAs(server, ben, first)).status).toBe(200)
  })

  it('only together are opened by no one who takes back one figure while the other is replaced', async () => {
    const { id } = await signOff(server, [ann, ben], {
      figure: 'fixings/foot',
      values: [{ name: 'bracket', value: 0.9 }],
    })
    await signOff(server, [ann, ben], { figure: 'fixings/foot/steel-screw', values: screwWith(0.36, 3.2) })
    await uploadShed('one')
    const published = (await proposeAs(server, ann, { figure: 'fixings/foot/steel-screw' })).body.data
    const context = overtaken(async () => expect((await approveAs(server, ben, published)).status).toBe(200))
    const body = { id, state: 'approved', note: 'Wrong' } as const
    await expect(withdrawFigure({ ...context, body, account: ben.account })).rejects.toThrow('(projects: 1; ')
    expect((await server.services.catalogue.get()).signOffs).toHaveLength(2)
  })

  it('are opened by no single engineer who takes a stricter figure back, only by two', async () => {
    const { id } = await signOff(server, [ann, ben], { figure, values: [{ name: 'value', value: 0.14 }] })
    const takeBack = (which: string) =>
      server.call('withdrawFigure', { body: { id: which, state: 'approved', note: 'Wrong' }, token: ann.token })
    await uploadTiled('one')
    const refused = await takeBack(id)
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('(projects: 1; ')])
    expect((await server.services.catalogue.get()).signOffs).toMatchObject([{ figure }])
    const published = await signOff(server, [ann, ben], { figure })
    expect((await takeBack(published.id)).status).toBe(200)
  })

  it('need not open: wider spacing alone is no single engineer’s either', async () => {
    const { id } = await signOff(server, [ann, ben], { figure, values: [{ name: 'value', value: 0.5 }] })
    await uploadTiled('one')
    expect((await asked(ann, { figure, values: null }))?.projects).toEqual([])
    const body = { id, state: 'approved', note: 'Wrong' }
    const refused = await server.call('withdrawFigure', { body, token: ann.token })
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('(projects: 1; ')])
    expect((await server.services.catalogue.get()).signOffs).toMatchObject([{ figure }])
  })

  it('are none where a figure is taken back to the safe side: one engineer does it at once', async () => {
    await uploadTiled('one')
    const { id } = await signOff(server, [ann, ben], { figure, values: [{ name: 'value', value: 0.8 }] })
    const body = { id, state: 'approved', note: 'The certificate is wrong' }
    expect((await server.call('withdrawFigure', { body, token: ben.token })).status).toBe(200)
    expect((await server.services.catalogue.get()).signOffs).toEqual([])
  })
})
