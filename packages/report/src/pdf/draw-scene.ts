import type { BlockOf } from '../blocks/blocks.ts'
import type { LegendEntry } from '../drawing/scene.ts'
import { rectangle } from '../drawing/scene.ts'
import { hatched, layOut } from '../drawing/scene-layout.ts'
import { ensure, type Kit, leaf, marked, tagIn } from './kit.ts'
import { drawMarks } from './scene-pdf.ts'
import { page, text } from './theme.ts'

const tallest = 250

const tallestOf = ({ isSmall }: BlockOf<'drawing'>): number => (isSmall ? tallest * 0.8 : tallest)
const columnWidth = page.contentWidth / 2
const entryHeight = 15

const drawEntry = (kit: Kit, entry: LegendEntry, x: number, y: number): void => {
  const swatch = rectangle(x, y + 2, x + 20, y + 11.5)
  drawMarks(kit, hatched(swatch, { stroke: '#8b97a3', strokeWidth: 0.4, ...entry.style }), { x: 0, y: 0 })
  const name = kit.wrap(entry.text, 92, text.cellStrong)[0] ?? ''
  kit.put(name, x + 27, y + 1, text.cellStrong)
  kit.put(kit.wrap(entry.note, columnWidth - 130, text.cell)[0] ?? '', x + 27 + 88, y + 1, text.cell)
}

const drawLegend = (kit: Kit, legend: readonly LegendEntry[]): void => {
  const list = tagIn(kit, kit.root, 'L')
  for (const [index, entry] of legend.entries()) {
    const y = kit.cursor.y + Math.floor(index / 2) * entryHeight
    const item = tagIn(kit, list, 'LI')
    leaf(kit, item, 'LBody', () => drawEntry(kit, entry, page.left + (index % 2) * columnWidth, y))
  }
  kit.cursor.y += Math.ceil(legend.length / 2) * entryHeight
}

const drawnIn = (kit: Kit, block: BlockOf<'drawing'>, maxHeight: number) => {
  const drawing = layOut(block.scene, { width: page.contentWidth, maxHeight })
  const scale = drawing.scaleText === null ? '' : ` Scale ${drawing.scaleText}.`
  const caption = kit.wrap(`${block.scene.title}. ${block.caption}${scale}`, page.contentWidth, text.quiet)
  const legend = Math.ceil(block.scene.legend.length / 2) * entryHeight
  return { drawing, caption, height: drawing.height + legend + caption.length * text.quiet.lead + 12 }
}

/** A drawing may shrink to this share of its height to avoid a gap on the page. */
const least = 0.62

/** As large as possible; smaller where that fills the page. */
const drawn = (kit: Kit, block: BlockOf<'drawing'>) => {
  const full = drawnIn(kit, block, tallestOf(block))
  const missing = full.height - kit.room()
  if (missing <= 0 || missing > full.drawing.height * (1 - least)) return full
  const smaller = drawnIn(kit, block, full.drawing.height - missing)
  return smaller.height <= kit.room() ? smaller : full
}

export const drawingHeight = (kit: Kit, block: BlockOf<'drawing'>): number =>
  drawnIn(kit, block, tallestOf(block)).height

export const leastDrawingHeight = (kit: Kit, block: BlockOf<'drawing'>): number => {
  const { drawing, height } = drawnIn(kit, block, tallestOf(block))
  return height - drawing.height * (1 - least) + 2
}

/** A drawing to scale, its legend and its caption, never split across pages. */
export const drawScene = (kit: Kit, block: BlockOf<'drawing'>): void => {
  const { drawing, caption, height } = drawn(kit, block)
  ensure(kit, height)
  const { x, y } = { x: page.left, y: kit.cursor.y }
  const bbox: [number, number, number, number] = [x, y, x + drawing.width, y + drawing.height]
  const figure = tagIn(kit, kit.root, 'Figure', { alt: block.scene.description, bbox })
  marked(kit, figure, 'Figure', () => drawMarks(kit, drawing.marks, { x, y }))
  kit.cursor.y += drawing.height + 2
  if (block.scene.legend.length > 0) drawLegend(kit, block.scene.legend)
  leaf(kit, kit.root, 'Caption', () => {
    for (const [index, line] of caption.entries())
      kit.put(line, x, kit.cursor.y + 2 + index * text.quiet.lead, text.quiet)
  })
  kit.cursor.y += caption.length * text.quiet.lead + 12
}
