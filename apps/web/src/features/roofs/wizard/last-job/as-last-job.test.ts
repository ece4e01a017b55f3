import { emptyProject, type ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { choices } from '@soundroof/data/choices'
import { sayIn } from '@soundroof/words/say'
import { expect, test } from 'vitest'
import { isUntouched, leftOut, numberAfter, type SharedStep, withStepOf } from './as-last-job.ts'

const say = sayIn('en-AU')

const blank = emptyProject('2026-11-23 08:00:00')
const last: ProjectDraft = {
  ...blank,
  building: { ...blank.building, length: 20 },
  solar: { ...blank.solar, fixing: 'screw', scale: 7 },
  structure: { ...blank.structure, material: 'timber', rafterMaterial: 'timber' },
  options: { ...blank.options, timberRafter: 'truss', racking: 'gone', altitude: 900 },
}

test('a step is filled as in the last job, and no other step', () => {
  const filled = withStepOf(last, 'structure', blank, choices)
  expect([filled.structure, filled.options.timberRafter]).toEqual([last.structure, 'truss'])
  expect([filled.building, filled.solar, filled.options.altitude]).toEqual([blank.building, blank.solar, null])
})

test('what is folded away in the step comes along, the unfavourable as well as the favourable', () => {
  const ofSolar = {
    arrayMass: 30,
    panelGap: 250,
    screwsPerFoot: 2,
    panelLengthExact: 1762,
    panelWidthExact: 1134,
  } as const
  const ofStructure = { builtBefore1995: true, timberGrade: 'F7', flyBraceSpacing: 2000 } as const
  const elsewhere = {
    parapetCredit: true,
    higherWallHeight: 3,
    internalPressure: 'enclosed',
    zoning: 'panel-clause',
  } as const
  const options = { ...last.options, ...ofSolar, ...ofStructure, ...elsewhere, feetOverRafters: true }
  const filledIn = (step: SharedStep) => withStepOf({ ...last, options }, step, blank, choices).options
  expect(filledIn('solar')).toEqual({ ...blank.options, ...ofSolar })
  expect(filledIn('structure')).toEqual({ ...blank.options, ...ofStructure, timberRafter: 'truss' })
  expect(filledIn('roofCover')).toEqual({ ...blank.options, feetOverRafters: true })
})

test('a racking system that is no longer offered does not come along', () => {
  const filled = withStepOf(last, 'solar', blank, choices)
  expect([filled.solar.scale, filled.options.racking]).toEqual([7, null])
})

test('what is left out is said by its name; what comes along is not', () => {
  const names = (options: Partial<ProjectDraft['options']>, step: SharedStep = 'solar') =>
    leftOut(say, { ...last, options: { ...last.options, ...options } }, step, choices)
  expect(names({ module: 'old-panel' })).toEqual([
    expect.stringContaining('racking system of that job, gone,'),
    expect.stringContaining('module of that job, old-panel,'),
  ])
  expect(names({ racking: choices.rackingSystems[0]?.id ?? null })).toEqual([])
  expect(names({}, 'structure')).toEqual([])
})

test('only a step without an answer is offered it', () => {
  expect(isUntouched(blank, 'solar')).toBe(true)
  expect(isUntouched(last, 'solar')).toBe(false)
  const heavy = { ...blank, options: { ...blank.options, arrayMass: 30 } }
  const onRails = { ...blank, options: { ...blank.options, racking: 'some-rail' } }
  expect([isUntouched(heavy, 'solar'), isUntouched(heavy, 'structure')]).toEqual([false, true])
  expect([isUntouched(onRails, 'solar'), isUntouched(onRails, 'roofCover')]).toEqual([false, true])
})

test('a roof type that earlier answers filled in leaves the step open for the last job', () => {
  const clamped = { ...blank, solar: { ...blank.solar, fixing: 'clamp' as const } }
  const filled = { ...clamped, roofCover: { ...clamped.roofCover, roofType: 'tin-clamped' as const } }
  expect(isUntouched(filled, 'roofCover')).toBe(true)
  expect(isUntouched({ ...filled, roofCover: { ...filled.roofCover, sheeting: 1 } }, 'roofCover')).toBe(false)
  const chosen = { ...blank, roofCover: { ...blank.roofCover, roofType: 'tile' as const } }
  expect(isUntouched(chosen, 'roofCover')).toBe(false)
})

test.each([
  ['12', '13'],
  ['2026-099', '2026-100'],
  ['A9', 'A10'],
  ['007', '008'],
  ['Smith', null],
  ['', null],
])('after job number %j comes %j', (number, next) => {
  expect(numberAfter(number)).toBe(next)
})
