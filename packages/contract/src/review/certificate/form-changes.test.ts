import { expect, test } from 'vitest'
import { unknownEntryProblems } from './form-changes.ts'

const formOf = (purpose: unknown, value: unknown) => ({
  purpose,
  sections: [{ entries: [{ label: 'Inspected', value }] }],
})

test('a design is certified before anything is inspected, so its form asks for no entry of an inspection', () => {
  expect(unknownEntryProblems(formOf('inspection', 'workInspected'))).toEqual([])
  expect(unknownEntryProblems(formOf('design', 'lotAndPlan'))).toEqual([])
  for (const purpose of ['design', undefined, 7])
    expect(unknownEntryProblems(formOf(purpose, 'workInspected'))).toMatchObject([{ field: 'form' }])
  expect(unknownEntryProblems(formOf('inspection', 'owner of the cat'))).toMatchObject([{ field: 'form' }])
})

test('an inspection certifies no design, so its form asks for no entry of one', () => {
  for (const value of ['conditionsKept', 'aspectsCertified', 'notCertified', 'greatestAction', 'tests', 'wind'])
    expect(unknownEntryProblems(formOf('inspection', value)), value).toMatchObject([{ field: 'form' }])
  for (const value of ['reliedUpon', 'inspections', 'validity'])
    expect(unknownEntryProblems(formOf('inspection', value)), value).toMatchObject([{ field: 'form' }])
  for (const value of ['standards', 'documents', 'conditionsMet', 'codeProvisions'])
    expect(unknownEntryProblems(formOf('inspection', value)), value).toEqual([])
})
