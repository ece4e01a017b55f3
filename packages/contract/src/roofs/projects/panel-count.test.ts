import { expect, it } from 'vitest'
import { emptyProject } from './draft.ts'
import { isBelowPanel, panelCount } from './panel-count.ts'

const blank = emptyProject('2026-11-23 09:00:00')
const project = {
  ...blank,
  building: { ...blank.building, length: 10, width: 4, roofSlope: 0 },
  solar: { ...blank.solar, scale: 6 },
  options: { ...blank.options, roofForm: 'skillion' as const, panelLengthExact: 1700, panelWidthExact: 1100 },
}
const entry = {
  name: 'M',
  origin: '',
  source: '',
  edition: '1',
  validFrom: null,
  validUntil: null,
  status: 'published',
}
const modules = [{ ...entry, id: 'm', length: 2000, width: 1000, mass: 20, power: 500 }] as never
const choices = { modules, rackingSystems: [] }

it('counts with the size and power of the chosen module', () => {
  const chosen = { ...project, options: { ...project.options, module: 'm' } }
  expect(panelCount(choices, chosen)).toEqual({
    length: 2000,
    width: 1000,
    power: 500,
    isPowerAssumed: false,
    count: 12,
    most: 20,
  })
})

it('assumes the power of a panel of which only the size is known', () => {
  expect(panelCount(choices, project)).toMatchObject({ isPowerAssumed: true, count: 15, most: 18 })
})

it('says nothing until all of it is known', () => {
  expect(panelCount(choices, { ...project, solar: blank.solar })).toBeNull()
  expect(panelCount(choices, { ...project, building: blank.building })).toBeNull()
  expect(panelCount(choices, { ...project, options: blank.options })).toBeNull()
})

it('tells a roof that is smaller than a panel of the size range', () => {
  const bands = { panelLengthBands: [{ lower: 1600, upper: 1700 }], panelWidthBands: [{ lower: 1000, upper: 1200 }] }
  const below = (building: object, options: object = { panelLengthExact: null, panelWidthExact: null }): boolean => {
    const changed = {
      ...project,
      building: { ...project.building, ...building },
      solar: { ...project.solar, panelLengthBand: 0, panelWidthBand: 0 },
      options: { ...project.options, ...options },
    }
    return isBelowPanel({ ...choices, ...bands }, changed)
  }
  expect([below({}), below({ width: 1.1 }), below({ length: 1.1 })]).toEqual([false, true, true])
  const gable = { panelLengthExact: null, panelWidthExact: null, roofForm: 'gable' }
  expect([below({ width: 1.5, roofSlope: 20 }, gable), below({ width: 2.4, roofSlope: 20 }, gable)]).toEqual([
    true,
    false,
  ])
  expect([below({ width: 0.9 }, { panelWidthExact: 800 }), below({ width: null })]).toEqual([false, false])
})
