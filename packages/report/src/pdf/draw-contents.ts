import type { Block } from '../blocks/blocks.ts'
import { ensure, type Kit, leaf, type Tag, tagIn } from './kit.ts'
import { partAnchor } from './page-references.ts'
import { leastBelow, page, type TextStyle, text } from './theme.ts'

export type ContentsEntry = { readonly title: string; readonly depth: 0 | 1; readonly block: number }

/** Headings after a list of contents: parts, and the headings in them. */
export const contentsOf = (blocks: readonly Block[], after: number): readonly ContentsEntry[] =>
  blocks.flatMap((block, index): readonly ContentsEntry[] => {
    if (index <= after) return []
    if (block.kind === 'heading' && block.level < 3)
      return [{ title: block.text, depth: block.level === 1 ? 0 : 1, block: index }]
    return block.kind === 'steps' && block.depth < 2 ? [{ title: block.title, depth: 1, block: index }] : []
  })

const columns = 2
const gutter = 21
const width = (page.contentWidth - gutter) / columns
const numberWidth = 24
const styleOf = ({ depth }: ContentsEntry): TextStyle => (depth === 0 ? text.cellStrong : text.cell)
const indent = 9

const linesOf = (kit: Kit, entry: ContentsEntry): readonly string[] =>
  kit.wrap(entry.title, width - numberWidth - indent * entry.depth - 8, styleOf(entry))

/** With the space above. */
const heightOf = (kit: Kit, entry: ContentsEntry): number =>
  linesOf(kit, entry).length * styleOf(entry).lead + (entry.depth === 0 ? 4 : 0.6)

const heightOfAll = (kit: Kit, entries: readonly ContentsEntry[]): number =>
  entries.reduce((sum, entry) => sum + heightOf(kit, entry), 0)

const link = ({ doc }: Kit, tag: Tag, { block, title }: ContentsEntry, x: number, y: number, height: number): void => {
  const target = { Subtype: 'Link', Dest: partAnchor(block), Contents: new String(title), structParent: tag }
  doc.annotate(x, y, width, height, target as never)
}

const drawEntry = (kit: Kit, list: Tag, entry: ContentsEntry, x: number, y: number): void => {
  const style = styleOf(entry)
  const text = linesOf(kit, entry)
  const height = text.length * style.lead
  const top = y + heightOf(kit, entry) - height
  const item = tagIn(kit, list, 'TOCI')
  const tag = tagIn(kit, item, 'Link')
  const left = x + indent * entry.depth
  leaf(kit, tag, 'Span', () => {
    for (const [index, line] of text.entries()) kit.put(line, left, top + index * style.lead, style)
  })
  link(kit, tag, entry, x, top, height)
  kit.references.contents.push({
    block: entry.block,
    tag,
    onPage: kit.doc.bufferedPageRange().count - 1,
    x,
    y: top + height - style.lead,
    style,
  })
}

/** Splits as evenly as the columns allow; a part is never last in its column. */
const split = (kit: Kit, entries: readonly ContentsEntry[], room: number): number => {
  const most = Math.min(room, Math.max(heightOfAll(kit, entries) / columns, heightOfAll(kit, entries.slice(0, 1))))
  let height = 0
  const over = entries.findIndex((entry) => {
    height += heightOf(kit, entry)
    return height > most + 1
  })
  const end = over === -1 ? entries.length : Math.max(1, over)
  return entries[end - 1]?.depth === 0 && end > 1 ? end - 1 : end
}

/** Points that keep a list of contents below its heading: all of it, where a page holds that. */
export const leastContents = (kit: Kit, entries: readonly ContentsEntry[]): number => {
  const longest = Math.max(0, ...entries.map((entry) => heightOf(kit, entry)))
  const whole = heightOfAll(kit, entries) / columns + 2 * longest
  return whole < (page.bottom - page.top) / 2 ? whole : leastBelow
}

/** Titles with links; page numbers follow when everything is drawn. */
export const drawContents = (kit: Kit, entries: readonly ContentsEntry[]): void => {
  const list = tagIn(kit, kit.root, 'TOC')
  let rest = entries
  while (rest.length > 0) {
    ensure(kit, 60)
    const room = kit.room()
    const top = kit.cursor.y
    let bottom = top
    let after = rest
    for (let column = 0; column < columns && after.length > 0; column++) {
      const isLast = column === columns - 1
      const fits = isLast ? heightOfAll(kit, after) <= room : false
      const end = fits ? after.length : split(kit, column === 0 ? after : [...after, ...after], room)
      let y = top
      for (const entry of after.slice(0, end)) {
        drawEntry(kit, list, entry, page.left + column * (width + gutter), y)
        y += heightOf(kit, entry)
      }
      bottom = Math.max(bottom, y)
      after = after.slice(end)
    }
    rest = after
    kit.cursor.y = bottom + 6
    if (rest.length > 0) kit.newPage()
  }
}

/** Drawn when every heading has its page. */
export const drawContentsPages = (kit: Kit): void => {
  for (const { block, tag, onPage, x, y, style } of kit.references.contents) {
    kit.doc.switchToPage(onPage)
    const number = String(kit.references.parts.get(block) ?? '')
    leaf(kit, tag, 'Span', () =>
      kit.put(number, x + width - numberWidth, y, { ...style, tabular: true }, numberWidth, 'right'),
    )
  }
}
