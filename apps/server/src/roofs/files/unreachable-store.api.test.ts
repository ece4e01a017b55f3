import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { messages } from '@soundroof/words/en-au/messages/messages'
import { afterAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { cloudStore } from '../../platform/files/cloud-store.ts'
import { anew, serverOfTests } from '../../testing/server-of-tests.ts'
import { spokenRefusal } from '../../testing/spoken-answers.ts'
import { rowCounts } from '../../testing/test-database.ts'
import { jpeg, send, stored, ticketOf } from './testing/send.ts'

/** The server while its object store is away. */
const server = await serverOfTests()
const installer = anew(() => server.caller())

const freedPort = async (): Promise<number> => {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

const photo = await jpeg()
const { log, config } = server.services
const address = {
  isSecure: false,
  host: `127.0.0.1:${await freedPort()}`,
  bucket: 'files',
  region: 'us-east-1',
  accessKey: 'AK',
  secretKey: 'SK',
}
const timeouts = { answerMs: 200, pauseMs: 200, retryMs: [5] }
const objectStore = cloudStore({ address, log, waitingFolder: join(config.dataDir, 'waiting'), timeouts })
const away = await buildApp({ ...server.services, objectStore })
afterAll(() => away.close())

const serviceAway = { code: 503, message: messages.serviceAway }

describe('without its object store', () => {
  it('an upload fails, is told and logged, and its permission may be used again', async () => {
    const ticket = await ticketOf(server, installer)
    const before = await rowCounts(server.db)
    const { status, body } = await send({ ...server, app: away }, ticket, photo)
    expect([status, body]).toEqual([503, serviceAway])
    expect(await rowCounts(server.db)).toEqual(before)
    expect(server.errors.map(String).join()).toContain('The object store cannot be reached: connect ECONNREFUSED')
    expect((await send(server, ticket, photo)).status).toBe(200)
  })

  it('what is no photo is still refused as such', async () => {
    const { status, body } = await send(
      { ...server, app: away },
      await ticketOf(server, installer),
      Buffer.from('text'),
    )
    expect([status, body.message]).toEqual([400, 'Please select the correct image file!'])
  })

  it('a file is not opened, and the address stays good', async () => {
    const address = await stored(server, installer, photo)
    const signed = await server.call<{ full: string }[]>('signAddresses', {
      body: { addresses: [address] },
      token: installer.token,
    })
    const { pathname, search } = new URL(signed.body.data[0]?.full ?? '')
    const failed = await away.inject({ method: 'GET', url: pathname + search })
    expect([failed.statusCode, spokenRefusal(failed.json()), failed.headers['retry-after']]).toEqual([
      503,
      serviceAway,
      '5',
    ])
    const file = await server.app.inject({ method: 'GET', url: pathname + search })
    expect([file.statusCode, file.rawPayload.equals(photo)]).toEqual([200, true])
  })
})

it('an upload on a full disk is answered so, and a disk that fails otherwise is not', async () => {
  const { objectStore } = server.services
  const outcomeAt = async (place: string) => {
    const put = () => writeFile(place, 'x').then(() => 1)
    const app = await buildApp({ ...server.services, objectStore: { ...objectStore, put } })
    const { status, body } = await send({ ...server, app }, await ticketOf(server, installer), photo)
    await app.close()
    return [status, body]
  }
  expect(await outcomeAt('/dev/full')).toEqual([503, serviceAway])
  expect(await outcomeAt('/')).toEqual([500, { code: 500, message: messages.serverError }])
})
