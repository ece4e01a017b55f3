import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { compressText } from './compression.ts'
import { present } from './present.ts'
import { type Written, written } from './written.ts'

/** More than the system takes in of one answer while nobody reads. */
const long = JSON.stringify('A result of somebody. '.repeat(1_000_000))
const short = JSON.stringify('short')
let app: FastifyInstance
let port: number
let sent: string[] = []

/** Overwritten as soon as it is given back, as by the next result. */
const used = (text: string, name: string) => {
  const dataJson: Written = written(text, null)
  const reuse = () => {
    sent.push(name)
    Buffer.from(dataJson.room).fill('X')
  }
  return { dataJson, sent: reuse }
}

beforeAll(async () => {
  app = fastify()
  compressText(app)
  app.get('/long', (_, reply) => present(reply, used(long, 'long')))
  app.get('/short', (_, reply) => present(reply, used(short, 'short')))
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.addresses()[0] as { port: number }).port
})
afterAll(() => app.close())
beforeEach(() => {
  sent = []
})

const asking = async (path: string): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1')
  socket.pause()
  await once(socket, 'connect')
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
  return socket
}

const bodyFrom = async (socket: Socket): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of socket) parts.push(part)
  return Buffer.concat(parts).toString().split('\r\n\r\n')[1] ?? ''
}

const until = async (holds: () => boolean): Promise<void> => {
  for (let round = 0; !holds(); round++) {
    if (round > 500) throw new Error('It never came to this.')
    await setTimeout(10)
  }
}

test('while nobody reads, the memory of an answer is not given back, and what is read later is whole', async () => {
  const slow = await asking('/long')
  await bodyFrom(await asking('/short'))
  await setTimeout(200)
  expect(sent).toEqual(['short'])
  expect(await bodyFrom(slow)).toBe(`{"code":0,"data":${long}}`)
  await until(() => sent.length === 2)
})

test('the memory of an answer whose reader goes away is not given back', async () => {
  const gone = await asking('/long')
  await setTimeout(100)
  gone.destroy()
  expect(await bodyFrom(await asking('/short'))).toBe(`{"code":0,"data":${short}}`)
  await setTimeout(200)
  expect(sent).toEqual(['short'])
})

test('an answer that travels compressed is whole', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/long`, { headers: { 'accept-encoding': 'gzip' } })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(await response.text()).toBe(`{"code":0,"data":${long}}`)
  const { rawPayload } = await app.inject({ url: '/long', headers: { 'accept-encoding': 'gzip' } })
  expect(gunzipSync(rawPayload).toString()).toBe(`{"code":0,"data":${long}}`)
})
