import { expect, it } from 'vitest'
import { isSubscribersOnly } from './subscribers-only.ts'

const stored = { summary: { hasResult: false } }

it('keeps the result summary for subscribers and for projects that have a result', () => {
  expect(isSubscribersOnly({ stored, subscription: { active: false }, issued: null })).toBe(true)
  expect(isSubscribersOnly({ stored, subscription: { active: true }, issued: null })).toBe(false)
  expect(isSubscribersOnly({ stored, subscription: { active: false }, issued: { id: 'r' } })).toBe(false)
  expect(isSubscribersOnly({ stored: { summary: { hasResult: true } }, subscription: null, issued: null })).toBe(false)
})

it('decides nothing while loading', () => {
  expect(isSubscribersOnly({ stored: undefined, subscription: null, issued: null })).toBe(false)
  expect(isSubscribersOnly({ stored, subscription: null, issued: undefined })).toBe(false)
})
