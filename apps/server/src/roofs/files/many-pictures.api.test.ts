import { EventEmitter, once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { uploaderTurns } from './pictures/picture-turns.ts'
import { formOf, jpeg, send, ticketOf } from './testing/send.ts'

/** One account that uploads very much: others do not wait for it. */
const server = await serverOfTests()
let [greedy, other]: Caller[] = []
let keysBefore: readonly string[] = []
const newKeys = async () => (await server.storedKeys()).filter((key) => !keysBefore.includes(key))
beforeEach(async () => {
  keysBefore = await server.storedKeys()
  greedy = await server.caller()
  other = await server.caller()
})

const photo = await jpeg(640, 480)
/** Networks of a test: 192.0.2.1, 192.0.2.2, … */
const network = (number: number) => `192.0.2.${number}`

/** A decoding of `greedy` in the first network that lasts until it is released: the same company and network wait. */
const heldDecoding = () => {
  const release = new EventEmitter()
  const held = uploaderTurns(
    { company: (greedy as Caller).account.companyId, network: network(1), hungUp: new AbortController().signal },
    () => once(release, 'release'),
  )
  const end = () => {
    release.emit('release')
    return held
  }
  return { end }
}

describe('pictures that wait for their turn', () => {
  const done: string[] = []
  const upload = async (name: string, caller: Caller, from: string) => {
    const { status } = await send(server, await ticketOf(server, caller), photo, { from })
    done.push(`${name} ${status}`)
  }
  beforeEach(() => {
    done.length = 0
  })

  it.each([
    ['of one account', () => Array<Caller | undefined>(5).fill(greedy), [1, 1, 1, 1, 1]],
    ['of one company', () => sameCompany(5), [1, 3, 4, 5, 6]],
    [
      'of many accounts in one network',
      () => Promise.all(Array.from({ length: 5 }, () => server.caller())),
      [1, 1, 1, 1, 1],
    ],
  ])('%s hold up no photo of another company and network', async (_, callers, networks) => {
    const decoding = heldDecoding()
    const senders = await callers()
    const waiting = senders.map((caller, index) => upload('waiting', caller as Caller, network(networks[index] ?? 0)))
    while ((await newKeys()).length < waiting.length) await setTimeout(5)
    await upload('photo', other as Caller, network(2))
    expect(done).toEqual(['photo 200'])
    await decoding.end()
    await Promise.all(waiting)
    expect(done.slice(1)).toEqual(Array(5).fill('waiting 200'))
  })
})

const sameCompany = (count: number) =>
  Promise.all(Array.from({ length: count }, () => server.caller('customer', greedy?.account.companyId, 'member')))

describe('a caller who hangs up', () => {
  it('leaves the queue, and nothing is kept of the picture', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.app.addresses()[0] as { port: number }
    const ticket = await ticketOf(server, greedy as Caller)
    const release = new EventEmitter()
    const before = uploaderTurns(
      { company: 'another', network: '127.0.0.1', hungUp: new AbortController().signal },
      () => once(release, 'release'),
    )
    const answered = once(server.app.server, 'request').then(([, response]) => once(response, 'close'))
    const hangUp = new AbortController()
    const sent = fetch(`http://127.0.0.1:${port}${new URL(ticket.host).pathname}`, {
      method: 'POST',
      body: formOf(ticket, photo).form,
      signal: hangUp.signal,
    })
    while ((await newKeys()).length < 1) await setTimeout(5)
    hangUp.abort()
    await expect(sent).rejects.toThrow()
    await answered
    release.emit('release')
    await before
    while ((await newKeys()).length > 0) await setTimeout(5)
    expect(await server.db.query('select 1 from files')).toEqual([])
    expect(server.errors).toEqual([])
  })
})

const tickets = (caller: Caller | undefined, number: number) =>
  server.call('uploadTickets', { query: { number }, token: caller?.token ?? null })

describe('upload permissions', () => {
  it('are open for two hundred files of an account, whatever others hold', async () => {
    for (let call = 0; call < 10; call++) expect((await tickets(greedy, 20)).status).toBe(200)
    const refused = await tickets(greedy, 1)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '600'])
    expect((await tickets(other, 20)).status).toBe(200)
    server.clock.move(600_000)
    expect((await tickets(greedy, 20)).status).toBe(200)
  })

  it('that were used make room for others', async () => {
    for (let call = 0; call < 9; call++) await tickets(greedy, 20)
    await tickets(greedy, 19)
    const last = await ticketOf(server, greedy as Caller)
    expect((await tickets(greedy, 1)).status).toBe(429)
    expect((await send(server, last, await jpeg(64, 48))).status).toBe(200)
    expect((await tickets(greedy, 2)).status).toBe(429)
    expect((await tickets(greedy, 1)).status).toBe(200)
  })
})
