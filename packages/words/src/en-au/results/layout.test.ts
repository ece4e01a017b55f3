import { expect, it } from 'vitest'
import { sayIn } from '../../say.ts'

const say = sayIn('en-AU')

it('the number of rails is said once, whatever keeps them from the members', () => {
  const limit = { rails: 3, limit: 1550 }
  const none = { code: 'rails-find-no-members', values: limit } as const
  const far = { code: 'members-too-far-apart', values: { pitch: 1200, reach: 900 } } as const
  expect(say({ code: 'rails-laid-out', values: { rails: 3, layout: none } })).toBe(
    'Too few members within 1550 mm to carry 3 rails',
  )
  expect(say({ code: 'rails-laid-out', values: { rails: 3, layout: far } })).toMatch(/^3 rails: the members are/)
})

it('a zone that is not on the roof says why, and says N/A once', () => {
  const why = { code: 'no-corner-zone', values: { hasRidgeEnds: false } } as const
  expect(say({ code: 'zone-not-on-roof', values: { zone: 'Corner', why } })).toBe(
    'Corner zone: N/A: there is no corner zone at a roof slope of 10 degrees or more',
  )
})
