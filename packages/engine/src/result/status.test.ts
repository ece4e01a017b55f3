import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryInput } from '../../testing/arbitrary-input.ts'
import { assessInWords as assess } from '../../testing/assess-in-words.ts'
import { changed, roof } from '../../testing/roofs.ts'
import { stepsOf } from '../../testing/trace.ts'
import { leastSure, worstStatus } from '../calculation/step.ts'

const shed = roof('shed-region-a-roof-8')
const house = roof('house-timber-battens')
const tiles = roof('house-tile-on-trusses')

const statusesOf = (input: AssessmentInput, symbol: string) =>
  new Set(
    stepsOf(assess(input, catalogue).trace)
      .filter(({ step }) => step.symbol === symbol)
      .map(({ step }) => step.status),
  )
const checkStatus = (input: AssessmentInput, id: string) =>
  assess(input, catalogue).zoneResults[0]?.checks.find((check) => check.id === id)?.status

test('unverified is the worst, then estimate', () => {
  expect(worstStatus('verified', 'unverified', 'estimate')).toBe('unverified')
  expect(worstStatus('verified', 'estimate')).toBe('estimate')
  expect([leastSure().status, leastSure({ status: 'verified' }).status]).toEqual(['verified', 'verified'])
})

describe('what follows from a figure is no surer than it', () => {
  test('back-calculated figures are estimates', () => {
    const { foot, tileHook, referenceHardware, rail } = catalogue.fixings
    expect([foot.status, tileHook.service.status, referenceHardware.status, rail.status]).toEqual(
      Array.from({ length: 4 }, () => 'estimate'),
    )
  })

  test('screws in steel: coefficient and strength to the capacity and the check', () => {
    for (const symbol of ['N_ou', 'phi_N_ou', 'phi_N_s'])
      expect(statusesOf(shed, symbol)).toEqual(new Set(['unverified']))
    expect(checkStatus(shed, 'steel-screw-pull-out')).toBe('unverified')
    expect(statusesOf(shed, 's_max')).toEqual(new Set(['unverified']))
  })

  test('bracket: an estimate, in C and D with the factor for cyclic wind unverified', () => {
    expect(checkStatus(house, 'foot-bracket')).toBe('estimate')
    expect(checkStatus(changed(house, { site: { region: 'C' } }), 'foot-bracket')).toBe('unverified')
    expect(checkStatus(house, 'timber-screw-withdrawal')).toBe('verified')
  })

  test('hooks', () => {
    expect(checkStatus(tiles, 'tile-hook-service')).toBe('estimate')
    expect(checkStatus(tiles, 'tile-hook-ultimate')).toBe('unverified')
  })

  test('tilted panels: coefficient to the loads and every check', () => {
    const tilted = changed(house, { array: { mount: 'tilt', tilt: 5 }, building: { roofSlope: 5 } })
    for (const symbol of ['C_0', 'C', 'w_u', 'w_s', 'p_u', 'N'])
      expect([...statusesOf(tilted, symbol)]).toEqual(['unverified'])
    expect(checkStatus(tilted, 'timber-screw-withdrawal')).toBe('unverified')
    expect([...statusesOf(house, 'w_u')]).toEqual(['verified'])
  })
})

test('the list names figures that were read, and every doubtful step has one', () => {
  fc.assert(
    fc.property(arbitraryInput, (input) => {
      const { trace, unverified } = assess(input, catalogue)
      const doubtful = stepsOf(trace).filter(({ step }) => step.status !== 'verified')
      const read = doubtful.filter(({ step }) => step.formula === step.symbol || 'y_1' in step.given)
      if (doubtful.length > 0) expect(read.length).toBeGreaterThan(0)
      const items = unverified.map(({ item }) => item)
      for (const { step } of read) expect(items.some((item) => item.startsWith(step.label))).toBe(true)
      expect(items.some((item) => /^(Spacing by|Ultimate net uplift|Largest spacing)/.test(item))).toBe(false)
    }),
    { numRuns: 300 },
  )
})
