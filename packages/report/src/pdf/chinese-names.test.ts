import { expect, it } from 'vitest'
import { readPdf } from '../testing/read-pdf.ts'
import { sampleLayout } from '../testing/sample-layout.ts'
import { issuedInput, signedReport } from '../testing/signed-report.ts'
import { missingSign } from './words/printable.ts'

const project = issuedInput('site-sheet').project
const named = {
  project: { ...project, header: { ...project.header, name: '陈先生家 House of Chen', clientName: '陳小明' } },
}

it.each([
  ['result-summary', named],
  ['site-sheet', { ...named, layout: sampleLayout }],
] as const)('Chinese names are printed on the English %s', async (kind, more) => {
  const { pages, lang } = await readPdf(await signedReport(kind, (iso) => new Date(iso), more))
  const text = pages.join('').replace(/\s/g, '')
  expect(text).toContain('陈先生家HouseofChen')
  expect(text).not.toContain(missingSign)
  expect(lang).toBe('en-AU')
})
