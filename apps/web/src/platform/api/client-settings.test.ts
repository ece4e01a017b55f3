import { expect, it } from 'vitest'
import { loadClientSettings, nameInSentence } from './client-settings.ts'

it.each([
  ['Your engineering provider', 'your engineering provider'],
  ['', 'your engineering provider'],
  ['Ridgeline Engineering', 'Ridgeline Engineering'],
])('the provider %j reads %j within a sentence', (name, text) => {
  expect(nameInSentence(name)).toBe(text)
})

it.each([
  [null, 500, 'Network Error!'],
  [
    { status: 429, body: { code: 429, message: 'Please try again in 7 seconds!' }, date: null },
    429,
    'Please try again in 7 seconds!',
  ],
  [{ status: 502, body: '', date: null }, 502, 'Server error, please try again later!'],
])('a server that gives no settings is told as it answers: %j', async (answer, code, message) => {
  expect(await loadClientSettings(async () => answer)).toEqual({ ok: false, code, message, issues: [] })
})
