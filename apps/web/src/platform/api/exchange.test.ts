import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { exchange } from './exchange.ts'

const answered = async (body: unknown): Promise<unknown> => {
  const path = `data:application/json,${encodeURIComponent(JSON.stringify(body))}`
  return (await exchange({ method: 'GET', path, headers: {}, timeout: 60_000 }))?.body
}

it.each(['Smith \u202etahW', 'Smith \u2066tahW\u2069', '\u200fSmith tahW', 'Smith\u061c tahW'])(
  'shows no name that turns the words around it: %j',
  async (name) => {
    expect(await answered({ rows: [{ name }] })).toEqual({ rows: [{ name: 'Smith tahW' }] })
  },
)

it('leaves other scripts as they are', async () => {
  const names = ['שלום', 'مستودع', '张伟', 'Zoë', 'a\u200db']
  expect(await answered(names)).toEqual(names)
})

it('is silent to its caller once the time of the call is over', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const path = `http://127.0.0.1:${port}/`
  expect(await exchange({ method: 'GET', path, headers: {}, timeout: 20 })).toBeNull()
  server.closeAllConnections()
  server.close()
})
