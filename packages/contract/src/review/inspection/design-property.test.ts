import { expect, test } from 'vitest'
import { type CertificateRecord, emptyRecord } from '../certificate/certificate-record.ts'
import { designProperty, saidOtherwise } from './design-property.ts'

const record: CertificateRecord = { ...emptyRecord, lotAndPlan: 'Lot 7 on SP1', buildingClass: '1a', owner: '' }
const designOf = (said: Partial<CertificateRecord>) => designProperty.strip().parse({ ...record, ...said })

test('an entry that differs is told with what the design certificate says', () => {
  const design = designOf({ lotAndPlan: ' Lot 8 on SP1 ', buildingClass: '10a' })
  expect(saidOtherwise(record, design)).toEqual([
    { entry: 'lotAndPlan', says: 'Lot 8 on SP1' },
    { entry: 'buildingClass', says: '10a' },
  ])
})

test.each([
  [designOf({ lotAndPlan: 'LOT 7,  on sp1' })],
  [designOf({ owner: 'A. Sample' })],
  [designOf({ lotAndPlan: '' })],
  [null],
])('spaces, letters and what one of them leaves open contradict nothing', (design) => {
  expect(saidOtherwise(record, design)).toEqual([])
})
