import { afterEach, expect, it, vi } from 'vitest'

// Other tests leave settings behind.
vi.resetModules()
const { call } = await import('./api-client.ts')

afterEach(() => vi.unstubAllGlobals())

const hour = 3_600_000
const stale = { code: 400, message: 'x', coded: { code: 'requestStale' } }

/** A server of another time than this device's, that takes what was signed within 300 s of it. */
const serverAt = (now: () => number, { saysTime }: { readonly saysTime: boolean }) => {
  const signedAt: number[] = []
  vi.stubGlobal('fetch', async (address: string, { headers }: { readonly headers: Record<string, string> }) => {
    const isSettings = address.endsWith('/api/client')
    const at = Number(new Headers(headers).get('timestamp'))
    if (!isSettings) signedAt.push(at)
    const isInTime = Math.abs(at * (at < 1e11 ? 1000 : 1) - now()) <= 300_000
    const body = isSettings
      ? { code: 0, data: { secret: 's', rackingSystems: [], modules: [], places: [], sheetings: [] } }
      : isInTime
        ? { code: 0, data: null }
        : stale
    const date = isSettings && !saysTime ? {} : { date: new Date(now()).toUTCString() }
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json', ...date } })
  })
  return signedAt
}

it.each([hour, -hour])('a call of a device whose clock is %i ms wrong arrives', async (wrong) => {
  const signedAt = serverAt(() => Date.now() + wrong, { saysTime: false })
  expect(await call('checkToken', { quiet: true })).toMatchObject({ ok: true })
  expect(signedAt.length).toBeLessThanOrEqual(2)
  expect(await call('checkToken', { quiet: true })).toMatchObject({ ok: true })
})
