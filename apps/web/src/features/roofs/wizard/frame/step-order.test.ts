import { sayIn } from '@soundroof/words/say'
import { describe, expect, it } from 'vitest'
import { stepTitles } from '../../../../platform/wizard-route.ts'
import { highestInstead, reachedWith, stepAfter, stepBefore, tabIds, tabState } from './step-order.ts'

const usual = 'after-solar'
const titles = (photos: Parameters<typeof tabIds>[0]) => tabIds(photos).map((id) => sayIn('en-AU')(stepTitles[id]))

describe('the order of the wizard', () => {
  it('has five tabs with the specified names', () => {
    expect(titles(usual)).toEqual(['Building', 'Solar', 'Photo', 'Structure', 'Roof Type'])
  })

  it('has the photos at the chosen place', () => {
    expect(titles('first')).toEqual(['Photo', 'Building', 'Solar', 'Structure', 'Roof Type'])
    expect(titles('after-structure')).toEqual(['Building', 'Solar', 'Structure', 'Photo', 'Roof Type'])
    expect([stepAfter('first', 'header'), stepBefore('after-structure', 'roofCover')]).toEqual(['photos', 'photos'])
  })

  it('leads forward to the roof type and no further', () => {
    expect(stepAfter(usual, 'header')).toBe('building')
    expect(stepAfter(usual, 'roofCover')).toBeNull()
  })

  it('leads back to the first step and no further', () => {
    expect(stepBefore(usual, 'roofCover')).toBe('structure')
    expect(stepBefore(usual, 'header')).toBeNull()
  })
})

describe('a tab', () => {
  const state = (number: number, hasProblems: boolean) =>
    tabState({ number, isCurrent: false, reached: 3, hasProblems })

  it('is locked beyond the highest step reached', () => {
    expect(state(4, true)).toBe('locked')
    expect(state(3, true)).toBe('open')
  })

  it('is ticked when its step has no problems, marked when it was passed with some', () => {
    expect(state(1, false)).toBe('done')
    expect(state(1, true)).toBe('unfinished')
  })

  it('is current whatever its problems', () => {
    expect(tabState({ number: 2, isCurrent: true, reached: 5, hasProblems: false })).toBe('current')
  })
})

it('shows the highest step reached instead of one that is not reached yet', () => {
  expect(highestInstead(usual, 'roofCover', 2)).toBe('solar')
  expect(highestInstead(usual, 'building', 0)).toBe('header')
  expect(highestInstead(usual, 'solar', 2)).toBeNull()
  expect(highestInstead('first', 'solar', 2)).toBe('building')
})

it('leaves every step open that was open before the photos moved', () => {
  expect(reachedWith(usual, 0, 'first')).toBe(0)
  expect(reachedWith(usual, 2, 'first')).toBe(3)
  expect(reachedWith(usual, 3, 'after-structure')).toBe(4)
  expect(reachedWith('first', 1, usual)).toBe(3)
  expect(reachedWith('first', 5, usual)).toBe(5)
})
