import { expect, it } from 'vitest'
import { inMemory } from '../key-value.ts'
import { keptForms } from './kept-forms.ts'

const empty = { question: '', field: '' }

it('what was typed is there again after the page was closed, until it is sent', () => {
  const storage = inMemory()
  keptForms(storage, () => 'ann').keep('return-a', { question: 'Why?', field: 'span' })
  const again = keptForms(storage, () => 'ann')
  expect(again.read('return-a', empty)).toEqual({ question: 'Why?', field: 'span' })
  expect(again.read('return-b', empty)).toEqual(empty)
  again.forget('return-a')
  expect(keptForms(storage, () => 'ann').read('return-a', empty)).toEqual(empty)
})

it('belongs to its user, and goes with all of theirs', () => {
  const storage = inMemory()
  const [ann, bob] = [keptForms(storage, () => 'ann'), keptForms(storage, () => 'bob')]
  ann.keep('return-a', { question: 'Why?' })
  expect(bob.read('return-a', empty)).toEqual(empty)
  bob.keep('return-a', { question: 'How?' })
  ann.forgetAll()
  expect(ann.read('return-a', empty)).toEqual(empty)
  expect(bob.read('return-a', empty).question).toBe('How?')
})

it.each(['', 'x', '[]', '{"return-a":1}', '{"return-a":{"question":5}}'])(
  'of what is stored as %j, what is no text is left out',
  (text) => {
    const storage = inMemory()
    storage.write('soundroof.forms.ann', text)
    expect(keptForms(storage, () => 'ann').read('return-a', empty)).toEqual(empty)
  },
)

it('of an earlier release is read by the names that its fields have now', () => {
  const storage = inMemory()
  const forms = keptForms(storage, () => 'ann')
  forms.keep('accept-a', { day: '2026-12-01', other: 'x' })
  expect(forms.read('accept-a', { deliverAt: '' }, { day: 'deliverAt' })).toEqual({ deliverAt: '2026-12-01' })
})
