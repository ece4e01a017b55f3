import { optionFields } from '@soundroof/contract/roofs/fields/options'
import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { unusualWords } from './unusual-words.ts'

const say = sayIn('en-AU')
const chinese = sayIn('zh-Hans')
const house = { importanceLevel: 2, designLife: 50, isCyclonic: false } as const

it('a return period below the one of the standard says which the standard asks for', () => {
  expect(unusualWords(say, 'returnPeriod', 25)).toBe(
    '25 years: a stronger wind than this comes on average once in 25 years. AS/NZS 1170.0 table F2 asks for 500 years for this importance level and design life. An engineer must confirm it.',
  )
  expect(unusualWords(chinese, 'returnPeriod', 25)).toContain('500 年')
  for (const years of [25, 50, 100, 200, 250])
    expect(unusualWords(say, 'returnPeriod', years)).toContain(`${years} years:`)
})

it('one that is as long or longer, or none, needs no words', () => {
  for (const years of [null, 500, 1000, 2000, 2500]) expect(unusualWords(say, 'returnPeriod', years)).toBeNull()
})

it('what is asked for follows the project', () => {
  expect(unusualWords(say, 'returnPeriod', 500, { ...house, importanceLevel: 3 })).toContain('asks for 1000 years')
  expect(unusualWords(say, 'returnPeriod', 200, { ...house, designLife: 25 })).toBeNull()
  const farm = { ...house, importanceLevel: 1 } as const
  expect(unusualWords(say, 'returnPeriod', 100, farm)).toBeNull()
  expect(unusualWords(say, 'returnPeriod', 100, { ...farm, isCyclonic: true })).toContain('asks for 200 years')
  expect(unusualWords(say, 'returnPeriod', 2500, { ...house, importanceLevel: 4, designLife: 100 })).toContain(
    'has no value',
  )
})

it('every other value of the assumptions of wind that is not usual has its words in both languages, and defaults have none', () => {
  const told: string[] = []
  for (const [field, { otherwise }] of Object.entries(optionFields))
    expect([field, unusualWords(say, field, otherwise)]).toEqual([field, null])
  for (const [field, values] of Object.entries({
    edition: ['2011'],
    importanceLevel: [1, 3, 4],
    designLife: [1, 25],
  }))
    for (const value of values) {
      const words = unusualWords(say, field, value)
      expect([field, value, words]).toEqual([field, value, expect.stringMatching(/\.$/)])
      expect(unusualWords(chinese, field, value)).toMatch(/\p{Script=Han}.*。$/u)
      told.push(words ?? '')
    }
  expect(new Set(told).size).toBe(6)
  expect(unusualWords(say, 'designLife', 100)).toBeNull()
  expect(unusualWords(say, 'tiltAngle', 25)).toBeNull()
})
