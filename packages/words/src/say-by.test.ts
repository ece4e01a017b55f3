import { describe, expect, it } from 'vitest'
import { inShape } from './in-shape.ts'
import type { Coded } from './language/say.ts'
import { leniently, sayBy, type Word } from './say-by.ts'

const words: Readonly<Record<string, string>> = {
  between: '{label}: {min} – {max}{unit}',
  left: 'Noch {count}!',
  none: 'Kein {what} {name}!',
}
const names: Readonly<Record<string, string>> = { 'Roof Slope': 'Dachneigung', ' degrees': ' Grad', edge: 'Rand' }
const own =
  <T>(of: Readonly<Record<string, T>>) =>
  (key: string): T | undefined =>
    Object.hasOwn(of, key) ? of[key] : undefined
const say = sayBy(own(words), own(names), 'de')
const said = (code: string, values: Coded['values']): string => say({ code, values })

it('fills in a sentence; a placeholder without a value stays visible', () => {
  expect(said('left', { count: 3 })).toBe('Noch 3!')
  expect(said('left', {})).toBe('Noch {count}!')
})

it('says the names that stand in a sentence, and units with their space', () => {
  const values = { label: { code: 'Roof Slope' }, min: 0, max: 60, unit: { code: ' degrees' } }
  expect(said('between', values)).toBe('Dachneigung: 0 – 60 Grad')
  expect(said('between', { ...values, unit: '' })).toBe('Dachneigung: 0 – 60')
})

it('leaves alone what a user wrote, even where it is a word of ours', () => {
  expect(said('none', { what: { code: 'edge' }, name: 'edge' })).toBe('Kein Rand edge!')
})

it('says a word of a newer server as that server does, and its sentence in English', () => {
  expect(said('left', { count: { code: 'quite a few' } })).toBe('Noch quite a few!')
  expect(say({ code: 'newer', values: { count: 3 }, english: '3 are left.' })).toBe('3 are left.')
  expect(say({ code: 'left', values: { count: { code: 'newer' } }, english: 'A {label} is left.' })).toBe(
    'A {label} is left.',
  )
  expect(() => said('newer', {})).toThrow('de has no words for the message "newer"')
})

it('says each part of a list, and takes no sentence with placeholders for a name', () => {
  expect(said('left', { count: [1, { code: 'edge' }] })).toBe('Noch 1, Rand!')
  expect(say.named('left')).toBe('left')
  expect(say.named('edge')).toBe('Rand')
})

describe('words called with values of another shape', () => {
  const found: Readonly<Record<string, Word>> = {
    from: (({ from, to }: { from: number; to: number }) => `${from} bis ${to + 1}`) as Word,
    fixed: (({ size }: { size: number }) => size.toFixed(1)) as Word,
    named: (({ name = '' }: { name?: string }) => `Es heißt ${name}.`) as Word,
  }
  const lenient = leniently(sayBy((code) => found[code] && inShape(found[code]), own(names), 'de'))

  it.each([
    ['from', { from: 1 }],
    ['from', { to: 1 }],
    ['from', { from: { other: 1 }, to: 1 }],
    ['fixed', {}],
    ['fixed', { size: '2' }],
  ])('fall back to English, or to the code: %s %o', (code, values) => {
    const told = { code, values } as unknown as Coded
    expect(lenient({ ...told, english: 'One to two.' })).toBe('One to two.')
    expect(lenient(told)).toBe(code)
    expect(() => lenient.strictly(told)).toThrow()
  })

  it('take what a user wrote, whatever it is, and do without what need not be there', () => {
    expect(lenient({ code: 'named', values: { name: 'undefined' } })).toBe('Es heißt undefined.')
    expect(lenient({ code: 'named', values: {} })).toBe('Es heißt .')
  })

  it('a sentence that lacks a value is English, where there is English', () => {
    expect(say({ code: 'left', values: { other: 3 }, english: '3 are left.' })).toBe('3 are left.')
  })
})

it('a page says English, or the code, where it has no words: it does not break', () => {
  const lenient = leniently(say)
  expect(lenient({ code: 'newer', english: 'Something new.' })).toBe('Something new.')
  expect(lenient({ code: 'newer' })).toBe('newer')
  expect(() => lenient.strictly({ code: 'newer' })).toThrow(RangeError)
})

it.each(['constructor', 'toString', '__proto__'])('takes no property of every object for a word: %s', (code) => {
  expect(say.named(code)).toBe(code)
  expect(said('left', { count: { code } })).toBe(`Noch ${code}!`)
})
