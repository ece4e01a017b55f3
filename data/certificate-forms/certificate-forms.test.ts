import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { certificateForm, type EntryName, knownEntries } from '@soundroof/contract/review/certificate/certificate-form'
import { certificateProblems, requiredEntries } from '@soundroof/contract/review/certificate/certificate-problems'
import { emptyRecord } from '@soundroof/contract/review/certificate/certificate-record'
import { inspectionProblems } from '@soundroof/contract/review/inspection/inspection-problems'
import { inspectionContent } from '@soundroof/contract/review/inspection/inspection-record'
import { describe, expect, test } from 'vitest'
import locations from '../regions/locations.json' with { type: 'json' }
import { certificateForms, formOfState } from './certificate-forms.ts'

const namesIn = (form: (typeof certificateForms)[number]): readonly EntryName[] =>
  form.sections.flatMap(({ entries }) => entries.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])))

test.each(['design', 'inspection'] as const)('every state has exactly one form for a certificate of %s', (purpose) => {
  const codes = locations.states.map(({ code }) => code)
  expect(codes.length).toBe(8)
  const ofPurpose = certificateForms.filter((form) => form.purpose === purpose)
  expect(ofPurpose.flatMap(({ states }) => states).toSorted()).toEqual(codes.toSorted())
  for (const code of codes) expect(formOfState(code, purpose)).toMatchObject({ purpose })
  expect(formOfState('XYZ', purpose)).toBeUndefined()
})

test('every file of the folder is a form in use', () => {
  const files = readdirSync(fileURLToPath(new URL('.', import.meta.url))).filter((name) => name.endsWith('.json'))
  expect(files.map((name) => name.replace('.json', '')).toSorted()).toEqual(
    certificateForms.map(({ id }) => id).toSorted(),
  )
})

describe.each(certificateForms)('$id', (form) => {
  test('is a form by the contract, and a field that is not known refuses it', () => {
    expect(certificateForm.safeParse(form).success).toBe(true)
    expect(certificateForm.safeParse({ ...form, colour: 'red' }).success).toBe(false)
  })

  test('asks for who signs, what is certified, the property and the documents, each once', () => {
    const names = namesIn(form)
    const scope =
      form.purpose === 'design' ? ['aspectsCertified'] : ['workInspected', 'workNotInspected', 'conditionsMet']
    for (const name of ['engineerName', 'registration', 'signature', 'lotAndPlan', 'documents', ...scope])
      expect(names).toContain(name)
    expect(new Set(names).size).toBe(names.length)
  })

  test('an empty record lacks each entry that is asked for', () => {
    const asked = namesIn(form).filter((name) => !knownEntries.some((known) => known === name))
    expect(requiredEntries(form)).toEqual(expect.arrayContaining([...asked]))
    const content = { statement: '', conditions: [], record: emptyRecord, dispositions: [] }
    const days = { finished: '2026-11-21', signed: '2026-11-21', today: '2026-11-30' }
    const problems =
      form.purpose === 'design'
        ? certificateProblems(content, form, [])
        : inspectionProblems(inspectionContent.parse({ record: {} }), form, [], days)
    const fields = problems.map(({ field }) => field)
    for (const name of asked) expect(fields).toContain(`record.${name}`)
  })

  test('says where its fields were read, and when', () => {
    expect(form.source.length).toBeGreaterThan(20)
    expect(form.readOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })
})

test('what was not compared with its form says so', () => {
  expect(certificateForms.filter(({ status }) => status === 'read').map(({ id }) => id)).toEqual(['qld-form-15'])
})
