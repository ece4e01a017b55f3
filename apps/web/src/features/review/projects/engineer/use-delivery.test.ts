import { expect, it } from 'vitest'
import { errorsOf } from './use-delivery.ts'

const form = { source: 'certificate', file: null, statement: 'Checked.', conditions: '', stayOpen: [] } as const
const open = [{ id: 'one' }, { id: 'two' }]

it('delivers with questions open only where the engineer ticks each', () => {
  const problem = 'review.close-this-question-first-or-tick'
  expect(errorsOf(form, open).stayOpen).toBe(problem)
  expect(errorsOf({ ...form, stayOpen: ['one'] }, open).stayOpen).toBe(problem)
  expect(errorsOf({ ...form, stayOpen: ['one', 'two'] }, open).stayOpen).toBeUndefined()
  expect(errorsOf(form, []).stayOpen).toBeUndefined()
})
