import { expect, it } from 'vitest'
import { deliveryProblems } from './use-delivery.ts'

const form = { source: 'certificate', file: null, statement: 'Checked.', conditions: '', stayOpen: [] } as const
const open = [{ id: 'one' }, { id: 'two' }]

it('delivers with questions open only where the engineer ticks each', () => {
  const problemAt = (id: string) => ({
    field: `stays-open-${id}`,
    coded: { code: 'review.close-this-question-first-or-tick' },
  })
  expect(deliveryProblems(form, open)).toEqual([problemAt('one'), problemAt('two')])
  expect(deliveryProblems({ ...form, stayOpen: ['one'] }, open)).toEqual([problemAt('two')])
  expect(deliveryProblems({ ...form, stayOpen: ['one', 'two'] }, open)).toEqual([])
  expect(deliveryProblems(form, [])).toEqual([])
})
