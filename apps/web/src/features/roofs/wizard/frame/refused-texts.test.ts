import type { Problem } from '@soundroof/contract/platform/problem'
import { emptyProject } from '@soundroof/contract/roofs/projects/draft'
import { sayIn } from '@soundroof/words/say'
import { expect, it } from 'vitest'
import { blankDraft } from '../../../../platform/draft/draft-record.ts'
import {
  type Refused,
  refusedIn,
  refusedOptions,
  refusedOptionsOfSteps,
  withFieldNamed,
  withRefusal,
  withRefusedTexts,
} from './refused-texts.ts'

const say = sayIn('en-AU')

const missingName = { code: 'projectNameRequired' }
const problems = [
  { field: 'scale', coded: { code: 'installationScaleRequired' } },
  { field: 'mount', coded: { code: 'mountRequired' } },
]
const digitsOnly = 'Digits only: a whole number.'

const said = (problems: readonly Problem[]) => problems.map(({ coded, ...rest }) => ({ ...rest, message: say(coded) }))
const saidOf = (refused: Refused) =>
  Object.fromEntries(Object.entries(refused).map(([field, message]) => [field, say(message)]))

it('tells why the texts of a step were refused, and leaves other steps alone', () => {
  const refused = { 'solar/scale': '4.5', 'building/length': '12,5', 'solar/tiltAngle': '10' }
  expect(saidOf(refusedIn({ refused }, 'solar'))).toEqual({ scale: digitsOnly })
  expect(saidOf(refusedIn({ refused }, 'building'))).toEqual({
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
  const refused = refusedIn({ refused: { 'solar/scale': '4.5' } }, 'solar')
  const explained = withRefusedTexts(problems, refused, () => 'Installation Scale')
  expect(said(explained.slice(0, 1))).toEqual([{ field: 'scale', message: `Installation Scale: ${digitsOnly}` }])
  expect(explained.slice(1)).toEqual(problems.slice(1))
  expect(withRefusedTexts([], refused, (field) => field)).toEqual([])
})

it('names the field with characters that a file name cannot have', () => {
  const both = [
    { field: 'name', coded: missingName },
    { field: 'number', coded: { code: 'projectNameCharacters' } },
  ]
  expect(said(withFieldNamed(both, () => 'Project Number')).map(({ message }) => message)).toEqual([
    say(missingName),
    `Project Number: ${say('projectNameCharacters')}`,
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
  expect(said(refusedOptions({ ...wizard, project: withWall }, 'building'))).toEqual([problem])
  expect(refusedOptions({ ...wizard, project: withWall }, 'solar')).toEqual([])
  expect(said(refusedOptionsOfSteps({ ...wizard, project: withWall }))).toEqual([problem])
  expect(refusedOptions({ ...wizard, project }, 'building')).toEqual([])
})
