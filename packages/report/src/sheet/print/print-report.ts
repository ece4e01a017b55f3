import type { Say } from '@soundroof/words/language/say'
import { type PdfOptions, renderPdf } from '../../pdf/render-pdf.ts'
import { type ReportInput, reportBlocks } from '../../reports/report-blocks.ts'
import { isPrintedAsSheets } from '../sheet-input.ts'
import { renderSiteSheet } from './render-site-sheet.ts'

/** A report as a PDF: a site sheet on drawn sheets, every other report in blocks. */
export const printReport = (say: Say, input: ReportInput, options: PdfOptions): Promise<Uint8Array> =>
  isPrintedAsSheets(input) ? renderSiteSheet(say, input, options) : renderPdf(reportBlocks(say, input), options)
