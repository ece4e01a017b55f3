import { sayIn } from '@soundroof/words/say'
import { afterEach, expect, it, vi } from 'vitest'

// Other tests leave settings behind.
vi.resetModules()
const { isClockKnown, loadClientSettings, nameAlone, nameInSentence, noteClock, serverNow } = await import(
  './client-settings.ts'
)

const say = sayIn('en-AU')

afterEach(() => void vi.useRealTimers())

it.each([
  ['Your engineering provider', 'your engineering provider'],
  ['', 'your engineering provider'],
  ['Ridgeline Engineering', 'Ridgeline Engineering'],
])('the provider %j reads %j within a sentence', (name, text) => {
  expect(nameInSentence(say, name)).toBe(text)
})

it.each([
  ['en-AU', 'Your engineering provider', 'Your engineering provider'],
  ['zh-Hans', 'Your engineering provider', '您的工程服务方'],
  ['zh-Hans', 'iRoof Engineers', 'iRoof Engineers'],
] as const)('in %s the provider %j by itself reads %j', (language, name, text) => {
  expect(nameAlone(sayIn(language), name)).toBe(text)
})

it.each([
  [null, 500, 'There is no connection. Please try again where there is signal!'],
  [
    { status: 429, body: { code: 429, message: 'Please try again in 7 seconds!' }, date: null },
    429,
    'Please try again in 7 seconds!',
  ],
  [{ status: 502, body: '', date: null }, 502, 'Server error, please try again later!'],
])('a server that gives no settings is told as it answers: %j', async (answer, code, message) => {
  const loaded = await loadClientSettings(async () => answer)
  expect(loaded).toMatchObject({ ok: false, code, issues: [] })
  expect(!loaded.ok && say(loaded.message)).toBe(message)
})

const settings = { code: 0, data: { secret: 's', rackingSystems: [], modules: [], places: [], sheetings: [] } }

it('the clock is the server’s once that has told its time, not where the device kept the settings', async () => {
  await loadClientSettings(async () => ({ status: 200, body: settings, date: null }))
  expect(isClockKnown()).toBe(false)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 30, 9) })
  const hour = 3_600_000
  noteClock(new Date(Date.now() + hour).toUTCString())
  expect(isClockKnown()).toBe(true)
  expect(serverNow() - Date.now()).toBe(hour)
  noteClock(null)
  expect(serverNow() - Date.now()).toBe(hour)
})
