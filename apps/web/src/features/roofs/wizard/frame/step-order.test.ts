import { describe, expect, it } from 'vitest'
import { highestInstead, stepAfter, stepBefore, stepTitles, tabIds, tabState } from './step-order.ts'

describe('the order of the wizard', () => {
  it('has five tabs with the specified names', () => {
    expect(tabIds.map((id) => stepTitles[id])).toEqual(['Building', 'Solar', 'Photo', 'Structure', 'Roof Type'])
  })

  it('leads forward to the roof type and no further', () => {
    expect(stepAfter('header')).toBe('building')
    expect(stepAfter('roofCover')).toBeNull()
  })

  it('leads back to the first step and no further', () => {
    expect(stepBefore('roofCover')).toBe('structure')
    expect(stepBefore('header')).toBeNull()
  })
})

describe('a tab', () => {
  const state = (id: 'building' | 'photos' | 'structure', hasProblems: boolean) =>
    tabState({ id, current: 'solar', reached: 3, hasProblems })

  it('is locked beyond the highest step reached', () => {
    expect(state('structure', true)).toBe('locked')
    expect(state('photos', true)).toBe('open')
  })

  it('is ticked when its step has no problems, marked when it was passed with some', () => {
    expect(state('building', false)).toBe('done')
    expect(state('building', true)).toBe('unfinished')
  })

  it('is current whatever its problems', () => {
    expect(tabState({ id: 'solar', current: 'solar', reached: 5, hasProblems: false })).toBe('current')
  })
})

it('shows the highest step reached instead of one that is not reached yet', () => {
  expect(highestInstead('roofCover', 2)).toBe('solar')
  expect(highestInstead('building', 0)).toBe('header')
  expect(highestInstead('solar', 2)).toBeNull()
  expect(highestInstead('header', 5)).toBeNull()
})
