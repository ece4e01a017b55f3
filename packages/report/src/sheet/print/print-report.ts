import type { Say } from '@soundroof/words/language/say'
import { type ReportInput, reportBlocks } from '../../blocks/report-blocks.ts'
import { type PdfOptions, renderPdf } from '../../pdf/render-pdf.ts'
import { hasArray } from '../sheet-input.ts'
import { renderSiteSheet } from './render-site-sheet.ts'

/** A report as a PDF: the site sheet of an array on drawn sheets, every other one in blocks. */
export const printReport = (say: Say, input: ReportInput, options: PdfOptions): Promise<Uint8Array> =>
  hasArray(input) ? renderSiteSheet(say, input, options) : renderPdf(reportBlocks(say, input), options)
