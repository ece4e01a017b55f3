import { messages } from '@soundroof/contract/platform/messages'
import { expect, it } from 'vitest'
import { withFieldNamed, withRefusedOptions, withRefusedTexts } from './refused-texts.ts'

const missingName = 'Please Input Project Name!'
const problems = [
  { field: 'scale', message: 'Please input Installation Scale!' },
  { field: 'mount', message: 'Please Select Flush/Tilt Mount!' },
]

it('explains a refused text, with the name of its field', () => {
  expect(withRefusedTexts(problems, { scale: 'Digits only.', mount: null }, (field) => field.toUpperCase())).toEqual([
    { field: 'scale', message: 'SCALE: Digits only.' },
    problems[1],
  ])
})

it('leaves valid fields alone', () => {
  expect(withRefusedTexts([], { scale: 'Digits only.' }, (field) => field)).toEqual([])
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

it('keeps the user at a refused number of an option, as long as the option is asked', () => {
  const refused = {
    'options.altitude': 'Altitude must be 0 to 2300 m!',
    scale: 'Digits only.',
    'options.seaDistance': null,
  }
  const counted = withRefusedOptions(problems, refused, () => true)
  expect(counted).toEqual([...problems, { field: 'options.altitude', message: 'Altitude must be 0 to 2300 m!' }])
  expect(withRefusedOptions(problems, refused, () => false)).toEqual(problems)
})
