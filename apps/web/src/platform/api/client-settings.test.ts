import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { isClockKnown, loadClientSettings, nameInSentence, noteClock, serverNow } from './client-settings.ts'

const say = sayIn('en-AU')

it.each([
  ['Your engineering provider', 'your engineering provider'],
  ['', 'your engineering provider'],
  ['Ridgeline Engineering', 'Ridgeline Engineering'],
])('the provider %j reads %j within a sentence', (name, text) => {
  expect(nameInSentence(say, name)).toBe(text)
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

const settings = { code: 0, data: { secret: 's' } }

it('the clock is the server’s once that has told its time, not where the device kept the settings', async () => {
  await loadClientSettings(async () => ({ status: 200, body: settings, date: null }))
  expect(isClockKnown()).toBe(false)
  const hour = 3_600_000
  noteClock(new Date(Date.now() + hour).toUTCString())
  expect(isClockKnown()).toBe(true)
  expect(Math.abs(serverNow() - Date.now() - hour)).toBeLessThan(2_000)
  noteClock(null)
  expect(Math.abs(serverNow() - Date.now() - hour)).toBeLessThan(2_000)
})
