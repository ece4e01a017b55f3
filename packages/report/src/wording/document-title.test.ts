import { expect, it } from 'vitest'
import { sampleProject } from '../testing/sample-project.ts'
import { documentTitle } from './document-title.ts'

it('a document is titled with the day of its project, written as every other day', () => {
  const header = { ...sampleProject.header, number: '7', name: 'Shed' }
  expect(documentTitle({ header, dateTime: '2026-3-4 23:55:00' })).toBe('7 · 4 Mar 2026 · Shed')
})
