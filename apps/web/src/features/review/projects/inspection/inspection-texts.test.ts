import { inspectionContent } from '@soundroof/contract/review/inspection/inspection-record'
import { expect, test } from 'vitest'
import { contentOf, textsOf } from './inspection-texts.ts'

const content = inspectionContent.parse({
  inspectedOn: '2026-11-21',
  method: 'from-record',
  inspected: 'Rails\nFeet',
  met: [{ condition: 'Weld seen.', evidence: 'Photograph 4' }],
  record: { lotAndPlan: 'Lot 1', buildingClass: '7b' },
})

test('what a device keeps is sent as it was entered', () => {
  expect(contentOf(textsOf(content, ['Weld seen.']), ['Weld seen.'])).toEqual(content)
})

test('of another certificate no evidence is taken over, and what is not known is empty', () => {
  const texts = textsOf(content, ['Another.'])
  expect(contentOf({ ...texts, method: 'by drone', 'record.buildingClass': '99' }, ['Another.'])).toMatchObject({
    method: '',
    met: [{ condition: 'Another.', evidence: '' }],
    record: { buildingClass: '' },
  })
})
