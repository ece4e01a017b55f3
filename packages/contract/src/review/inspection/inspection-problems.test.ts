import { expect, it, test } from 'vitest'
import type { EntryName } from '../certificate/certificate-form.ts'
import { entriesOfInspection, furtherEntries, inspectionProblems } from './inspection-problems.ts'
import { inspectionContent } from './inspection-record.ts'

const formWith = (...values: readonly EntryName[]) => ({
  sections: [{ title: 'Work', hint: '', entries: values.map((value) => ({ label: value, value })) }],
  registers: [],
})

it('asks for what fills the code where the form names it, and for corrected standards where it names those', () => {
  expect(entriesOfInspection(formWith('code'))).toEqual(expect.arrayContaining(['codeEdition', 'codeProvisions']))
  expect(entriesOfInspection(formWith('owner'))).not.toContain('codeEdition')
  expect(furtherEntries(formWith('standards'))).toEqual(['standardAmendments'])
  expect(furtherEntries(formWith('owner'))).toEqual([])
})

const days = { finished: '2026-11-21', signed: '2026-11-24', today: '2026-11-26' }

test.each([
  ['from-record', '2026-11-23', true],
  ['from-record', '2026-11-24', false],
  ['from-record', '2026-11-26', false],
  ['from-record', '2026-11-27', true],
  ['in-person', '2026-11-20', true],
  ['in-person', '2026-11-23', false],
  ['in-person', '2026-11-27', true],
] as const)('an inspection %s on %s: refused %s', (method, inspectedOn, isRefused) => {
  const content = inspectionContent.parse({ method, inspectedOn, record: {} })
  const fields = inspectionProblems(content, formWith(), [], days).map(({ field }) => field)
  expect(fields.includes('inspectedOn')).toBe(isRefused)
})
