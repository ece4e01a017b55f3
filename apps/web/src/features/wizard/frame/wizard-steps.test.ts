import { describe, expect, it } from 'vitest'
import { nextStep, previousPath, stepAt, stepOf, tabState, tabs, wizardSteps } from './wizard-steps.ts'

describe('the order of the wizard', () => {
  it('has five tabs with the specified names', () => {
    expect(tabs.map(({ title }) => title)).toEqual(['Building', 'Solar', 'Photo', 'Structure', 'Roof Type'])
  })

  it('leads forward to the roof type and no further', () => {
    expect(wizardSteps.map(({ id }) => nextStep(id)?.path ?? null)).toEqual([
      '/project_new1',
      '/project_new2',
      '/project_new3',
      '/project_new4',
      '/project_new5',
      null,
    ])
  })

  it('leads back to the project screen from the first step', () => {
    expect(previousPath('header')).toBe('/project')
    expect(previousPath('roofCover')).toBe('/project_new4')
  })
})

describe('a tab', () => {
  const state = (number: number, reached: number, hasProblems: boolean) =>
    tabState({ step: stepAt(number), current: 'solar', reached, hasProblems })

  it('is locked beyond the highest step reached', () => {
    expect(state(4, 3, true)).toBe('locked')
    expect(state(3, 3, true)).toBe('open')
  })

  it('is ticked when its step has no problems, marked when it was passed with some', () => {
    expect(state(1, 3, false)).toBe('done')
    expect(state(1, 3, true)).toBe('unfinished')
  })

  it('is current whatever its problems', () => {
    expect(tabState({ step: stepOf('solar'), current: 'solar', reached: 5, hasProblems: false })).toBe('current')
  })
})
