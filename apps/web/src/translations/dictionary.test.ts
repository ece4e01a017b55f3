import { messages } from '@soundroof/contract/platform/messages'
import { expect, it } from 'vitest'
import { languageOf } from './dictionary.ts'
import { simplifiedChinese } from './zh-hans/simplified-chinese.ts'

const templates = {
  '{label} must be between {min} and {max}{unit}!': '{label}: {min} – {max}{unit}',
  'You have {count} left!': 'Noch {count}!',
  'There is no {what} {name}. Please choose another!': 'Kein {what} {name}!',
}
const own = { 'Roof Slope': 'Dachneigung', degrees: 'Grad', Edge: 'Rand' }
const { text, recognised } = languageOf('de', { ...own, ...templates }, templates)

it('fills in a sentence; what it does not know stays English', () => {
  expect(text('You have {count} left!', { count: 3 })).toBe('Noch 3!')
  expect(text('Unknown {count}', { count: 3 })).toBe('Unknown 3')
})

it('recognises a sentence that arrives whole, and the labels in it', () => {
  expect(recognised('Roof Slope must be between 0 and 60 degrees!')).toBe('Dachneigung: 0 – 60 Grad')
  expect(recognised('You have 3 left!')).toBe('Noch 3!')
  expect(recognised('Something else.')).toBe('Something else.')
})

it('takes no property of every object for a translation', () => {
  for (const word of ['constructor', 'toString', '__proto__']) {
    expect(recognised(word)).toBe(word)
    expect(text(word, {})).toBe(word)
  }
})

it('leaves alone what a user wrote, even where it is a word of ours', () => {
  expect(recognised('There is no Edge Edge. Please choose another!')).toBe('Kein Rand Edge!')
  expect(text('There is no {what} {name}. Please choose another!', { what: 'Edge', name: 'Edge' })).toBe(
    'Kein Rand Edge!',
  )
})

it('signs of a pattern in a sentence mean themselves', () => {
  const dotted = { 'Is (a+b) {sign} c? Perhaps.': '{sign}' }
  expect(languageOf('de', dotted, dotted).recognised('Is (a+b) > c? Perhaps.')).toBe('>')
  expect(languageOf('de', dotted, dotted).recognised('Is aab > c! Perhaps.')).toBe('Is aab > c! Perhaps.')
})

it('every message of the contract, filled in by the server, is found again', () => {
  const placeholder = /\{(\w+)\}/g
  const lost = Object.values(messages).filter((english) => {
    const sent = english.replace(placeholder, 'x7').trimEnd()
    return sent.length > 12 && simplifiedChinese.recognised(sent) === sent
  })
  expect(lost).toEqual([])
})
