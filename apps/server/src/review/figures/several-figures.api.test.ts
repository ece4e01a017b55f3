import type { FigureProposals } from '@soundroof/contract/review/figures/figure-batches'
import type { ConsoleFigures, OpenedZones, SignOffRow } from '@soundroof/contract/review/figures/figures-console'
import type { TableCells } from '@soundroof/contract/review/figures/table-cells'
import { catalogue } from '@soundroof/data'
import { beforeEach, describe, expect, it } from 'vitest'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { cellsFor, evidenceOf, figureRowOf, hatCsv, proposeAs, seenBy, signOff } from './testing/valid-figure-calls.ts'

const server = await serverOfTests()
const ann = anew(() => server.caller('engineer', 'provider'))
const ben = anew(() => server.caller('engineer', 'provider'))
const installer = anew(() => server.caller())
beforeEach(() => server.subscribe(installer, 20))

const table = 'purlins/ZC15015'
const figures = ['fixings/rail', 'panels/limits', table]

const item = async (who: Caller, figure: string) => {
  const cells = await cellsFor(server, who, { figure })
  return { figure, shown: (await figureRowOf(server, who, figure)).shown, cells: cells && [...cells] }
}
const proposals = async (who: Caller, ids: readonly string[]): Promise<FigureProposals> => ({
  figures: await Promise.all(ids.map((figure) => item(who, figure))),
  reason: 'Certificate 12 of the maker',
  evidence: await evidenceOf(server, who),
  seen: null,
})
const propose = (who: Caller, body: object) =>
  server.call<SignOffRow[]>('proposeFigures', { body: { ...body }, token: who.token })
const decisionsOf = async (who: Caller, rows: readonly SignOffRow[]) =>
  Promise.all(rows.map(async ({ id, figure }) => ({ id, cells: await cellsFor(server, who, { figure, signOff: id }) })))
const decide = (who: Caller, body: object) =>
  server.call<SignOffRow[]>('decideFigures', {
    body: { decision: 'approve', note: '', ...body },
    token: who.token,
  })
const trail = () =>
  server.db.query<{ action: string; detail: { readonly cells?: readonly number[]; readonly inView?: string } }>(
    'select action, detail from audit_trail order by id',
  )
const stored = () => server.db.query('select 1 from figure_sign_offs')

describe('several figures', () => {
  it('are confirmed and approved in one step each, every one on its own record', async () => {
    const body = await proposals(ann, figures)
    const proposed = await propose(ann, body)
    expect([proposed.status, proposed.body.data.map(({ figure }) => figure)]).toEqual([200, figures])
    expect(new Set(proposed.body.data.map(({ evidence }) => evidence.name)).size).toBe(1)
    const signOffs = await decisionsOf(ben, proposed.body.data)
    const decided = await decide(ben, { signOffs })
    expect(decided.body.data.map(({ figure, state }) => [figure, state])).toEqual(
      figures.map((figure) => [figure, 'approved']),
    )
    const records = await trail()
    expect(records.map(({ action }) => action)).toEqual([
      ...figures.map(() => 'figure_proposed'),
      ...figures.map(() => 'figure_approved'),
    ])
    expect(records.map(({ detail }) => detail.inView).slice(0, 3)).toEqual(body.figures.map(({ shown }) => shown))
    expect([records[2]?.detail.cells, records[5]?.detail.cells]).toEqual([body.figures[2]?.cells, signOffs[2]?.cells])
    expect((await server.services.catalogue.get()).signOffs).toHaveLength(3)
  })

  it('are none of them proposed where one is refused; each problem names its figure', async () => {
    await proposeAs(server, ben, { figure: 'fixings/rail' })
    const body = await proposals(ann, figures)
    const wrong = body.figures.map((one) => (one.cells ? { ...one, cells: [...one.cells.slice(0, 4), 999] } : one))
    const { status, body: answer } = await propose(ann, { ...body, figures: wrong })
    expect(status).toBe(409)
    expect(answer.issues?.map(({ field, message }) => [field, message])).toEqual([
      ['figures.0', expect.stringMatching(/^Rail: .* has already proposed/)],
      ['figures.2', expect.stringMatching(/^Capacity table: .*: Of the 5 cells typed, 1 differ/)],
    ])
    expect(await stored()).toHaveLength(1)
  })

  it.each([
    ['another publication', { shown: 'f'.repeat(64) }, 409, 'has changed since it was on your screen'],
    ['an unknown figure', { figure: 'fixings/none' }, 404, 'no such figure'],
  ])('are not proposed: %s', async (_, wrong, code, message) => {
    const body = await proposals(ann, figures.slice(0, 2))
    const { status, body: answer } = await propose(ann, {
      ...body,
      figures: body.figures.map((one, index) => (index === 1 ? { ...one, ...wrong } : one)),
    })
    expect([status, answer.issues?.[0]?.field]).toEqual([code, 'figures.1'])
    expect(answer.message).toContain(message)
    expect(await stored()).toEqual([])
  })

  it.each([
    ['one figure twice', async () => ({ ...(await proposals(ann, ['fixings/rail', 'fixings/rail'])) })],
    ['no reason', async () => ({ ...(await proposals(ann, figures)), reason: '   ' })],
    ['no evidence', async () => ({ ...(await proposals(ann, figures)), evidence: 'https://example.org/a.pdf' })],
    ['none', async () => ({ ...(await proposals(ann, [])) })],
  ])('are not proposed: %s', async (_, body) => {
    expect((await propose(ann, await body())).status).toBe(400)
    expect(await stored()).toEqual([])
  })

  it('are approved by no engineer who proposed one of them, nor without the cells of a table', async () => {
    const rows = (await propose(ann, await proposals(ann, figures.slice(1)))).body.data
    const own = await decide(ann, { signOffs: await decisionsOf(ann, rows) })
    const signOffs = await decisionsOf(ben, rows)
    expect([own.status, own.body.issues?.length]).toEqual([403, 2])
    const without = await decide(ben, { signOffs: rows.map(({ id }) => ({ id })) })
    expect([without.status, without.body.issues?.map(({ field }) => field)]).toEqual([400, ['figures.1']])
    expect((await server.services.catalogue.get()).signOffs).toEqual([])
    const declined = await decide(ben, { signOffs: rows.map(({ id }) => ({ id })), decision: 'decline', note: 'Old' })
    expect(declined.body.data.map(({ state }) => state)).toEqual(['declined', 'declined'])
    expect((await decide(ben, { signOffs })).status).toBe(409)
  })

  it('are none of them approved where one was decided on meanwhile', async () => {
    const rows = (await propose(ann, await proposals(ann, figures))).body.data
    const signOffs = await decisionsOf(ben, rows)
    await decide(ben, { signOffs: signOffs.slice(0, 1), decision: 'decline', note: 'Old' })
    const { status, body } = await decide(ben, { signOffs })
    expect([status, body.issues?.[0]?.message]).toEqual([409, 'Rail: This has been decided on already!'])
    expect((await server.services.catalogue.get()).signOffs).toEqual([])
  })
})

describe('zones that figures open only together', () => {
  const hook = 'fixings/tile-hook/service'
  const panel = 'panels/limits'
  const together = async (who: Caller, body: object) =>
    (await server.call<OpenedZones>('figuresTogether', { body, token: who.token })).body.data

  it('are seen by both engineers, though neither figure opens one alone', async () => {
    await signOff(server, [ann, ben], { figure: hook, values: [{ name: 'value', value: 0.14 }] })
    await signOff(server, [ann, ben], { figure: panel, values: [{ name: 'largestPressure', value: 1 }] })
    const project = await completeSample(server, installer, 'tiled-house-in-melbourne')
    await projectCalls(server, installer).paid({ ...project, number: 'first' })
    for (const figure of [hook, panel]) expect(await seenBy(server, ann, { figure })).toBeNull()
    const asked = await together(ann, { figures: [hook, panel] })
    expect(asked.projects[0]?.zones.length).toBeGreaterThan(0)
    const body = await proposals(ann, [hook, panel])
    expect((await propose(ann, body)).status).toBe(409)
    const rows = (await propose(ann, { ...body, seen: asked.seen })).body.data
    const signOffs = await decisionsOf(ben, rows)
    expect((await decide(ben, { signOffs })).status).toBe(409)
    const now = await together(ben, { signOffs: rows.map(({ id }) => id) })
    expect((await decide(ben, { signOffs, seen: now.seen })).status).toBe(200)
  })
})

describe('cells of a capacity table', () => {
  const asked = async (who: Caller, body: object = { figure: table }) =>
    (await server.call<TableCells>('figureCells', { body, token: who.token })).body.data

  it('are all shown but for five, which stay the same for one engineer and differ between engineers', async () => {
    const { cells, asked: five } = await asked(ann)
    expect(cells.filter(({ value }) => value === null)).toHaveLength(5)
    expect(await asked(ann)).toEqual({ cells, asked: five })
    expect((await asked(ben)).asked).not.toEqual(five)
    expect(cells).toHaveLength((catalogue.purlins.ZC15015?.lapped.length ?? 0) * 3 * 9)
  })

  it('are those of the table that waits', async () => {
    const figure = 'purlins/TS4055'
    const { id } = (await proposeAs(server, ann, { figure, csv: hatCsv() })).body.data
    const { cells } = await asked(ben, { figure, signOff: id })
    const published = await asked(ben, { figure })
    expect(cells.map(({ value }) => value)).not.toEqual(published.cells.map(({ value }) => value))
    expect((await server.call('figureCells', { body: { figure: table, signOff: id }, token: ben.token })).status).toBe(
      409,
    )
    expect((await server.call('figureCells', { body: { figure: 'fixings/rail' }, token: ben.token })).status).toBe(404)
  })

  it('agree to three figures, and are asked for one table alone too', async () => {
    const exact = (await cellsFor(server, ann, { figure: table })) ?? []
    const rounded = exact.map((value) => Number(value.toPrecision(3)))
    const far = rounded.map((value, index) => (index === 0 ? Number((value * 1.01).toPrecision(4)) : value))
    const one = (cells: readonly number[] | null) =>
      proposeAs(server, ann, { figure: table, cells: cells && [...cells] })
    expect([(await one(null)).status, (await one(far)).status]).toEqual([400, 400])
    expect((await one(rounded)).status).toBe(200)
  })
})

describe('the list', () => {
  const list = async (query: object) =>
    server.call<ConsoleFigures>('consoleFigures', { query: { ...query }, token: ann.token })

  it('has up to 100 rows, by use, kind, state and words', async () => {
    const all = (await list({})).body.data
    const rest = (await list({ from: 200 })).body.data
    expect([all.rows.length, all.found, rest.rows.length]).toEqual([100, all.total, all.total - 200])
    const byUse = (await list({ use: 'fixings/clamp-capacities' })).body.data
    expect(new Set(byUse.rows.map(({ use }) => use)).size).toBe(1)
    const tables = (await list({ kind: 'capacity-table', search: 'zc150' })).body.data
    expect(tables.rows.map(({ id }) => id)).toContain(table)
    expect(tables.rows.every(({ id }) => id.startsWith('purlins/ZC150'))).toBe(true)
    await proposeAs(server, ann, { figure: 'fixings/rail' })
    expect((await list({ state: 'waiting' })).body.data.rows.map(({ id }) => id)).toEqual(['fixings/rail'])
    expect((await list({ kind: 'other' })).status).toBe(400)
  })

  it('of a submitted project has what its result rests on, in the words of the result', async () => {
    const project = await completeSample(server, installer, 'tiled-house-in-melbourne')
    const hash = await projectCalls(server, installer).paid({ ...project, number: 'first' })
    expect((await list({ project: hash })).status).toBe(403)
    await server.db.query('update projects set status = 2, submitted_at = now() where hash = $1', [hash])
    const { rows, found, project: named } = (await list({ project: hash })).body.data
    expect([found, named]).toEqual([rows.length, expect.stringMatching(/^first/)])
    const ids = await server.db.query<{ figure: string }>('select distinct figure from result_figures')
    expect(rows.map(({ id }) => id).sort()).toEqual(ids.map(({ figure }) => figure).sort())
    expect(rows.every(({ words }) => words.length > 0)).toBe(true)
    expect(rows.find(({ id }) => id === 'fixings/tile-hook/service')?.words.join()).toMatch(/hook/i)
  })
})
