import { expect, it } from 'vitest'
import { choices } from '../../../../../data/choices.ts'
import { spoken } from '../../platform/coded/testing/spoken.ts'
import type { RoofForm } from '../fields/roof-form.ts'
import { parseWireProject } from '../wire/wire.ts'
import { emptyProject } from './draft.ts'
import { problemsOf } from './project.ts'

const blank = emptyProject('2026-11-21 9:05:00')

const problems = (roofForm: RoofForm, roofSlope: number | null) =>
  problemsOf(
    'building',
    { ...blank, building: { ...blank.building, roofSlope }, options: { ...blank.options, roofForm } },
    { choices, provider: 'Example Engineers', maxSpan: () => null },
  ).filter(({ field }) => field === 'options.roofForm')

it('the building step refuses a form that contradicts the slope, with what to do', () => {
  expect(problems('flat', 3).map(spoken)).toEqual([
    'A flat roof slopes less than 3 degrees. Please choose gable, hip or skillion, or correct the roof slope!',
  ])
  expect(problems('hip', 2.9).map(spoken)).toEqual([
    'A hip roof slopes 3 degrees or more. Please choose flat, or correct the roof slope!',
  ])
  for (const [form, slope] of [
    ['flat', 2.9],
    ['hip', 3],
    ['skillion', 1],
    ['gable', 0],
    ['flat', null],
  ] as const)
    expect(problems(form, slope)).toEqual([])
})

it('the building step refuses the clause for panels where the Standard’s coefficients are not entered', () => {
  const asked = (
    zoning: 'panel-clause' | 'local-pressure-zones',
    edition: '2021' | '2011',
    panelClauses: readonly '2021'[],
  ) =>
    problemsOf(
      'building',
      { ...blank, options: { ...blank.options, zoning, edition } },
      { choices: { ...choices, panelClauses }, provider: 'Example Engineers', maxSpan: () => null },
    ).filter(({ field }) => field === 'options.zoning')
  expect(asked('panel-clause', '2021', []).map(spoken)).toEqual([
    'The coefficients of the clause for panels parallel to a roof in AS/NZS 1170.2:2021 are not entered. Please choose Local pressure zones under Zones!',
  ])
  expect(asked('panel-clause', '2011', ['2021'])).toHaveLength(1)
  expect([...asked('panel-clause', '2021', ['2021']), ...asked('local-pressure-zones', '2021', [])]).toEqual([])
})

const siteProblems = (change: Partial<typeof blank.building>) =>
  problemsOf(
    'building',
    { ...blank, building: { ...blank.building, ...change } },
    { choices, provider: 'Example Engineers', maxSpan: () => null },
  )
    .filter(({ field }) => field in change)
    .map(spoken)

it.each([361, 360, -1, 12.5])('the front cannot face %d degrees, and the message says what to do', (frontFacing) => {
  expect(siteProblems({ frontFacing })).toEqual([
    'The direction of the front is in whole degrees from 0 (north) to 359, clockwise: 90 is east. Please correct it, or clear it where it is not known!',
  ])
})

it('direction, suburb and postcode may be left open; a postcode has four digits', () => {
  expect(siteProblems({ frontFacing: null, suburb: '', postcode: '' })).toEqual([])
  expect(siteProblems({ frontFacing: 0, suburb: 'Coburg', postcode: '3058' })).toEqual([])
  expect(siteProblems({ frontFacing: 359 })).toEqual([])
  expect(siteProblems({ postcode: '305' })).toEqual([
    'A postcode has four digits. Please correct it, or clear it where it is not known!',
  ])
})

it('a project from before the form was asked is a gable', () => {
  const received = parseWireProject({ date_time: '2026-11-21 9:05:00', options: {} })
  expect(received.ok ? received.value.project.options.roofForm : received.problems).toBe('gable')
})
