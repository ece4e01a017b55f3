import { sampleModule, sampleRacking } from '@soundroof/contract/roofs/catalogue/products/testing/sample-products'
import { catalogue } from '@soundroof/data'
import { describe, expect, it } from 'vitest'
import { anew, serverOfTests } from '../../../testing/server-of-tests.ts'
import { approveAs, proposeAs, proposeProductAs, signOff, signProductOff } from '../testing/valid-figure-calls.ts'

const server = await serverOfTests()
const [one, other] = [
  anew(() => server.caller('engineer', 'provider')),
  anew(() => server.caller('engineer', 'provider')),
]
const engineers = [one, other] as const

const messagesOf = ({ body }: Awaited<ReturnType<typeof proposeAs>>): string =>
  (body.issues ?? []).map(({ message }) => message).join(' ')
const numbers = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).map(([name, value]) => ({ name, value: value as number }))
const inForce = async () => (await server.services.catalogue.get()).signOffs.length

describe('a product is replaced', () => {
  const published = catalogue.racking['generic-l-foot-on-steel']
  if (!published) throw new Error('no system')
  const times = (factor: number) => ({
    ...published,
    fixings: published.fixings.map((one) => ({ ...one, capacity: one.capacity * factor })),
  })

  it('by one that holds no more than twice as much', async () => {
    const far = await proposeProductAs(server, engineers[0], 'racking', times(2.1))
    expect([far.status, messagesOf(far)]).toEqual([400, expect.stringContaining('ask the operator')])
    expect(messagesOf(far)).toContain(published.name)
    expect((await proposeProductAs(server, engineers[0], 'racking', times(1.9))).status).toBe(200)
  })

  it('by none of another size or mass', async () => {
    const module = catalogue.modules['generic-1762x1134']
    if (!module) throw new Error('no module')
    for (const answer of [
      await proposeProductAs(server, engineers[0], 'racking', { ...published, mass: 4 }),
      await proposeProductAs(server, engineers[0], 'modules', { ...module, mass: 40 }),
      await proposeProductAs(server, engineers[0], 'modules', { ...module, width: 1000 }),
    ])
      expect([answer.status, messagesOf(answer)]).toEqual([400, expect.stringContaining('id of its own')])
  })

  it('where it is published nowhere, by one near the first that was approved, however often', async () => {
    const rail = (stiffness: number) => ({ ...sampleRacking, rail: { ...sampleRacking.rail, stiffness } })
    await signProductOff(server, engineers, 'racking', rail(4))
    const { id } = await signProductOff(server, engineers, 'racking', rail(7))
    expect((await proposeProductAs(server, engineers[0], 'racking', rail(9))).status).toBe(400)
    const taken = { body: { id, state: 'approved', note: 'Wrong' }, token: engineers[0].token }
    expect((await server.call('withdrawFigure', taken)).status).toBe(200)
    expect((await proposeProductAs(server, engineers[0], 'racking', rail(9))).status).toBe(400)
    expect((await proposeProductAs(server, engineers[0], 'racking', rail(8))).status).toBe(200)
    expect((await proposeProductAs(server, engineers[0], 'modules', sampleModule)).status).toBe(200)
  })
})

describe('a place moves', () => {
  const place = (letter: string) => {
    const row = catalogue.regions.locations.rows.find((one) => one.region === letter && one.coastBandFrom === null)
    if (!row) throw new Error(`no place in ${letter}`)
    return row
  }
  const moved = (from: string, region: string) => {
    const { id, coastBandFrom, latitude } = place(from)
    return { figure: `regions/locations/${id}`, values: numbers({ region, coastBandFrom, latitude }) }
  }

  it.each(['B2', 'A3'])('from region C to %s: never', async (region) => {
    const answer = await proposeAs(server, engineers[0], moved('C', region))
    expect([answer.status, messagesOf(answer)]).toEqual([400, expect.stringContaining('ask the operator')])
    expect(messagesOf(answer)).toContain(place('C').name)
  })

  it('to the safe side freely', async () => {
    expect((await proposeAs(server, engineers[0], moved('A3', 'D'))).status).toBe(200)
  })
})

describe('figures that multiply', () => {
  const bracket = { figure: 'fixings/foot', values: numbers({ bracket: 3.5 }) }
  const cyclic = {
    figure: 'fixings/foot/cyclic',
    values: numbers({ factor: 1, thinSteelFactor: 0.6, thinSteelBelow: 1.2 }),
  }
  const [classN3] = catalogue.wind.windClasses.rows.filter((row) => row.class === 'N3')
  const wind = {
    figure: 'wind/wind-classes/2',
    values: numbers({ ultimate: (classN3?.ultimate ?? 0) * 0.85, service: classN3?.service ?? 0 }),
  }

  it.each([
    ['bracket and factor for cyclic wind', bracket, cyclic],
    ['a wind class and what holds', wind, bracket],
  ])('move together no further than one alone: %s', async (_, one, other) => {
    await signOff(server, engineers, one)
    const answer = await proposeAs(server, engineers[0], other)
    expect([answer.status, messagesOf(answer)]).toEqual([400, expect.stringContaining('multiply in one utilisation')])
    expect(messagesOf(answer)).toContain('ask the operator')
  })

  it('also where both waited: the second is not approved', async () => {
    const first = (await proposeAs(server, engineers[0], bracket)).body.data
    const second = (await proposeAs(server, engineers[0], cyclic)).body.data
    expect((await approveAs(server, engineers[1], first)).status).toBe(200)
    const answer = await approveAs(server, engineers[1], second)
    expect([answer.status, messagesOf(answer)]).toEqual([400, expect.stringContaining('multiply in one utilisation')])
    expect(await inForce()).toBe(1)
  })
})

it('altitudes of snow, and the houses of a wind class, move to the safe side only', async () => {
  const altitudes = catalogue.regions.snow.rows.flatMap(({ confirmAbove, engineerAbove }, index) => [
    { name: `rows/${index}/confirmAbove`, value: confirmAbove },
    { name: `rows/${index}/engineerAbove`, value: engineerAbove },
  ])
  const raised = (by: number) => altitudes.map(({ name, value }) => ({ name, value: value + by }))
  expect((await proposeAs(server, engineers[0], { figure: 'regions/snow', values: raised(50) })).status).toBe(400)
  expect((await proposeAs(server, engineers[0], { figure: 'regions/snow', values: raised(-50) })).status).toBe(200)
})
