import { describe, expect, it } from 'vitest'
import { choices } from '../../../../../data/choices.ts'
import { spoken } from '../../platform/coded/testing/spoken.ts'
import type { WindClass } from '../places/wind-class.ts'
import { emptyProject } from './draft.ts'
import { problemsOf } from './project.ts'

const blank = emptyProject('2026-11-21 9:05:00')
const context = { choices, provider: 'Example Engineers', maxSpan: () => null }

/** Positions of the first location in a wind region. */
const placeIn = (region: string) => {
  for (const [state, { areas }] of choices.states.entries())
    for (const [area, { locations }] of areas.entries()) {
      const location = locations.findIndex((leaf) => leaf.region === region)
      if (location >= 0) return { state, area, location }
    }
  throw new Error(`no location in region ${region}`)
}

const problemsWith = (region: string, windClass: WindClass | null) => {
  const building = { ...blank.building, ...placeIn(region) }
  const problems = problemsOf('building', { ...blank, building, options: { ...blank.options, windClass } }, context)
  return problems.filter(({ field }) => field === 'options.windClass').map(spoken)
}

describe('a wind class', () => {
  it('contradicts a location of the other kind: field and remedy are named', () => {
    expect(problemsWith('A2', 'C1')).toEqual([
      'Wind class C1 is not a class of wind region A2: choose N1 to N6 or Not known under Wind class, or check the location!',
    ])
    expect(problemsWith('C', 'N3')).toEqual([
      'Wind class N3 is not a class of wind region C: choose C1 to C4 or Not known under Wind class, or check the location!',
    ])
  })

  it('goes with its own regions; B2 has both', () => {
    expect([problemsWith('A2', 'N3'), problemsWith('B1', 'N3'), problemsWith('C', 'C2')].flat()).toEqual([])
    expect([problemsWith('B2', 'N3'), problemsWith('B2', 'C2'), problemsWith('D', null)].flat()).toEqual([])
    expect([problemsWith('B1', 'C2'), problemsWith('D', 'N6')].map(({ length }) => length)).toEqual([1, 1])
  })

  it('waits for a location', () => {
    const problems = problemsOf('building', { ...blank, options: { ...blank.options, windClass: 'C1' } }, context)
    expect(problems.map(({ field }) => field)).not.toContain('options.windClass')
  })
})
