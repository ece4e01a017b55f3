import { emptyRecord } from '@soundroof/contract/review/certificate/certificate-record'
import { expect, it } from 'vitest'
import { contentOf, type Entered, emptyEntered, enteredFrom, enteredOf, isSameContent, textsOf } from './entered.ts'

const entered: Entered = {
  statement: 'Checked.',
  conditions: 'Weld seen.\n\n Bolts torqued. ',
  record: { ...emptyRecord, owner: 'A. Nguyen', buildingClass: '10a' },
  dispositions: [{ condition: 'Check the purlins.', disposal: 'met', reason: 'Photo 3' }],
}

it('is kept on the device as it was typed', () => {
  expect(enteredFrom(textsOf(entered))).toEqual(entered)
})

it.each([
  [{ 'record.buildingClass': '99' }, emptyEntered],
  [{ dispositions: 'x' }, emptyEntered],
  [{ dispositions: '[1, {"condition": "c"}]' }, emptyEntered],
  [
    { dispositions: '[{"condition": "c", "disposal": "burnt", "reason": "r"}]' },
    { ...emptyEntered, dispositions: [{ condition: 'c', disposal: '', reason: 'r' }] },
  ],
])('what is kept as %j and is no entry is left out', (texts, read) => {
  expect(enteredFrom(texts)).toEqual(read)
})

it('is sent with one condition for each line, and with what became of the conditions of the present result', () => {
  const sent = contentOf(entered, ['Fix the gutter.', 'Check the purlins.'])
  expect(sent.conditions).toEqual(['Weld seen.', 'Bolts torqued.'])
  expect(sent.dispositions).toEqual([
    { condition: 'Fix the gutter.', disposal: '', reason: '' },
    { condition: 'Check the purlins.', disposal: 'met', reason: 'Photo 3' },
  ])
  expect(contentOf(entered, []).dispositions).toEqual([])
  expect(enteredOf(sent).conditions).toBe('Weld seen.\nBolts torqued.')
})

it('is the same only where every entry is, however its lines were typed', () => {
  const conditions = ['Check the purlins.']
  const sent = contentOf(entered, conditions)
  expect(isSameContent(entered, sent, conditions)).toBe(true)
  expect(isSameContent(entered, { ...sent, dispositions: [] }, conditions)).toBe(false)
  expect(isSameContent(entered, { ...sent, record: { ...sent.record, owner: 'B. Nguyen' } }, conditions)).toBe(false)
  expect(isSameContent(emptyEntered, contentOf(emptyEntered, []), conditions)).toBe(true)
})
