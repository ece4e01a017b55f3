import { describe, expect, it } from 'vitest'
import { told } from '../messages.ts'
import { coded } from './coded.ts'
import { spoken } from './testing/spoken.ts'
import { asWritten, fromText, inText, unitWord, word } from './told.ts'

describe('what is told', () => {
  it('names words of ours as objects, and what users wrote, names and numbers as they are', () => {
    const bound = { min: 0, max: 60, unit: unitWord('degrees') }
    const one = told('outOfRange', { label: word('Roof Slope'), ...bound })
    expect(spoken(one)).toBe('Roof Slope must be between 0 and 60 degrees!')
    expect(one).toEqual({
      coded: {
        code: 'outOfRange',
        values: { label: { code: 'Roof Slope' }, min: 0, max: 60, unit: { code: ' degrees' } },
      },
    })
    expect(told('wholeBetween', { label: 'x', min: 1, max: 2, unit: unitWord(undefined) }).coded.values?.unit).toBe('')
  })

  it('holds a message within a message', () => {
    const one = told('wrongType', {
      label: word('Marks'),
      type: told('listOf', { bound: told('atMost', { number: 9 }) }),
    })
    expect(spoken(one)).toBe('Marks must be a list of at most 9!')
    expect(coded.parse(one.coded)).toEqual(one.coded)
  })

  it('passes through the one text that zod carries', () => {
    const one = told('tooLong', { label: 'A "quoted" {label}', max: 3 })
    expect(fromText(inText(one))).toEqual(one)
    expect(fromText('Invalid input')).toBeNull()
    expect(spoken(asWritten('As {it} is.'))).toBe('As {it} is.')
  })
})
