import { expect, it } from 'vitest'
import { emptyProject } from './draft.ts'
import { reportFileName } from './report-file-name.ts'

it('the report is named by number, zero-padded date and name', () => {
  const header = { name: 'Shed', number: '7' }
  expect(reportFileName({ header, dateTime: '2026-3-4 9:05:00' })).toBe('7-2026-03-04-Shed.pdf')
})

it('a project without a name still has a file name', () => {
  expect(reportFileName(emptyProject('2026-11-21 9:05:00'))).toMatch(/^.*2026-11-21.*\.pdf$/)
})
