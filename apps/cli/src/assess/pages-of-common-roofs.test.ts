import { reportKinds } from '@soundroof/contract/roofs/documents/document'
import { printReport } from '@soundroof/report/sheet/print/print-report'
import { bodyOfPages, fillsOf } from '@soundroof/report/testing/page-layout'
import { readPdf } from '@soundroof/report/testing/read-pdf'
import { sheetFaults } from '@soundroof/report/testing/sheet-faults'
import { issuedInput } from '@soundroof/report/testing/signed-report'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, test } from 'vitest'
import { commonRoofs, drawnFrom, printing } from './drawn-common-roofs.ts'

const say = sayIn('en-AU')

describe.each(commonRoofs)('the documents of the common roof $number', (row) => {
  const drawn = drawnFrom(row)

  const printed = async (kind: (typeof reportKinds)[number]) => {
    const result = kind === 'input-summary' ? null : drawn.result
    return readPdf(await printReport(say, { ...issuedInput(kind), ...drawn, kind, result }, printing))
  }

  test.each(reportKinds.filter((kind) => kind !== 'site-sheet'))(
    '%s: every page but the last holds a third or more',
    async (kind) => {
      const fills = fillsOf(bodyOfPages(await printed(kind)))
      for (const [index, fill] of fills.entries()) expect(fill, `page ${index + 1}`).toBeGreaterThan(1 / 3)
    },
  )

  test('site-sheet: nothing is cut, too small or over something else, and every sheet holds a third or more', async () => {
    const file = await printed('site-sheet')
    const isDrawn = (drawn.layout?.placed ?? 0) > 0
    expect(isDrawn ? sheetFaults(file, issuedInput('site-sheet').proof?.code ?? '') : []).toEqual([])
  })
})
