import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { listen } from './listen.ts'

const limit = '/proc/sys/net/core/somaxconn'
const mostOfMachine = existsSync(limit) ? Number(readFileSync(limit, 'utf8')) : 128
const asked = Math.min(900, mostOfMachine)

/** Ends when all are connected, or after more than the time in which a system retries. */
const connecting = `
const [port, count] = process.argv.slice(1).map(Number)
let connected = 0
const end = () => process.stdout.write(String(connected), () => process.exit())
setTimeout(end, 5000)
for (let index = 0; index < count; index++)
  require('node:net').connect(port, '127.0.0.1', () => ++connected === count && end()).on('error', () => undefined)`

// Attack: hundreds of connections at once while the server is busy, so that others' connections are dropped and tried again seconds later.
it('lets connections wait that come while it is busy', async () => {
  const app = Fastify()
  await listen(app, { port: 0, publicUrl: '' })
  const { port } = app.server.address() as AddressInfo
  // This thread, which accepts, stands still until the other program ends.
  const { stdout } = spawnSync(process.execPath, ['-e', connecting, String(port), String(asked)], { encoding: 'utf8' })
  await app.close()
  expect(Number(stdout)).toBe(asked)
})
