import type { Block } from '../blocks/blocks.ts'
import { ensure, type Kit, leaf, type Tag, tagIn } from './kit.ts'
import { page, type TextStyle, text } from './theme.ts'

export type ContentsEntry = { readonly title: string; readonly depth: 0 | 1; readonly block: number }

/** Headings after a list of contents: parts, and the headings in them. */
export const contentsOf = (blocks: readonly Block[], after: number): readonly ContentsEntry[] =>
  blocks.flatMap((block, index): readonly ContentsEntry[] => {
    if (index <= after) return []
    if (block.kind === 'heading' && block.level < 3)
      return [{ title: block.text, depth: block.level === 1 ? 0 : 1, block: index }]
    return block.kind === 'steps' && block.depth < 2 ? [{ title: block.title, depth: 1, block: index }] : []
  })

export const partAnchor = (block: number): string => `part-${block}`

const columns = 2
const gutter = 21
const width = (page.contentWidth - gutter) / columns
const numberWidth = 24
const styleOf = ({ depth }: ContentsEntry): TextStyle => (depth === 0 ? text.cellStrong : text.cell)
const leadOf = (entry: ContentsEntry): number => styleOf(entry).lead + (entry.depth === 0 ? 4 : 0.6)
const indent = 9

const oneLine = (kit: Kit, entry: ContentsEntry): string => {
  const room = width - numberWidth - indent * entry.depth
  const [line = '', ...more] = kit.wrap(entry.title, room - 8, styleOf(entry))
  return more.length > 0 ? `${line}…` : line
}

const link = ({ doc }: Kit, tag: Tag, { block, title }: ContentsEntry, x: number, y: number, height: number): void => {
  const target = { Subtype: 'Link', Dest: partAnchor(block), Contents: new String(title), structParent: tag }
  doc.annotate(x, y, width, height, target as never)
}

const drawEntry = (kit: Kit, list: Tag, entry: ContentsEntry, x: number, y: number): void => {
  const style = styleOf(entry)
  const lead = leadOf(entry)
  const top = y + lead - style.lead
  const item = tagIn(kit, list, 'TOCI')
  const tag = tagIn(kit, item, 'Link')
  const left = x + indent * entry.depth
  leaf(kit, tag, 'Span', () => kit.put(oneLine(kit, entry), left, top, style))
  link(kit, tag, entry, x, top, style.lead)
  kit.references.contents.push({
    block: entry.block,
    tag,
    onPage: kit.doc.bufferedPageRange().count - 1,
    x,
    y: top,
    style,
  })
}

/** Splits as evenly as the columns allow; a part is never last in its column. */
const split = (entries: readonly ContentsEntry[], room: number): number => {
  const whole = entries.reduce((sum, entry) => sum + leadOf(entry), 0)
  const most = Math.min(room, Math.max(whole / columns, leadOf(entries[0] ?? { title: '', depth: 0, block: 0 })))
  let height = 0
  const over = entries.findIndex((entry) => {
    height += leadOf(entry)
    return height > most + 1
  })
  const end = over === -1 ? entries.length : Math.max(1, over)
  return entries[end - 1]?.depth === 0 && end > 1 ? end - 1 : end
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
      const fits = isLast ? after.reduce((sum, entry) => sum + leadOf(entry), 0) <= room : false
      const end = fits ? after.length : split(column === 0 ? after : [...after, ...after], room)
      let y = top
      for (const entry of after.slice(0, end)) {
        drawEntry(kit, list, entry, page.left + column * (width + gutter), y)
        y += leadOf(entry)
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
