import type { Locality, PlaceProposal } from '@soundroof/contract/roofs/calls/place-calls'
import { expect, it } from 'vitest'
import { serverOfTests } from '../../testing/server-of-tests.ts'

const server = await serverOfTests()

it('a postcode leads to a town, its wind region and the entry of the lists', async () => {
  const { token } = await server.caller()
  const found = await server.call<readonly Locality[]>('localities', { token, query: { text: '2830' } })
  const { name, state, latitude, longitude } = found.body.data[0] as Locality
  expect([name, state]).toEqual(['Dubbo', 'NSW'])
  const { body } = await server.call<PlaceProposal>('placeAt', { token, query: { latitude, longitude, state } })
  expect(body.data).toMatchObject({ region: 'A0', nearby: [], listed: [{ state: 0, region: 'A0' }] })
})

it('a position outside Australia has no place, and no position is refused by name', async () => {
  const { token } = await server.caller()
  const abroad = await server.call('placeAt', { token, query: { latitude: 51.5, longitude: 0 } })
  expect([abroad.status, abroad.body.data]).toEqual([200, null])
  const wrong = await server.call('placeAt', { token, query: { latitude: 'north', longitude: 0 } })
  expect([wrong.status, wrong.body.issues?.[0]?.field]).toEqual([400, 'latitude'])
})
