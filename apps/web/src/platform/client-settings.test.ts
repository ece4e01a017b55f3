import { expect, it } from 'vitest'
import { nameInSentence } from './client-settings.ts'

it.each([
  ['Your engineering provider', 'your engineering provider'],
  ['', 'your engineering provider'],
  ['Ridgeline Engineering', 'Ridgeline Engineering'],
])('the provider %j reads %j within a sentence', (name, text) => {
  expect(nameInSentence(name)).toBe(text)
})
