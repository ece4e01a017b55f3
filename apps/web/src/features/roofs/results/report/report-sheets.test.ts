import { heading, paragraph } from '@soundroof/report/blocks/blocks'
import { expect, it } from 'vitest'
import { reportSheets } from './report-sheets.ts'

it('a sheet begins where the report begins a page; the footer stands on each', () => {
  const footer = { kind: 'footer', text: 'not a certificate', provider: 'P', version: 'V' } as const
  const blocks = [paragraph('one'), heading(2, 'same sheet'), heading(1, 'next sheet', true), paragraph('two'), footer]
  const made = reportSheets(blocks)
  expect(made.sheets.map((sheet) => sheet.length)).toEqual([2, 2])
  expect(made.footer).toEqual(footer)
})
