import { everyWord } from '@soundroof/words/en-au/every-word'
import { expect, it } from 'vitest'
import { codesIn } from './bare-codes.ts'

it('finds every code of a screen in a text', () => {
  const { messages: _, names: __, results: ___, ...screens } = everyWord
  const codes = Object.values(screens).flatMap((words) => Object.keys(words))
  expect(codes.length).toBeGreaterThan(1500)
  expect(codes.filter((code) => codesIn(`Error: ${code}.`)[0] !== code)).toEqual([])
})

it.each([
  'https://soundroof.com.au/report.html',
  'a@help.example',
  'report.pdf',
  'See the report. then go on',
  'Roofs.',
])('finds none in %s', (text) => expect(codesIn(text)).toEqual([]))
