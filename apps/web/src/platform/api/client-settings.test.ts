import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { loadClientSettings, nameInSentence } from './client-settings.ts'

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
