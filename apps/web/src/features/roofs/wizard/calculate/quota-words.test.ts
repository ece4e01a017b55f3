import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { quotaWords } from './quota-words.ts'

const say = sayIn('en-AU')

const subscription = (active: boolean, remaining: number) => ({
  active,
  remaining,
  total: 10,
  startsOn: null,
  expiresOn: '2026-12-31',
  renewsOn: '2026-12-21',
})

it('says beforehand what a calculation costs', () => {
  expect(quotaWords(say, null)).toBeNull()
  expect(quotaWords(say, subscription(true, 7))).toBe('Takes one of 7 calculations; the same inputs again are free')
  expect(quotaWords(say, subscription(true, 1))).toContain('one of 1 calculation;')
  expect(quotaWords(say, subscription(true, 0))).toBe(
    'You have no calculations left. The next renewal is on 21 Dec 2026. Your project can be saved with its input summary.',
  )
  expect(quotaWords(say, subscription(false, 0))).toContain('Saves the project with its input summary')
})
