import type { ClientSettings } from '@soundroof/contract/administration/client-settings'
import { sampleModule, sampleRacking } from '@soundroof/contract/roofs/catalogue/products/testing/sample-products'
import { catalogueWith } from '@soundroof/data/catalogue-with'
import { beforeEach, expect, it } from 'vitest'
import { sample } from '../../testing/sample-project.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'

const products = { racking: { 'example-rail': sampleRacking }, modules: { 'example-module': sampleModule } }
const server = await serverOfTests({}, products)

const caller = anew(() => server.caller())
beforeEach(async () => {
  await server.subscribe(caller, 5)
  await server.call('decrementTimes', { token: caller.token })
})

const calculate = (options: Readonly<Record<string, unknown>>, change: Readonly<Record<string, unknown>> = {}) =>
  server.call<{ result: Readonly<Record<string, unknown>> }>('getResult', {
    token: caller.token,
    body: { ...sample(), panel_length_index: 1, panel_width_index: 1, ...change, options },
  })

it('everybody may read names, validity and sizes, but no capacity and no pressure', async () => {
  const { rackingSystems, modules } = (await server.call<ClientSettings>('client')).body.data
  expect(rackingSystems.map(({ id }) => id)).toContain('example-rail')
  expect(modules.find(({ id }) => id === 'example-module')).toMatchObject({ length: 1762, width: 1134, mass: 21.1 })
  expect(JSON.stringify([rackingSystems, modules])).not.toMatch(
    /"(rail|fixings|arrangements|splice|capacity|stiffness|push|pull)":/,
  )
})

it('a result with a racking system and a module comes from the catalogue that holds them', async () => {
  const { status, body } = await calculate({ racking: 'example-rail', module: 'example-module' })
  expect([status, body.message]).toEqual([200, undefined])
  expect(body.data.result.products).toMatchObject([
    { kind: 'racking', id: 'example-rail', edition: '2026-03', validUntil: '2028-12-31' },
    { kind: 'module', id: 'example-module', edition: 'Revision 4' },
  ])
  expect(body.data.result.catalogueVersion).toBe(catalogueWith({}, products).version)
})

it.each([
  [{ racking: 'lost-rail' }, 'options.racking', 'There is no racking system "lost-rail". Please choose another one!'],
  [{ module: 'lost-module' }, 'options.module', 'There is no module "lost-module". Please choose another one!'],
])('%o is refused by name', async (options, field, message) => {
  const { status, body } = await calculate(options)
  expect([status, body.issues]).toEqual([400, [{ field, message }]])
})

it.each(['../racking', '__proto__', 'A', 'a'.repeat(41), 7, ['example-rail']])('no id: %j', async (racking) => {
  const { status, body } = await calculate({ racking })
  expect([status, body.issues?.[0]?.field]).toEqual([400, 'options.racking'])
})
