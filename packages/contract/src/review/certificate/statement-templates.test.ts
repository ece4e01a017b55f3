import { expect, it } from 'vitest'
import { emptyRecord } from './certificate-record.ts'
import { statementTemplate, templateOf, withTemplate } from './statement-templates.ts'

const template = statementTemplate.parse({ name: 'Sheds', statement: 'I checked it.', validity: 'Two years.' })

it('fills what is empty, and replaces nothing that was typed', () => {
  const typed = { statement: ' ', record: { ...emptyRecord, validity: 'One year.', owner: 'A. Sample' } }
  expect(withTemplate(typed, template)).toEqual({ ...typed, statement: 'I checked it.' })
})

it('is made of a certificate, and gives it back', () => {
  const content = { statement: 'Seen.', record: { ...emptyRecord, notCertified: 'Tiles', inspections: 'Photos' } }
  expect(withTemplate({ statement: '', record: emptyRecord }, templateOf('Tiles', content))).toEqual(content)
})

it.each(['', '  ', 'a\nb', 'x'.repeat(101)])('the name %j is refused', (name) => {
  expect(statementTemplate.safeParse({ ...template, name }).success).toBe(false)
})
