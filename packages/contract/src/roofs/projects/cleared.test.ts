import { expect, it } from 'vitest'
import { choices } from '../../../../../data/choices.ts'
import { emptyProject } from './draft.ts'
import { changeProject } from './project.ts'

const around = { choices, provider: 'P', maxSpan: () => null }
const blank = emptyProject('2026-11-21 10:00:00')

it('clearing an option at position 0 is reported', () => {
  const chosen = { ...blank, building: { ...blank.building, state: 0, area: 0, location: 0 } }
  const { project, cleared } = changeProject(chosen, 'building', { state: 1 }, around)
  expect(project.building).toMatchObject({ state: 1, area: null, location: null })
  expect(cleared.map(({ label }) => label)).toEqual(['Area', 'Location'])
})

it('the tilt of a flush mount, 0, does not count as cleared', () => {
  const flush = { ...blank, solar: { ...blank.solar, mount: 'flush' as const, tiltAngle: 0 } }
  expect(changeProject(flush, 'solar', { mount: 'tilt' }, around).cleared).toEqual([])
})

it('a suburb goes with the state that it lies in; typed before the first state it stays', () => {
  const typed = { ...blank, building: { ...blank.building, suburb: 'Coburg', postcode: '3058' } }
  const first = changeProject(typed, 'building', { state: 1 }, around)
  expect(first.project.building).toMatchObject({ state: 1, suburb: 'Coburg', postcode: '3058' })
  const moved = changeProject(first.project, 'building', { state: 0 }, around)
  expect(moved.project.building).toMatchObject({ state: 0, suburb: '', postcode: '' })
  expect(moved.cleared.map(({ label }) => label)).toEqual(['Suburb', 'Postcode'])
})
