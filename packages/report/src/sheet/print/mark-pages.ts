import type { Say } from '@soundroof/words/language/say'
import type { FontName } from '../../pdf/font-files.ts'
import type { PdfOptions } from '../../pdf/render-pdf.ts'

type Document = Parameters<NonNullable<PdfOptions['complete']>>[0]

const marks = { example: 'sheet.example-mark', draft: 'sheet.state-draft' } as const

const red = '#a3341b'
const size = 48

const across = (doc: Document, words: string): void => {
  const { width, height } = doc.page
  doc.save().rotate(-32, { origin: [width / 2, height / 2] })
  doc.fillOpacity(0.1).fillColor(red).fontSize(size)
  doc.text(words, width / 2 - doc.widthOfString(words) / 2, height / 2 - size / 2, { lineBreak: false })
  doc.restore()
}

const above = (doc: Document, words: string): void => {
  doc.save().fillOpacity(1).fillColor(red).fontSize(8)
  doc.text(words, doc.page.width / 2 - doc.widthOfString(words) / 2, 6, { lineBreak: false })
  doc.restore()
}

/** On every page, so that none passes for a page of what was issued. */
export const markPages = (say: Say, mark: keyof typeof marks, doc: Document, font: FontName): void => {
  const words = say(marks[mark])
  const { start, count } = doc.bufferedPageRange()
  for (let index = start; index < start + count; index++) {
    doc.switchToPage(index)
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.font(font)
    across(doc, words)
    above(doc, words)
    doc.endMarkedContent()
  }
}
