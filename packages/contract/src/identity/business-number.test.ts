import { describe, expect, it } from 'vitest'
import { abnText, isAbn } from './business-number.ts'

/** The Australian Taxation Office's, and two made by the rule. */
const numbers = ['51 824 753 556', '53004085616', '83 914 571 673']

describe('an Australian Business Number', () => {
  it.each(numbers)('%s is one, with spaces or without', (text) => {
    expect(isAbn(text)).toBe(true)
    expect(isAbn(text.replaceAll(' ', ''))).toBe(true)
  })

  it('with any one digit changed is none', () => {
    for (const text of numbers.map((each) => each.replaceAll(' ', '')))
      for (const place of text.split('').keys()) {
        const digit = (Number(text[place]) + 1) % 10
        expect(isAbn(`${text.slice(0, place)}${digit}${text.slice(place + 1)}`), `${text} at ${place}`).toBe(false)
      }
  })

  it.each([
    '',
    '5182475355',
    '518247535560',
    '01824753556',
    '5182475355a',
    'ABN 51 824 753 556',
    '五一八二四七五三五五六',
  ])('"%s" is none', (text) => expect(isAbn(text)).toBe(false))

  it('is written in threes', () => expect(abnText('51824753556')).toBe('51 824 753 556'))
})
