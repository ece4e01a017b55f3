import { describe, expect, test } from 'vitest'
import type { LineLoads } from '../loads/line-loads.ts'
import { lineLoad } from '../loads/load-effect.ts'
import type { WithAndWithoutPanels } from '../loads/variations.ts'
import { type Exemption, purlinExemption, timberRafterExemption } from './exemption.ts'
import { downward, type MemberLimit, single } from './member-limit.ts'

const none: LineLoads = {
  lightDead: 0,
  dead: 0,
  outward: 0,
  permanent: 0,
  live: 0,
  wind: 0,
  serviceOutward: 0,
  serviceInward: 0,
}
const compared = (lines: Partial<LineLoads>, bare: Partial<LineLoads>): WithAndWithoutPanels =>
  ({ loads: { cosTheta: 1 }, lines: { ...none, ...lines }, bare: { ...none, ...bare } }) as WithAndWithoutPanels
const limit = (cases: MemberLimit['cases']): MemberLimit => ({
  id: 'rafter-bending-downward',
  effect: lineLoad,
  cases,
  status: 'verified',
  reason: 'chosen',
})
const inUplift = (exemption: Exemption) => (u: number, u_0: number) =>
  exemption.here(limit(single('outward', 1)), compared({ outward: u }, { outward: u_0 }))

test('a purlin beyond its capacity is exempt up to 125 % and without more load', () => {
  const isExempt = inUplift(purlinExemption)
  expect([isExempt(1.1, 1.2), isExempt(1.2, 1.2), isExempt(1.25, 1.25)]).toEqual([true, true, true])
  expect([isExempt(1.21, 1.2), isExempt(1.2, 1.26), isExempt(1.1, 1), isExempt(1.1, 0)]).toEqual(
    Array.from({ length: 4 }, () => false),
  )
})

describe('a timber rafter beyond its capacity', () => {
  test('is exempt up to 125 % and with 5 % more load', () => {
    const isExempt = inUplift(timberRafterExemption)
    expect([isExempt(1.26, 1.2), isExempt(1.02, 0.98), isExempt(1.1, 1.25)]).toEqual([true, true, true])
    expect([isExempt(1.27, 1.2), isExempt(1.2, 1.26), isExempt(1.2, 0)]).toEqual([false, false, false])
  })

  test('is judged combination by combination: live load that panels displace excuses no permanent load', () => {
    const chord = limit(downward(1))
    expect(timberRafterExemption.here(chord, compared({ permanent: 1.2 }, { permanent: 0.96, live: 1.24 }))).toBe(false)
    expect(timberRafterExemption.here(chord, compared({ permanent: 1.2 }, { permanent: 1.19, live: 1.24 }))).toBe(true)
  })

  test('must have been exempt in the lighter wind that just used it up', () => {
    const chord = limit(downward(1))
    const panels = { dead: 0.5, wind: 1.25 }
    const [heavier, lighter] = [
      { dead: 0.4, wind: 1.21 },
      { dead: 0.49, wind: 1.21 },
    ]
    expect(timberRafterExemption.here(chord, compared(panels, heavier))).toBe(false)
    expect(timberRafterExemption.here(chord, compared(panels, lighter))).toBe(true)
  })
})
