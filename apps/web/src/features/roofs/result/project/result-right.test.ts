import { expect, it } from 'vitest'
import { isForSubscribers } from './result-right.ts'

const stored = { summary: { hasResult: false } }

it('keeps the result summary for subscribers and for projects that have a result', () => {
  expect(isForSubscribers({ stored, subscription: { active: false }, issued: null })).toBe(true)
  expect(isForSubscribers({ stored, subscription: { active: true }, issued: null })).toBe(false)
  expect(isForSubscribers({ stored, subscription: { active: false }, issued: { id: 'r' } })).toBe(false)
  expect(isForSubscribers({ stored: { summary: { hasResult: true } }, subscription: null, issued: null })).toBe(false)
})

it('decides nothing while the answers are on their way', () => {
  expect(isForSubscribers({ stored: undefined, subscription: null, issued: null })).toBe(false)
  expect(isForSubscribers({ stored, subscription: null, issued: undefined })).toBe(false)
})
