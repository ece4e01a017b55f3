import { isSiteSheet, languageOfReport, reportKinds } from '@soundroof/contract/roofs/documents/document'
import { printReport } from '@soundroof/report/sheet/print/print-report'
import { hasArray } from '@soundroof/report/sheet/sheet-input'
import { bodyOfPages, fillsOf } from '@soundroof/report/testing/page-layout'
import { readPdf } from '@soundroof/report/testing/read-pdf'
import { sheetFaults } from '@soundroof/report/testing/sheet-faults'
import { issuedInput } from '@soundroof/report/testing/signed-report'
import { sayIn } from '@soundroof/words/say'
import { describe, expect, test } from 'vitest'
import { commonRoofs, drawnFrom, printing } from './drawn-common-roofs.ts'

describe.each(commonRoofs)('the documents of the common roof $number', (row) => {
  const printed = async (kind: (typeof reportKinds)[number]) => {
    const language = languageOfReport(kind)
    const drawn = drawnFrom(row, language)
    const result = kind === 'input-summary' ? null : drawn.result
    const input = { ...issuedInput(kind), ...drawn, kind, result }
    return { file: await readPdf(await printReport(sayIn(language), input, printing)), isDrawn: hasArray(input) }
  }

  test.each(reportKinds.filter((kind) => !isSiteSheet(kind)))(
    '%s: every page but the last holds a third or more',
    async (kind) => {
      const fills = fillsOf(bodyOfPages((await printed(kind)).file))
      for (const [index, fill] of fills.entries()) expect(fill, `page ${index + 1}`).toBeGreaterThan(1 / 3)
    },
  )

  test.each(reportKinds.filter(isSiteSheet))(
    '%s: nothing is cut, too small or over something else, and every sheet holds a third or more',
    async (kind) => {
      const { file, isDrawn } = await printed(kind)
      expect(isDrawn ? sheetFaults(file, issuedInput(kind).proof?.code ?? '') : []).toEqual([])
    },
  )
})
