import type { BlockOf } from '../blocks/blocks.ts'
import { decoration, type Kit } from './kit.ts'
import { page, lines as ruleColours, text } from './theme.ts'

const top = 796
const rightWidth = 110
const leftWidth = page.contentWidth - rightWidth - 10

const first = (kit: Kit, value: string, width: number): string => {
  const [line = '', ...more] = kit.wrap(value, width - 8, text.footer)
  return more.length > 0 ? `${line}…` : line
}

const drawOn = (kit: Kit, block: BlockOf<'footer'>, title: string, place: string): void => {
  const right = page.left + page.contentWidth - rightWidth
  const [upper, lower] = [top + 5, top + 5 + text.footer.lead]
  const end = page.left + page.contentWidth
  kit.doc.moveTo(page.left, top).lineTo(end, top).lineWidth(0.6).strokeColor(ruleColours.hair).stroke()
  const after = kit.measure(block.text, text.footerStrong) + 8
  kit.put(block.text, page.left, upper, text.footerStrong)
  const subject = block.proof ? `${block.proof.code} · ${title}` : title
  kit.put(first(kit, subject, leftWidth - after), page.left + after, upper, text.footer)
  kit.put(place, right, upper, text.footerStrong, rightWidth, 'right')
  kit.put(first(kit, block.provider, leftWidth), page.left, lower, text.footer)
  kit.put(first(kit, block.version, rightWidth), right, lower, text.footer, rightWidth, 'right')
}

const watermark = (kit: Kit, mark: string): void => {
  const style = { size: 58, lead: 70, colour: '#a3341b', strong: true }
  const [x, y] = [page.width / 2, page.height / 2]
  const half = kit.measure(mark, style) / 2
  kit.doc
    .save()
    .rotate(-38, { origin: [x, y] })
    .fillOpacity(0.09)
  kit.put(mark, x - half, y - 35, style)
  kit.doc.restore()
}

/** Last, when the number of pages is known. */
export const drawFooters = (kit: Kit, block: BlockOf<'footer'>, title: string, draftMark: string | null): void => {
  const { count } = kit.doc.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    kit.doc.switchToPage(index)
    kit.doc.markContent('Artifact', { type: 'Pagination' })
    drawOn(kit, block, title, `Page ${index + 1} of ${count}`)
    kit.doc.endMarkedContent()
    if (draftMark !== null) decoration(kit, () => watermark(kit, draftMark))
  }
}
