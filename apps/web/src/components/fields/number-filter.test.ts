import { describe, expect, it } from 'vitest'
import { type NumberKind, readNumber, refusals, shownText, textOfNumber } from './number-filter.ts'

/** Types key by key, each after the text that the field then shows. */
const typed = (keys: string, kind: NumberKind) => {
  const start = { shown: '', ...readNumber('', kind) }
  return [...keys].reduce(({ shown }, key) => {
    const text = shown + key
    const read = readNumber(text, kind)
    return { shown: shownText(text, read.value, kind), ...read }
  }, start)
}

describe('a number field', () => {
  it.each([
    ['12', 12],
    ['12.', 12],
    ['12.34', 12.34],
    ['.5', 0.5],
    [' 1 2 . 5\t', 12.5],
    ['1,200', 1200],
    ['12,345.5', 12345.5],
    ['0', 0],
    ['', null],
    ['.', null],
  ])('reads %j as the decimal %j', (text, value) => {
    expect(readNumber(text, 'decimal')).toEqual({ value, refusal: null })
  })

  it.each(['-5', '1.234', '1.2.3', '1e3', '12 mm', '1,2', '12,5', 'abc', '+1'])('refuses %j', (text) => {
    expect(readNumber(text, 'decimal')).toEqual({ value: null, refusal: refusals.decimal })
  })

  it.each([
    ['6.6', 'integer'],
    ['12,5', 'decimal'],
    ['-5', 'decimal'],
    ['1e3', 'decimal'],
    ['1.234', 'decimal'],
    ['6.', 'integer'],
  ] as const)('shows %j as typed key by key, refused and without a value (%s)', (keys, kind) => {
    expect(typed(keys, kind)).toEqual({ shown: keys, value: null, refusal: refusals[kind] })
  })

  it.each([
    ['1,200', 1200],
    ['12.5', 12.5],
    ['1 000', 1000],
  ])('takes %j typed key by key', (keys, value) => {
    expect(typed(keys, 'decimal')).toEqual({ shown: keys, value, refusal: null })
  })

  it('takes digits alone where a whole number is asked', () => {
    expect(readNumber('1 000', 'integer').value).toBe(1000)
    expect(readNumber('1.5', 'integer')).toEqual({ value: null, refusal: refusals.integer })
  })

  it('shows a value set from outside: an undo replaces a refused text, a reset a number', () => {
    expect(shownText('-5', 12, 'decimal')).toBe('12')
    expect(shownText('12', null, 'decimal')).toBe('')
  })

  it('shows nothing for null and zero for zero', () => {
    expect([textOfNumber(null), textOfNumber(0), textOfNumber(12.5)]).toEqual(['', '0', '12.5'])
  })
})
