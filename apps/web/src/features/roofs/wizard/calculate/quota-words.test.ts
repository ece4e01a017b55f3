import { expect, it } from 'vitest'
import { quotaWords } from './quota-words.ts'

const subscription = (active: boolean, remaining: number) => ({
  active,
  remaining,
  total: 10,
  expiresOn: '2026-12-31',
  renewsOn: '2026-12-21',
})

it('says beforehand what a calculation costs', () => {
  expect(quotaWords(null)).toBeNull()
  expect(quotaWords(subscription(true, 7))).toBe('Takes one of 7 calculations; the same inputs again are free')
  expect(quotaWords(subscription(true, 1))).toContain('one of 1 calculation;')
  expect(quotaWords(subscription(true, 0))).toBe(
    'You have no calculations left. The next renewal is on 21 Dec 2026. Your project can be saved with its input summary.',
  )
  expect(quotaWords(subscription(false, 0))).toContain('Without a subscription')
})
