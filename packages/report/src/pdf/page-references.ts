import type { BlockOf } from '../blocks/blocks.ts'
import { ensure, type Kit, leaf, tagIn } from './kit.ts'
import { page, text } from './theme.ts'

const style = text.body

export const partAnchor = (block: number): string => `part-${block}`

/** Space for the page number: a report has fewer than 1000 pages. */
const placeholder = ', page 000.'

const currentPage = ({ doc }: Kit): number => doc.bufferedPageRange().count

/** Bookmark of a part, or of a heading in it. */
const bookmark = ({ doc, bookmarks }: Kit, title: string, level: 1 | 2): void => {
  if (level === 1) bookmarks.part = doc.outline.addItem(title)
  else (bookmarks.part ?? doc.outline).addItem(title)
}

/** Called for every heading where it is drawn: references, contents and bookmarks lead there. */
export const noteHeading = (kit: Kit, heading: string, level: 1 | 2 | 3): void => {
  const { pages, parts } = kit.references
  if (!pages.has(heading)) pages.set(heading, currentPage(kit))
  if (level === 3) return
  parts.set(kit.current.block, currentPage(kit))
  kit.doc.addNamedDestination(partAnchor(kit.current.block), 'XYZ', 0, kit.cursor.y - 4, null)
  bookmark(kit, heading, level)
}

/** Words of the paragraph; its page number is drawn last. */
export const drawPageReference = (kit: Kit, { text: words, pageOf }: BlockOf<'page-reference'>): void => {
  const lines = kit.wrap(`${words}${placeholder}`, page.contentWidth, style)
  const last = (lines.at(-1) ?? '').replace(placeholder, '')
  const shown = [...lines.slice(0, -1), last]
  ensure(kit, lines.length * style.lead)
  const tag = tagIn(kit, kit.root, 'P')
  leaf(kit, tag, 'Span', () => {
    for (const [index, line] of shown.entries()) kit.put(line, page.left, kit.cursor.y + index * style.lead, style)
  })
  const y = kit.cursor.y + (lines.length - 1) * style.lead
  const x = page.left + kit.measure(last, style)
  kit.references.open.push({ heading: pageOf, tag, onPage: currentPage(kit) - 1, x, y })
  kit.cursor.y += lines.length * style.lead + 5
}

/** Drawn when every heading has its page. */
export const drawReferencedPages = (kit: Kit): void => {
  for (const { heading, tag, onPage, x, y } of kit.references.open) {
    kit.doc.switchToPage(onPage)
    leaf(kit, tag, 'Span', () => kit.put(`, page ${kit.references.pages.get(heading)}.`, x, y, style))
  }
}
