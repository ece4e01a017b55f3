import type { ConsoleFigures, FigureEffects, FigureRow } from '@soundroof/contract/review/figures/figures-console'
import type { Calculation } from '@soundroof/contract/roofs/calls/project-calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { completeSample, type WireSample } from '../../testing/sample-project.ts'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { proposeAs, signOff } from './testing/valid-figure-calls.ts'

const server = await serverOfTests()
let ann: Caller
let ben: Caller
let installer: Caller
beforeEach(async () => {
  ann = await server.caller('engineer', 'provider')
  ben = await server.caller('engineer', 'provider')
  installer = await server.caller()
  await server.subscribe(installer, 5)
})

const rowOf = async (figure: string): Promise<FigureRow> => {
  const { rows } = (await server.call<ConsoleFigures>('consoleFigures', { token: ann.token })).body.data
  const row = rows.find(({ id }) => id === figure)
  if (!row) throw new Error(`no figure ${figure}`)
  return row
}
const calculated = async (project: WireSample): Promise<Calculation['result']> => {
  await server.call('decrementTimes', { token: installer.token })
  return (await server.call<Calculation>('getResult', { body: project, token: installer.token })).body.data.result
}

describe('a figure', () => {
  it('of a place is replaced by another region: the next roof there is in it, and stored ones are counted again', async () => {
    const roof = await completeSample(server, installer, 'tiled-house-in-melbourne')
    const upload = (body: object) => server.call<{ hash: string }>('uploadProject', { body, token: installer.token })
    const { hash } = (await upload(roof)).body.data
    const before = await calculated({ ...roof, hash })
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
    const after = await calculated({ ...roof, number: 'another' })
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
})
