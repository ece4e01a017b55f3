import { expect, it } from 'vitest'
import type { CertificateForm } from './certificate-form.ts'
import { certificateProblems, dispositionsFor, keptConditions, requiredEntries } from './certificate-problems.ts'
import { type CertificateContent, certificateContent, emptyRecord } from './certificate-record.ts'

const form = (values: CertificateForm['sections'][number]['entries'][number]['value'][]) => ({
  sections: [{ title: '1. Property', hint: '', entries: values.map((value) => ({ label: 'Entry', value })) }],
})
const plain = form(['streetAddress'])
const victoria = form(['volumeAndFolio', { words: 'I prepared this design.' }])
const empty: CertificateContent = certificateContent.parse({ statement: '', record: {} })
const fieldsOf = (content: CertificateContent, conditions: readonly string[] = []) =>
  certificateProblems(content, plain, conditions).map(({ field }) => field)
const filled = Object.fromEntries(Object.keys(emptyRecord).map((name) => [name, 'given'])) as typeof emptyRecord
const complete = { ...empty, statement: 'I checked it.', record: filled }

it('what every state needs, and what the form of this one asks for, is required', () => {
  expect(requiredEntries(plain)).not.toContain('volumeAndFolio')
  expect(requiredEntries(victoria)).toContain('volumeAndFolio')
  for (const needed of requiredEntries(plain)) {
    const content = { ...complete, record: { ...filled, [needed]: ' \u200b' } }
    expect(fieldsOf(content)).toEqual([`record.${needed}`])
  }
})

it('an empty certificate names everything that it lacks', () => {
  expect(fieldsOf(empty, ['Hooks are tested.'])).toEqual([
    'statement',
    ...requiredEntries(plain).map((entry) => `record.${entry}`),
    'dispositions.0.disposal',
  ])
})

it('each condition is disposed of with evidence or reason, by its words', () => {
  const conditions = ['Hooks are tested.', 'Chords are sound.']
  const met = { condition: 'Chords are sound.', disposal: 'met', reason: '' } as const
  expect(dispositionsFor(conditions, [met, { ...met, condition: 'Of a former result.' }])).toEqual([
    { condition: 'Hooks are tested.', disposal: '', reason: '' },
    met,
  ])
  expect(fieldsOf({ ...complete, dispositions: [met] }, conditions)).toEqual([
    'dispositions.0.disposal',
    'dispositions.1.reason',
  ])
})

it('keeps what was kept, and what the engineer adds, each once', () => {
  const kept = {
    condition: 'Chords are sound.',
    disposal: 'kept',
    reason: 'Seen before the modules are fixed.',
  } as const
  const waived = { ...kept, condition: 'Battens are fixed.', disposal: 'waived' } as const
  const content = { ...complete, dispositions: [kept, waived], conditions: [' Chords are sound. ', 'Weld seen.'] }
  expect(keptConditions(content, ['Battens are fixed.', 'Chords are sound.'])).toEqual([
    'Chords are sound.',
    'Weld seen.',
  ])
})

it('keeps neither a condition of a former result nor one that is met by the disposition that is printed', () => {
  const met = { condition: 'Chords are sound.', disposal: 'met', reason: 'Seen.' } as const
  const kept = { ...met, disposal: 'kept' } as const
  const content = { ...complete, dispositions: [met, kept, { ...kept, condition: 'Of a former result.' }] }
  expect(keptConditions(content, ['Chords are sound.'])).toEqual([])
})
