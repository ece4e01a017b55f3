import { describe, expect, test } from 'vitest'
import type { FixingCase, Hardware } from './check.ts'
import type { ModuleRating } from './module-level.ts'
import { modulePush } from './module-push.ts'
import { moduleUplift } from './module-uplift.ts'

const rating: ModuleRating = {
  pull: { design: 1.6, tested: 2.65, confirmed: 4 },
  push: { design: 0.8, tested: 1.2, confirmed: 1.2 },
  isNamed: false,
  status: 'unverified',
  steps: () => [],
}
const fixing = (uplift: number, downward: number | null, module: ModuleRating | null = rating): FixingCase =>
  ({
    uplift,
    downward,
    module,
    status: { uplift: 'verified', downward: 'estimate', railLoad: 'verified' },
  }) as FixingCase
const trial = { spacing: 1000, largest: 1000, status: 'verified' } as const
const uplift = (w: number) => moduleUplift.judge(fixing(w, null), trial)

describe('a module with its clamps', () => {
  test.each([
    [1.6, 'module-within-its-design-pressure', 'pass'],
    [1.601, 'module-tested-to-more', 'condition'],
    [4, 'module-confirmed-by-its-maker', 'condition'],
    [4.1, { code: 'module-beyond', values: { largest: 4 } }, 'fail'],
  ])('under %d kPa is %s', (w, reason, outcome) => {
    expect(uplift(w)).toMatchObject({ reason, outcome, capacity: 1.6, utilisation: w / 1.6, clause: 'Method 5.4' })
  })

  test.each([
    [0.8, 'pass'],
    [1.2, 'condition'],
    [1.21, 'fail'],
  ])('with other clamps under %d kPa downward is %s of 0.8', (w, outcome) => {
    expect(modulePush.judge(fixing(1, w), trial)).toMatchObject({ outcome, capacity: 0.8, utilisation: w / 0.8 })
  })

  test('is as sure as its pressures and the wind', () => {
    const sure = fixing(1, 1, { ...rating, status: 'verified' })
    expect([uplift(1).status, moduleUplift.judge(sure, trial).status]).toEqual(['unverified', 'verified'])
    expect(modulePush.judge(sure, trial).status).toBe('estimate')
  })

  test.each([
    ['no uplift', moduleUplift, fixing(0, 1), 'unverified'],
    ['uplift below its weight', moduleUplift, fixing(-0.2, 1), 'unverified'],
    ['no downward load counted', modulePush, fixing(1, null, { ...rating, status: 'verified' }), 'estimate'],
    ['pressures that are not asked', moduleUplift, fixing(1, 1, null), 'verified'],
  ])('with %s compares nothing', (_, check, given, status) => {
    const id = check === modulePush ? 'module-push' : 'module-uplift'
    const reason = 'no-load-in-this-direction'
    expect(check.judge(given, trial)).toMatchObject({
      id,
      outcome: 'not-applicable',
      utilisation: null,
      reason,
      status,
    })
  })

  test('is not asked where a published certificate says it, in either limit state', () => {
    const capacity = { value: 1, status: 'verified', reason: 'bracket-of-an-l-foot' } as const
    const hardware = (capacities: Hardware['capacities']) => ({ capacities }) as Hardware
    expect(moduleUplift.applies(hardware({}))).toBe(true)
    expect(moduleUplift.applies(hardware({ 'reference-ultimate': capacity }))).toBe(false)
    expect(moduleUplift.applies(hardware({ 'reference-service': capacity }))).toBe(false)
  })
})
