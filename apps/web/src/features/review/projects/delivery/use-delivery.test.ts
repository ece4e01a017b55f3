import { expect, it } from 'vitest'
import { deliveryProblems } from './use-delivery.ts'

const form = { source: 'certificate', file: null, conditions: '', stayOpen: [] } as const
const open = [{ id: 'one' }, { id: 'two' }]
const issued = { code: 'SR-1', address: '/file' }

it('delivers with questions open only where the engineer ticks each', () => {
  const problemAt = (id: string) => ({
    field: `stays-open-${id}`,
    coded: { code: 'review.close-this-question-first-or-tick' },
  })
  expect(deliveryProblems(form, open, issued)).toEqual([problemAt('one'), problemAt('two')])
  expect(deliveryProblems({ ...form, stayOpen: ['one'] }, open, issued)).toEqual([problemAt('two')])
  expect(deliveryProblems({ ...form, stayOpen: ['one', 'two'] }, open, issued)).toEqual([])
  expect(deliveryProblems(form, [], issued)).toEqual([])
})

it('delivers a certificate once it is issued, and a file once it is chosen', () => {
  const fields = (...given: Parameters<typeof deliveryProblems>) => deliveryProblems(...given).map(({ field }) => field)
  expect(fields(form, [], null)).toEqual(['source'])
  expect(fields({ ...form, source: 'own' }, [], issued)).toEqual(['file'])
  expect(fields({ ...form, source: 'own', conditions: 'x'.repeat(1001) }, [], null)).toEqual(['file', 'conditions'])
  expect(fields({ ...form, conditions: 'x'.repeat(1001) }, [], issued)).toEqual([])
})
