import { readPdf } from '@soundroof/report/testing/read-pdf'
import { signedReport } from '@soundroof/report/testing/signed-report'
import { expect, it } from 'vitest'
import { pagesIn } from './printed-document.ts'

it.each(['full-calculation', 'result-summary', 'site-sheet'] as const)(
  'counts the pages of a signed %s',
  async (kind) => {
    const pdf = await signedReport(kind, (iso) => new Date(iso))
    const { pages } = await readPdf(pdf)
    expect(pages.length).toBeGreaterThan(0)
    expect(pagesIn(pdf)).toBe(pages.length)
  },
)
