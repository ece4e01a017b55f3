import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { api } from '@soundroof/contract/api'
import { apiKeyScopes } from '@soundroof/contract/platform/access'
import type { Endpoint } from '@soundroof/contract/platform/endpoint'
import { afterAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { completeSample } from '../../testing/sample-project.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { insertTestKey } from './testing/valid-api-key-calls.ts'

const page = readFileSync(new URL('../../../../../docs/api-keys.md', import.meta.url), 'utf8')
const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'soundroof-example-'))
const program = join(folder, 'example.mjs')

const clock = () => new Date()

writeFileSync(program, /```js\n([\s\S]+?)```/.exec(page)?.[1] ?? '')
const server = await startTestServer()
// The program reads the machine's clock.
const app = await buildApp({ ...server.services, clock, checkAnswers: true })
const ann = await server.caller()
const names = ['Shed in the north', 'Barn']
for (const name of names) {
  const project = { ...(await completeSample(server, ann)), name, number: name }
  expect((await server.call('uploadProject', { token: ann.token, body: project })).status).toBe(200)
}
const { db, services } = server
const now = Object.assign(clock, { move: () => undefined, reset: () => undefined })
const key = await insertTestKey({ db, services, clock: now }, ann, ['projects:read'])
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(async () => {
  await app.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const runWith = (secret: string) => {
  const { port } = app.addresses()[0] as { port: number }
  const SOUNDROOF_URL = `http://127.0.0.1:${port}`
  return run(process.execPath, [program], { env: { SOUNDROOF_URL, SOUNDROOF_KEY: key.id, SOUNDROOF_SECRET: secret } })
}

describe('the example of the page', () => {
  it('runs against the server', async () => {
    const { stdout, stderr } = await runWith(key.secret)
    expect([stdout, stderr]).toEqual(['Shed in the north 1\n', ''])
  })

  it('tells why it is refused', async () => {
    await expect(runWith(`${key.secret}x`)).rejects.toThrow('The API key or the signature of the request is wrong!')
  })
})

describe('the page', () => {
  it.each(apiKeyScopes)('names the calls of %s as the contract does', (scope) => {
    const [, , calls = ''] =
      page
        .split('\n')
        .find((text) => text.startsWith(`| \`${scope}\` |`))
        ?.split('|') ?? []
    const named = [...calls.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
    const declared = (Object.entries(api) as [string, Endpoint][]).filter(([, { keyScope }]) => keyScope === scope)
    expect(named.sort()).toEqual(declared.map(([name]) => name).sort())
  })
})
