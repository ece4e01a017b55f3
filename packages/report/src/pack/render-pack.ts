import { drawFooters } from '../pdf/draw-footer.ts'
import { createKit, type Kit } from '../pdf/kit.ts'
import { bytesOf, createDocument, type PdfOptions } from '../pdf/render-pdf.ts'
import { page } from '../pdf/theme.ts'
import { missingSign } from '../pdf/words/printable.ts'
import { linesUnits } from './flow-units.ts'
import type { PackBlock } from './pack-blocks.ts'
import { pagesOf } from './pack-pages.ts'
import { type, wholeWidth } from './pack-theme.ts'
import { plainLines } from './rich-lines.ts'
import { drawDown, heightOf } from './unit.ts'

/** A masthead and what follows it up to the next one. */
const sheetsOf = (blocks: readonly PackBlock[]): readonly (readonly PackBlock[])[] => {
  const starts = blocks.flatMap(({ kind }, index) => (kind === 'masthead' ? [index] : []))
  return starts.map((start, index) => blocks.slice(start, starts[index + 1]))
}

const drawPages = (kit: Kit, blocks: readonly PackBlock[]): void => {
  for (const units of sheetsOf(blocks).flatMap((sheet) => pagesOf(kit, sheet))) {
    kit.newPage()
    drawDown(units, page.top)
    kit.cursor.y = page.top + heightOf(units)
  }
}

/** Below what was drawn last, which leaves a line free. */
const noteReplaced = (kit: Kit): void => {
  const words = `${missingSign} stands for a character that the fonts of this document cannot show.`
  const units = linesUnits(kit, plainLines(kit, words, wholeWidth.width, type.small), 'P', type.small, wholeWidth.x)
  if (kit.room() < heightOf(units)) kit.newPage()
  drawDown(units, kit.cursor.y)
}

const drawFoot = (kit: Kit, blocks: readonly PackBlock[]): void => {
  const footer = blocks.find((block) => block.kind === 'footer')
  const first = blocks.find((block) => block.kind === 'masthead')
  if (footer) drawFooters(kit, footer, first?.about ?? '', null)
}

/** A certificate pack as a tagged PDF, A4 portrait. The same blocks and date give the same file. */
export const renderPack = (blocks: readonly PackBlock[], options: PdfOptions): Promise<Uint8Array> => {
  const doc = createDocument(options)
  const bytes = bytesOf(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const kit = createKit(doc, root, options.images)
  drawPages(kit, blocks)
  if (kit.replaced.any) noteReplaced(kit)
  drawFoot(kit, blocks)
  options.complete?.(doc, root)
  root.end()
  doc.end()
  return bytes
}
