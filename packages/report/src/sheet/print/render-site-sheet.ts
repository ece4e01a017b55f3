import type { Say } from '@soundroof/words/language/say'
import { createKit, type Kit, marked, tagIn } from '../../pdf/kit.ts'
import { bytesOf, createDocument, type PdfOptions } from '../../pdf/render-pdf.ts'
import { drawMarks } from '../../pdf/scene-pdf.ts'
import type { TextStyle } from '../../pdf/theme.ts'
import { codeCorner, codeSide } from '../code-marks.ts'
import type { Pen, SheetPart } from '../paper.ts'
import type { SiteSheetInput } from '../sheet-input.ts'
import { siteSheets } from './site-sheets.ts'

const styleOf = (size: number, strong = false): TextStyle => ({ size, lead: size * 1.3, colour: '#000000', strong })

const penOf = (kit: Kit): Pen => ({
  width: (text, size, strong) => kit.measure(text, styleOf(size, strong)),
  wrap: (text, width, size, strong) => kit.wrap(text, width, styleOf(size, strong)),
})

const corner = { x: 0, y: 0 }

const drawPart = (kit: Kit, { tag, alt, marks }: SheetPart): void => {
  if (marks.length === 0) return
  const { width, height } = kit.doc.page
  const element = tagIn(kit, kit.root, tag, alt === undefined ? {} : { alt, bbox: [0, 0, width, height] })
  marked(kit, element, tag, () => drawMarks(kit, marks, corner))
}

const drawLink = (kit: Kit, { proof }: SiteSheetInput): void => {
  if (proof === undefined) return
  const figure = tagIn(kit, kit.root, 'Link')
  kit.doc.link(codeCorner.x, codeCorner.y, codeSide, codeSide, proof.address, { structParent: figure } as never)
}

/** The site sheet as a tagged PDF, A4 landscape. */
export const renderSiteSheet = (say: Say, input: SiteSheetInput, options: PdfOptions): Promise<Uint8Array> => {
  const doc = createDocument(options, 'landscape')
  const bytes = bytesOf(doc)
  doc.addPage()
  const root = doc.struct('Document')
  doc.addStructure(root)
  const kit = createKit(doc, root, options.images)
  for (const [index, parts] of siteSheets(say, penOf(kit), input).entries()) {
    if (index > 0) kit.newPage()
    for (const part of parts) drawPart(kit, part)
    drawLink(kit, input)
  }
  options.complete?.(doc, root)
  root.end()
  doc.end()
  return bytes
}
