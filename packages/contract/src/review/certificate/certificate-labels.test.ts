import { expect, it } from 'vitest'
import { labelOfEntry } from './certificate-problems.ts'
import { certificateRecord } from './certificate-record.ts'

it('every entry has its label, whether it is one line, a list or a choice', () => {
  const labels = certificateRecord.keyof().options.map(labelOfEntry)
  expect(labels.filter((label) => label === '' || label === 'undefined')).toEqual([])
  expect(new Set(labels).size).toBe(labels.length)
  expect([labelOfEntry('lotAndPlan'), labelOfEntry('buildingClass')]).toEqual(['Lot and Plan', 'Class of Building'])
})
