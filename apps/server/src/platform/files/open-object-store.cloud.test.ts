import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestStore } from '../../testing/test-store.ts'
import { readConfig } from '../config.ts'
import { openObjectStore } from './open-object-store.ts'

const given = process.env.TEST_OBJECT_STORE ?? ''
/** Trusted by the certificate that NODE_EXTRA_CA_CERTS names. */
const givenTls = process.env.TEST_OBJECT_STORE_TLS ?? ''
const quiet = { info: () => undefined, error: () => undefined }
const entry = fileURLToPath(new URL('../../main.ts', import.meta.url))
const root = fileURLToPath(new URL('../../../../../', import.meta.url))

let folder: string
let good: string
let goodTls: string
let keys: () => Promise<readonly string[]>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'soundroof-cloud-start-'))
  const own = await openTestStore(folder, quiet)
  keys = own.keys
  const inBucket = (url: string) => url.replace(/\/[^/?]*\?/, `/${own.bucket}?`)
  good = inBucket(given)
  goodTls = inBucket(givenTls)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const opened = (url: string) => openObjectStore(readConfig({ OBJECT_STORE_URL: url, DATA_DIR: folder }), quiet)

const wrongSecret = (url: string) => url.replace(/:[^:@]*@/, ':another@')
const wrongKey = (url: string) => url.replace(/\/\/[^:]*:/, '//NOBODY:')
const wrongBucket = (url: string) => url.replace(/\/[^/?]*\?/, '/no-such-bucket?')
const wrongPort = (url: string) => url.replace(/:\d+\//, ':1/')
const tls = (url: string) => url.replace('tls=0', 'tls=1')

describe('an object store', () => {
  it('is opened, and nothing stays of the proof', async () => {
    const store = await opened(good)
    expect(await keys()).toEqual([])
    await store.put('one/file', Buffer.from('content'), 'text/plain')
    expect(await keys()).toEqual(['one/file'])
    expect((await store.get('one/file'))?.toString()).toBe('content')
  })

  it('is opened over TLS', async () => {
    const store = await opened(goodTls)
    await store.put('one/secure', Buffer.from('content'), 'text/plain')
    expect((await store.get('one/secure'))?.toString()).toBe('content')
  })

  it.each([
    ['the secret is wrong', wrongSecret, '403 to PUT (SignatureDoesNotMatch'],
    ['nobody has this key', wrongKey, '403 to PUT (InvalidAccessKeyId'],
    ['there is no such bucket', wrongBucket, '404 to PUT (NoSuchBucket'],
    ['nobody listens', wrongPort, 'ECONNREFUSED'],
    ['it speaks no TLS', tls, 'The object store cannot be reached'],
  ])('is refused when %s', async (_, changed, message) => {
    await expect(opened(changed(good))).rejects.toThrow(message)
    await expect(opened(changed(good))).rejects.toThrow(/^OBJECT_STORE_URL: http/)
  })
})

describe('the server', () => {
  const start = (url: string) => {
    const env = { PATH: process.env.PATH ?? '', DATA_DIR: join(folder, 'data'), PORT: '0', OBJECT_STORE_URL: url }
    return spawn(process.execPath, ['--import', 'tsx', entry], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  }

  it('does not start without its store, and says why without the secret', async () => {
    const child = start(wrongSecret(good))
    const [code, said] = await Promise.all([new Promise((resolve) => child.once('close', resolve)), text(child.stderr)])
    expect(code).toBe(1)
    expect(said).toMatch(
      /OBJECT_STORE_URL: http:\/\/127\.0\.0\.1:\d+\/test-\S+ cannot be used\. .*SignatureDoesNotMatch/,
    )
    expect(said).not.toContain('another')
  })

  it('does not start when its store proves itself by a certificate that nobody vouches for', async () => {
    const child = start(goodTls)
    const [code, said] = await Promise.all([new Promise((resolve) => child.once('close', resolve)), text(child.stderr)])
    expect([code, said]).toEqual([1, expect.stringContaining('cannot be reached: self-signed certificate')])
  })

  it('starts with it', async () => {
    const child = start(good)
    let output = ''
    for await (const chunk of child.stdout) {
      output += chunk
      if (output.includes('is ready')) break
    }
    child.kill('SIGKILL')
    expect(output).toContain('Soundroof is ready')
  })
})
