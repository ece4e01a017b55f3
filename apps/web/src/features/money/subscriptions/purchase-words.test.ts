import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { actionsFor, stateWords } from './purchase-words.ts'

const now = new Date('2026-11-21T09:00:00Z')
const active = { endsAt: '2026-12-21T09:00:00Z', renews: true, isRefunded: false }

describe('a purchase', () => {
  it.each([
    [active, 'Active, renews each month', ['renew', 'cancel', 'expire', 'refund']],
    [{ ...active, renews: false }, 'Cancelled, active to the end of the month', ['renew', 'expire', 'refund']],
    [{ ...active, endsAt: now.toISOString() }, 'Expired', ['renew']],
    [{ ...active, isRefunded: true }, 'Refunded', ['renew']],
  ])('%j is %s', (purchase, words, events) => {
    expect(sayIn('en-AU')(stateWords(purchase, now))).toBe(words)
    expect(actionsFor(purchase, now).map(({ event }) => event)).toEqual(events)
  })
})
