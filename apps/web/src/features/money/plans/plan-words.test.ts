import { describe, expect, it } from 'vitest'
import { sourceWords, usageOf } from './plan-words.ts'

describe('what is left', () => {
  it('is nothing without a period', () => {
    expect(usageOf([])).toBeNull()
  })

  it('adds up the periods that run', () => {
    const periods = [
      { bought: 30, used: 4, reserved: 1 },
      { bought: 300, used: 100, reserved: 5 },
    ]
    expect(usageOf(periods)).toEqual({ bought: 330, used: 104, reserved: 6, left: 220 })
  })

  it('is never less than nothing', () => {
    const refunded = { bought: 2, used: 2, reserved: 1 }
    expect(usageOf([refunded, { bought: 3, used: 0, reserved: 0 }])?.left).toBe(3)
  })
})

it.each([
  ['apple', 'money.app-store'],
  ['invoice', 'money.by-invoice-for-the-company'],
  ['seed', 'money.given-by-this-installation'],
])('a period of %s is named %s', (source, words) => {
  expect(sourceWords({ source })).toBe(words)
})
