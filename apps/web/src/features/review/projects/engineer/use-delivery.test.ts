import { expect, it } from 'vitest'
import { errorsOf } from './use-delivery.ts'

const form = {
  source: 'certificate',
  file: null,
  registration: '',
  statement: 'Checked.',
  conditions: '',
  questionsStayOpen: false,
} as const

it('delivers with questions open only where the engineer says so', () => {
  const problem = 'Close the open questions first, or tick that they stay open!'
  expect(errorsOf(form, 1).questionsStayOpen).toBe(problem)
  expect(errorsOf({ ...form, questionsStayOpen: true }, 1).questionsStayOpen).toBeUndefined()
  expect(errorsOf(form, 0).questionsStayOpen).toBeUndefined()
})
