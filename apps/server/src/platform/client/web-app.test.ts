import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { compressText } from '../http/compression.ts'
import type { FormerFile } from './kept-builds.ts'
import { serveWebApp } from './web-app.ts'

const page = '<!doctype html><title>Soundroof</title>'
const home = '<!doctype html><title>Soundroof</title><h1>Home</h1>'
const script = `console.log('${'x'.repeat(10_000)}')`

const former: FormerFile = async (name) => (name === 'main-0ld0ld00.js' ? Buffer.from(script) : null)

const serve = async (root: string): Promise<FastifyInstance> => {
  const server = Fastify({ exposeHeadRoutes: false })
  await compressText(server)
  server.get('/api/long', async () => ({ text: 'y'.repeat(10_000) }))
  server.get('/files/long', async () => ({ text: 'y'.repeat(10_000) }))
  server.get('/api/short', async () => ({ text: 'y' }))
  await serveWebApp(server, root, former)
  return server
}

const folder = mkdtempSync(join(tmpdir(), 'soundroof-web-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), page)
writeFileSync(join(folder, 'home.html'), home)
writeFileSync(join(folder, 'assets/main-1a2b.js'), script)
writeFileSync(join(folder, '.secret'), 'hidden')
const app = await serve(folder)
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') =>
  app.inject({ method, url, headers })

describe('the web application', () => {
  it.each(['/', '/project_new1?type=add', '/console/project', '/verify', '/RESETPASSWORD'])(
    '%s is its page',
    async (url) => {
      const response = await get(url)
      expect([response.statusCode, response.body]).toEqual([200, page])
      expect(response.headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
      })
    },
  )

  const forPeople = { accept: 'text/html,application/xhtml+xml' }

  it.each(['/healthz', '/console/anything/below', '/project_new6', '/project_x', '/verify/a/b'])(
    '%s is unknown: a program gets the envelope, a person the page that says so',
    async (url) => {
      const told = await get(url)
      expect([told.statusCode, told.json().code]).toEqual([404, 404])
      const read = await get(url, forPeople)
      expect([read.statusCode, read.body]).toEqual([404, page])
    },
  )

  it.each([300, 5000])('takes an address longer than the name of any file: %d', async (length) => {
    const response = await get(`/verify/${'x'.repeat(length)}`)
    expect([response.statusCode, response.body]).toEqual([200, page])
  })

  it.each(['/home', '/home?from=mail', '/Home'])('%s was rendered when it was built', async (url) => {
    const response = await get(url)
    expect([response.statusCode, response.body]).toEqual([200, home])
    expect(response.headers['cache-control']).toBe('no-cache')
  })

  it('has files that never change under their name', async () => {
    const response = await get('/assets/main-1a2b.js')
    expect([response.statusCode, response.body]).toEqual([200, script])
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('has files of a former build, as unchanging', async () => {
    const response = await get('/assets/main-0ld0ld00.js', { 'accept-encoding': 'gzip' })
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'gzip',
    })
    expect(gunzipSync(response.rawPayload).toString()).toBe(script)
    expect((await get('/assets/main-0ld0ld00.js', {}, 'POST')).statusCode).toBe(404)
  })

  it.each([
    '/assets/gone-1a2b3c4d.js',
    '/assets/deeper/main-0ld0ld00.js',
    '/assets/%2e%2e%2fmain-0ld0ld00.js',
    '/main-0ld0ld00.js',
    '/assets/gone-1a2b.js',
    '/missing.png',
    '/manifest.webmanifest',
    '/.secret',
    '/api/x',
    '/json/ZC1.json',
    '/..%2f..%2fpackage.json',
    '/%00',
  ])('%s is unknown, in the envelope', async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.statusCode).toBeLessThan(500)
    expect(response.body).not.toContain('Soundroof')
    expect(response.body).not.toContain('hidden')
  })

  it('is not written to', async () => {
    expect((await get('/home', {}, 'POST')).statusCode).toBe(404)
  })

  it('that is not built is unknown, and the calls work', async () => {
    const bare = await serve(join(folder, 'assets'))
    expect((await bare.inject('/home')).statusCode).toBe(404)
    expect((await bare.inject('/api/short')).statusCode).toBe(200)
    await bare.close()
  })
})

describe('text', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('travels as the reader takes it: %j', async (asked, expected) => {
    const response = await get('/assets/main-1a2b.js', { 'accept-encoding': asked })
    expect(response.headers['content-encoding']).toBe(expected)
    const bytes = response.rawPayload
    const plain = expected === 'br' ? brotliDecompressSync(bytes) : expected === 'gzip' ? gunzipSync(bytes) : bytes
    expect(plain.toString()).toBe(script)
    if (expected) expect(bytes.length).toBeLessThan(1000)
  })

  it('of answers travels so too, unless it is short', async () => {
    const long = await get('/api/long', { 'accept-encoding': 'gzip, deflate, br' })
    expect(long.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(JSON.parse(brotliDecompressSync(long.rawPayload).toString())).toEqual({ text: 'y'.repeat(10_000) })
    expect((await get('/api/short', { 'accept-encoding': 'gzip' })).headers).not.toHaveProperty('content-encoding')
  })

  it('that was uploaded travels as it is', async () => {
    const { headers } = await get('/files/long', { 'accept-encoding': 'gzip, br' })
    expect(headers).not.toHaveProperty('content-encoding')
  })

  it('in part travels as it is', async () => {
    const part = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip', range: 'bytes=0-9' })
    expect([part.statusCode, part.body]).toEqual([206, script.slice(0, 10)])
  })
})
