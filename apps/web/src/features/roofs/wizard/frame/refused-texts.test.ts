import { messages } from '@soundroof/contract/platform/messages'
import { emptyProject } from '@soundroof/contract/roofs/project/draft'
import { expect, it } from 'vitest'
import { blankDraft } from '../../../../platform/draft/draft-record.ts'
import {
  refusedIn,
  refusedOptions,
  refusedOptionsOfSteps,
  withFieldNamed,
  withRefusal,
  withRefusedTexts,
} from './refused-texts.ts'

const missingName = 'Please Input Project Name!'
const problems = [
  { field: 'scale', message: 'Please input Installation Scale!' },
  { field: 'mount', message: 'Please Select Flush/Tilt Mount!' },
]
const digitsOnly = 'Digits only: a whole number.'

it('tells why the texts of a step were refused, and leaves other steps alone', () => {
  const refused = { 'solar/scale': '4.5', 'building/length': '12,5', 'solar/tiltAngle': '10' }
  expect(refusedIn({ refused }, 'solar')).toEqual({ scale: digitsOnly })
  expect(refusedIn({ refused }, 'building')).toEqual({
    length: 'Digits and one point only, at most two decimals.',
  })
})

it('keeps a text as typed, until it is corrected', () => {
  const refused = withRefusal({}, 'solar/scale', '4.5')
  expect(refused).toEqual({ 'solar/scale': '4.5' })
  expect(withRefusal(refused, 'solar/scale', '4.5')).toBe(refused)
  expect(withRefusal(refused, 'solar/scale', null)).toEqual({})
  expect(withRefusal(refused, 'solar/other', null)).toBe(refused)
})

it('explains a refused text, with the name of its field', () => {
  expect(withRefusedTexts(problems, { scale: digitsOnly }, (field) => field.toUpperCase())).toEqual([
    { field: 'scale', message: `SCALE: ${digitsOnly}` },
    problems[1],
  ])
  expect(withRefusedTexts([], { scale: digitsOnly }, (field) => field)).toEqual([])
})

it('names the field with characters that a file name cannot have', () => {
  const both = [
    { field: 'name', message: missingName },
    { field: 'number', message: messages.projectNameCharacters },
  ]
  expect(withFieldNamed(both, () => 'Project Number').map(({ message }) => message)).toEqual([
    missingName,
    `Project Number: ${messages.projectNameCharacters}`,
  ])
})

it('keeps the user at a refused number of an option, and from calculating, as long as the option is asked', () => {
  const project = emptyProject('2026-11-23 09:00:00')
  const wizard = { ...blankDraft('x', new Date()), refused: { 'building/options.higherWallDistance': '200' } }
  const withWall = { ...project, options: { ...project.options, higherWallHeight: 3 } }
  const problem = {
    step: 'building',
    field: 'options.higherWallDistance',
    message: 'Distance of that wall from the roof must be 0 to 100 m!',
  }
  expect(refusedOptions({ ...wizard, project: withWall }, 'building')).toEqual([problem])
  expect(refusedOptions({ ...wizard, project: withWall }, 'solar')).toEqual([])
  expect(refusedOptionsOfSteps({ ...wizard, project: withWall })).toEqual([problem])
  expect(refusedOptions({ ...wizard, project }, 'building')).toEqual([])
})
