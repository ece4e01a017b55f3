import { expect, it } from 'vitest'
import { quotaWords } from './quota-words.ts'

const subscription = (active: boolean, remaining: number) => ({ active, remaining, total: 10, expiresOn: null })

it('says beforehand what a calculation costs', () => {
  expect(quotaWords(null)).toBeNull()
  expect(quotaWords(subscription(true, 7))).toBe('Takes one of 7 calculations; the same inputs again are free')
  expect(quotaWords(subscription(true, 1))).toContain('one of 1 calculation;')
  expect(quotaWords(subscription(true, 0))).toContain('No calculations left')
  expect(quotaWords(subscription(false, 0))).toContain('Without a subscription')
})
