import type { FigureEffects, SignOffRow } from '@soundroof/contract/review/figures/figures-console'
import type { ProductRow } from '@soundroof/contract/review/figures/products-console'
import type { Calculation } from '@soundroof/contract/roofs/calls/project-calls'
import { sampleModule, sampleRacking } from '@soundroof/contract/roofs/catalogue/products/testing/sample-products'
import type { ProjectRow } from '@soundroof/contract/roofs/wire/wire-shapes'
import { beforeEach, expect, it } from 'vitest'
import { projectCalls } from '../../testing/project-calls.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { proposeProductAs, signOff, signProductOff } from './testing/valid-figure-calls.ts'

const server = await serverOfTests()
const [one, other] = [
  anew(() => server.caller('engineer', 'provider')),
  anew(() => server.caller('engineer', 'provider')),
]
const engineers = [one, other] as const
const installer = anew(() => server.caller())
const { created } = projectCalls(server, installer)
beforeEach(() => server.subscribe(installer, 20))

const rail = { ...sampleRacking, id: 'console-rail', name: 'Console rail', validFrom: null, validUntil: '2026-12-31' }
const products = async (): Promise<readonly ProductRow[]> =>
  (await server.call<{ rows: ProductRow[] }>('consoleProducts', { token: engineers[0].token })).body.data.rows
const railRow = async () => (await products()).find(({ id }) => id === rail.id)
const listedFor = async () =>
  (await server.call<{ rackingSystems: { id: string }[] }>('client')).body.data.rackingSystems.map(({ id }) => id)
const project = async () => ({
  ...(await completeSample(server, installer)),
  options: { racking: rail.id, module: null },
})
const calculated = async () => {
  await server.call('decrementTimes', { token: installer.token })
  return server.call<Calculation>('getResult', { body: await project(), token: installer.token })
}
const warningsNow = async (hash: string) => {
  const { token } = installer
  const detail = (await server.call<ProjectRow>('projectDetail', { query: { hash }, token })).body.data
  const list = (await server.call<ProjectRow[]>('projects', { token })).body.data
  expect(list[0]?.product_warnings).toEqual(detail.product_warnings)
  return detail.product_warnings
}

it('a racking system entered by one engineer counts when another has approved it', async () => {
  expect(await railRow()).toBeUndefined()
  expect((await calculated()).status).toBe(400)
  await signProductOff(server, engineers, 'racking', rail)
  expect(await railRow()).toMatchObject({ origin: 'console', status: 'verified', isOutOfDate: false, results: 0 })
  server.clock.move(3000)
  expect(await listedFor()).toContain(rail.id)
  const { result } = (await calculated()).body.data
  if (!('verdict' in result)) throw new Error('no result')
  expect(result.products?.[0]).toMatchObject({ id: rail.id, status: 'verified', validUntil: '2026-12-31' })
  expect(result.confirmedFigures?.map(({ figure }) => figure)).toContain('racking/console-rail')
  expect((await railRow())?.results).toBe(1)
  const [{ token }] = engineers
  const query = { figure: 'racking/console-rail' }
  const history = await server.call<SignOffRow[]>('figureHistory', { query, token })
  expect(history.body.data.map(({ state }) => state)).toEqual(['approved'])
  const hash = await created(await project())
  await server.db.query('update projects set status = 2 where hash = $1', [hash])
  const asked = { ...query, values: null, entry: { ...rail, rail: { ...rail.rail, stiffness: 0.4 } } }
  const effects = await server.call<FigureEffects>('figureEffects', { body: asked, token })
  expect(effects.body.data.rows[0]?.differences).not.toEqual([])
})

it('an entry with mistakes is refused with every place, and nothing is kept', async () => {
  const wrong = { ...rail, mass: 'heavy', fixings: [{ ...rail.fixings[0], capacity: -1 }] }
  const { status, body } = await proposeProductAs(server, engineers[0], 'racking', wrong)
  expect([status, body.issues?.map(({ field }) => field).sort()]).toEqual([
    400,
    ['entry.fixings[0].capacity', 'entry.mass'],
  ])
  const module = await proposeProductAs(server, engineers[0], 'modules', { ...sampleModule, length: -1 })
  expect(module.body.issues?.[0]?.message).toBe('Length of the module must be more than 0 and at most 3000 mm!')
  expect(await server.db.query('select 1 from figure_sign_offs')).toEqual([])
})

it('projects that chose one are warned when it has expired, and when it was taken back', async () => {
  const { id } = await signProductOff(server, engineers, 'racking', rail)
  const hash = await created(await project())
  expect(await warningsNow(hash)).toEqual([])
  const revoked = { body: { id, state: 'approved', note: 'Recalled by the maker' }, token: engineers[0].token }
  await server.call('withdrawFigure', revoked)
  server.clock.move(3000)
  expect(await warningsNow(hash)).toEqual(['The racking system console-rail was withdrawn. Please choose another!'])
  await signProductOff(server, engineers, 'racking', { ...rail, validUntil: '2026-11-20' })
  server.clock.move(3000)
  expect(await warningsNow(hash)).toEqual([expect.stringContaining('valid until 20 Nov 2026')])
})

it('a published entry is signed as it stands, or replaced by another', async () => {
  await signOff(server, engineers, { figure: 'racking/generic-light-rail' })
  const generic = async () => (await products()).find(({ id }) => id === 'generic-light-rail')
  expect(await generic()).toMatchObject({ origin: 'generic', status: 'verified' })
  await signProductOff(server, engineers, 'racking', { ...rail, id: 'generic-light-rail' })
  expect(await generic()).toMatchObject({ origin: 'console', status: 'verified', name: 'Console rail' })
})
