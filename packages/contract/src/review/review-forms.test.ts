import { expect, it } from 'vitest'
import { parseWith } from '../platform/parse.ts'
import { question, questionProblems, returnProblems } from './review-forms.ts'

const asked = { field: '', photo: '', text: ' \u200b' }
const problemsOf = (parsed: ReturnType<typeof parseWith>) => (parsed.ok ? [] : parsed.problems)

it('says of a blank text what the call would answer', () => {
  expect(questionProblems(asked)).toEqual(problemsOf(parseWith(question, { hash: 'a', text: asked.text })))
})

it('wants a field or photo where a project goes back', () => {
  const fields = (given: typeof asked) => returnProblems(given).map(({ field }) => field)
  expect(fields(asked)).toEqual(['field', 'text'])
  expect(fields({ ...asked, field: 'span', text: 'Why?' })).toEqual([])
  expect(fields({ ...asked, photo: 'a.webp', text: 'Why?' })).toEqual([])
})
