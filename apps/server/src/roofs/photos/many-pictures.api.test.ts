import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { serverOfTests } from '../../testing/server-of-tests.ts'
import type { Caller } from '../../testing/test-server.ts'
import { jpeg, send, ticketOf } from './testing/send.ts'

/** One account that sends very much: the others do not wait for it. */
const server = await serverOfTests()
let [greedy, other]: Caller[] = []
beforeEach(async () => {
  greedy = await server.caller()
  other = await server.caller()
})

/** A small file whose pixels take long to read: 100 megapixels in grey. */
const heavyPng = () =>
  sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#888' } })
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer()

describe('heavy pictures of one account', () => {
  it('hold up no photo of another company', async () => {
    const [heavy, photo] = [await heavyPng(), await jpeg(640, 480)]
    const done: string[] = []
    const upload = async (name: string, caller: Caller, content: Buffer) => {
      const { status } = await send(server, await ticketOf(server, caller), content)
      done.push(`${name} ${status}`)
    }
    const heavies = Array.from({ length: 4 }, () => upload('heavy', greedy as Caller, heavy))
    while ((await server.storedKeys()).length < heavies.length) await setTimeout(5)
    await Promise.all([...heavies, upload('photo', other as Caller, photo)])
    expect(done).toEqual(['photo 200', ...Array(4).fill('heavy 200')])
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
