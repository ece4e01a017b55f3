import type { FigureEffects, TableChanges } from '@soundroof/contract/review/figures/figures-console'
import { beforeEach, describe, expect, it } from 'vitest'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { approveAs, figureRowOf, hatCsv, proposeAs, signOff } from './testing/valid-figure-calls.ts'

const server = await serverOfTests()
const ann = anew(() => server.caller('engineer', 'provider'))
const ben = anew(() => server.caller('engineer', 'provider'))
const installer = anew(() => server.caller())
beforeEach(() => server.subscribe(installer, 5))

const rowOf = (figure: string) => figureRowOf(server, ann, figure)
const { upload, created, issue } = projectCalls(server, installer)

describe('a figure', () => {
  it('of a place is replaced by another region: the next roof there is in it, and stored ones are counted again', async () => {
    const roof = await completeSample(server, installer, 'tiled-house-in-melbourne')
    const hash = await created(roof)
    const before = (await issue({ ...roof, hash })).result
    await upload({ ...roof, hash })
    await server.db.query('update projects set status = 2')
    if (!('verdict' in before)) throw new Error('no result')
    const figure = before.unverified.flatMap(({ figures = [] }) => figures).find((id) => id.startsWith('regions/'))
    if (figure === undefined) throw new Error('no place')
    const published = (await rowOf(figure)).values
    const values = published.map(({ name, value }) => ({ name, value: name === 'region' ? 'B1' : value }))
    const asked = { body: { figure, values }, token: ann.token }
    const effects = (await server.call<FigureEffects>('figureEffects', asked)).body.data
    expect(effects.rows[0]?.differences.map(({ field }) => field)).toContain('Fixing spacing')
    await signOff(server, [ann, ben], { figure, values })
    const after = (await issue({ ...roof, number: 'another' })).result
    if (!('verdict' in after)) throw new Error('no result')
    const regionOf = ({ assumptions }: typeof after) => assumptions.find(({ label }) => label === 'Wind region')?.value
    expect([regionOf(before), regionOf(after)]).toEqual([expect.stringContaining('A'), expect.stringContaining('B1')])
    expect(after.confirmedFigures).toContainEqual(expect.objectContaining({ figure, isReplaced: true }))
    const { places } = (await server.call<{ places: unknown[] }>('client')).body.data
    expect(places).toEqual([expect.objectContaining({ id: figure.replace('regions/locations/', ''), region: 'B1' })])
    const wrong = values.map((one) => (one.name === 'region' ? { ...one, value: 'E' } : one))
    const refused = await proposeAs(server, ann, { figure, values: wrong })
    expect([refused.status, refused.body.issues?.[0]?.field]).toEqual([400, 'values.region'])
  })

  it('that is a capacity table is shown cell by cell, and replaced by the file of a maker', async () => {
    const figure = 'purlins/TS4055'
    const asked = (who: Caller, body: object) =>
      server.call<TableChanges>('figureTable', { body: { figure, ...body }, token: who.token })
    const { facts, differences } = (await asked(ann, { csv: hatCsv() })).body.data
    expect(facts[0]).toMatch(/^all \d+ to \d+ mm/)
    expect(differences).toContainEqual(
      expect.objectContaining({ field: 'Source', after: 'Example Steel, catalogue 2024' }),
    )
    expect(differences.filter(({ field }) => field.endsWith(', inward')).length).toBeGreaterThan(5)

    const proposal = { figure, csv: hatCsv() }
    const own = (await proposeAs(server, ann, proposal)).body.data
    expect([own.values, own.entry]).toEqual([null, expect.objectContaining({ name: 'TS4055', origin: 'imported' })])
    expect(own.entry).not.toHaveProperty('all')
    expect((await asked(ben, { signOff: own.id })).body.data).toEqual({ facts, differences })
    expect((await approveAs(server, ben, own)).status).toBe(200)

    const { catalogue } = await server.services.catalogue.get()
    expect(catalogue.purlins.TS4055).toMatchObject({ status: 'verified', origin: 'imported', edition: '2024' })
    expect(catalogue.confirmations?.[figure]).toMatchObject({ confirmedBy: ann.account.name, isReplaced: true })
    expect((await rowOf(figure)).signed?.isOutdated).toBe(false)
    await server.db.query(`update figure_sign_offs set published_hash = 'former'`)
    await signOff(server, [ann, ben], { figure: 'fixings/rail' })
    expect((await server.services.catalogue.get()).catalogue.purlins.TS4055?.origin).toBe('computed')
  })

  it('that is a table and waits since before the limit is not approved where it is too kind', async () => {
    const proposed = (await proposeAs(server, ann, { figure: 'purlins/TS4055', csv: hatCsv() })).body.data
    await server.db.query(
      `update figure_sign_offs set entry = jsonb_set(entry, '{all,0,inward}', '40') where id = $1`,
      [proposed.id],
    )
    const body = { id: proposed.id, decision: 'approve', note: '' }
    const { status, body: answer } = await server.call('decideFigure', { body, token: ben.token })
    expect([status, answer.message]).toEqual([400, expect.stringContaining('more than twice the published value')])
  })

  it.each([
    [{ csv: hatCsv().replace('all,', 'some,') }, 'is none of lapped, continuous, single, all'],
    [{ csv: hatCsv().replace('TS4055', 'TS4075') }, 'The file holds TS4075, not TS4055!'],
    [{ csv: hatCsv().replace('date,2024', 'date,soon') }, 'the date of the source must be YYYY'],
    [{ csv: hatCsv(1) }, 'TS4055, all, span 450 mm, inward: 39.12 kN/m is more than twice the published value'],
    [{ csv: 'x'.repeat(20_000) }, 'Max Record Size'],
    [{ csv: hatCsv(), figure: 'fixings/rail' }, 'is no capacity table'],
    [{ csv: hatCsv(), values: [{ name: 'mass', value: 1 }] }, 'is replaced by a file, as a whole'],
  ])('is not replaced by a file of nonsense: %#', async (wrong, message) => {
    const { status, body } = await proposeAs(server, ann, { figure: 'purlins/TS4055', ...wrong })
    expect([status, body.issues?.map((issue) => issue.message).join()]).toEqual([400, expect.stringContaining(message)])
  })
})
