import { certificateForm } from '@soundroof/contract/review/certificate/certificate-form'
import { certificateForms } from '@soundroof/data/certificate-forms/certificate-forms'
import { expect, it } from 'vitest'
import { editedOf, entryWords, formOfEdited, moved, replaced, without } from './edited-form.ts'

it.each(certificateForms)('$id comes back as it was when nothing is edited', (form) => {
  expect(certificateForm.parse(formOfEdited(editedOf(form)))).toEqual(form)
})

it('takes codes of states however they are spaced', () => {
  const [form] = certificateForms
  if (!form) throw new Error('There are forms.')
  expect(formOfEdited({ ...editedOf(form), states: ' QLD,NSW , ' })).toMatchObject({ states: ['QLD', 'NSW'] })
})

it('moves within the list only, replaces and removes', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
  expect([moved(['a', 'b'], 0, -1), moved(['a', 'b'], 1, 1)]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ])
  expect([replaced(['a', 'b'], 1, 'c'), without(['a', 'b'], 0)]).toEqual([['a', 'c'], ['b']])
})

it('says the name of an entry', () => {
  expect(entryWords('natureOfWork')).toBe('nature of work')
})
