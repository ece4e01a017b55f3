import type { BlockOf } from '../blocks.ts'
import { accent } from '../palette.ts'
import { verdictWords } from '../verdict-words.ts'
import { ensure, ground, horizontal, type Kit, leaf, marked, ornament, type Tag, tagIn } from './kit.ts'
import { page, type TextStyle, text, toneColour, toneGround } from './theme.ts'

/** Lines that flow over pages, all below one tag. */
const flow = (kit: Kit, tag: Tag, type: string, lines: readonly string[], style: TextStyle, x: number): void => {
  let rest = lines
  while (rest.length > 0) {
    ensure(kit, style.lead)
    const count = Math.max(1, Math.floor(kit.room() / style.lead))
    const here = rest.slice(0, count)
    marked(kit, tag, type, () => {
      for (const [index, line] of here.entries()) kit.put(line, x, kit.cursor.y + index * style.lead, style)
    })
    kit.cursor.y += here.length * style.lead
    rest = rest.slice(count)
  }
}

const headingLook = {
  1: { style: text.heading1, before: 16, after: 7, keep: 90 },
  2: { style: text.heading2, before: 11, after: 4, keep: 60 },
  3: { style: text.heading3, before: 8, after: 3, keep: 44 },
} as const

const bookmark = (kit: Kit, level: 1 | 2 | 3, title: string): void => {
  if (level === 1) kit.doc.outline.addItem(title)
}

/** A heading stays with what follows it, of which `following` has to fit on the same page. */
export const drawHeading = (kit: Kit, block: BlockOf<'heading'>, following: number): void => {
  const { style, before, after, keep } = headingLook[block.level]
  if (block.newPage && kit.cursor.y > page.top) kit.newPage()
  if (kit.cursor.y > page.top) kit.cursor.y += before
  ensure(kit, style.lead + after + Math.max(keep, following))
  const lines = kit.wrap(block.text, page.contentWidth, style)
  bookmark(kit, block.level, lines.join(' '))
  flow(kit, tagIn(kit, kit.root, `H${block.level}`), `H${block.level}`, lines, style, page.left)
  if (block.level === 1) {
    horizontal(kit, kit.cursor.y + 2, accent, 0.8)
    kit.cursor.y += 2
  }
  kit.cursor.y += after
}

export const drawParagraph = (kit: Kit, block: BlockOf<'paragraph'>): void => {
  const style = block.size === 'small' ? text.quiet : text.body
  const lines = kit.wrap(block.text, page.contentWidth, style)
  flow(kit, tagIn(kit, kit.root, 'P'), 'P', lines, style, page.left)
  kit.cursor.y += 5
}

const bullet = { plain: '•', good: '✓', caution: '!', bad: '✗', muted: '•' } as const

type Item = BlockOf<'list'>['items'][number]
const indent = 13

const drawItem = (kit: Kit, list: Tag, block: BlockOf<'list'>, item: Item): void => {
  const listItem = tagIn(kit, list, 'LI')
  ensure(kit, text.body.lead)
  const mark = { ...text.body, strong: true, colour: toneColour[block.tone] }
  leaf(kit, listItem, 'Lbl', () => kit.put(bullet[block.tone], page.left + 3, kit.cursor.y, mark))
  const body = tagIn(kit, listItem, 'LBody')
  const put = (value: string, style: TextStyle) =>
    flow(kit, body, 'LBody', kit.wrap(value, page.contentWidth - indent, style), style, page.left + indent)
  put(item.text, text.body)
  if (item.note) put(item.note, text.note)
  kit.cursor.y += 1.6
}

const columnWidth = (page.contentWidth - 15) / 2

/** A short item of a small list, half the width; answers its height. */
const drawSmallItem = (kit: Kit, list: Tag, block: BlockOf<'list'>, item: Item, x: number): number => {
  const listItem = tagIn(kit, list, 'LI')
  const lines = kit.wrap(item.text, columnWidth - indent, text.small)
  const notes = item.note ? kit.wrap(item.note, columnWidth - indent, text.note) : []
  const mark = { ...text.small, strong: true, colour: toneColour[block.tone] }
  const top = kit.cursor.y
  leaf(kit, listItem, 'Lbl', () => kit.put(bullet[block.tone], x + 3, top, mark))
  leaf(kit, listItem, 'LBody', () => {
    for (const [index, line] of lines.entries()) kit.put(line, x + indent, top + index * text.small.lead, text.small)
    const below = top + lines.length * text.small.lead
    for (const [index, line] of notes.entries()) kit.put(line, x + indent, below + index * text.note.lead, text.note)
  })
  return lines.length * text.small.lead + notes.length * text.note.lead
}

const smallHeight = (kit: Kit, { text: words, note }: Item): number =>
  kit.wrap(words, columnWidth - indent, text.small).length * text.small.lead +
  (note ? kit.wrap(note, columnWidth - indent, text.note).length * text.note.lead : 0)

const isShort = (kit: Kit, item: Item): boolean => smallHeight(kit, item) < 100

/** Small lists stand in two columns, read row by row. */
const drawSmallList = (kit: Kit, list: Tag, block: BlockOf<'list'>): void => {
  for (let first = 0; first < block.items.length; first += 2) {
    const row = block.items.slice(first, first + 2)
    ensure(kit, Math.max(...row.map((item) => smallHeight(kit, item))))
    const heights = row.map((item, index) =>
      drawSmallItem(kit, list, block, item, page.left + index * (columnWidth + 15)),
    )
    kit.cursor.y += Math.max(...heights) + 2
  }
}

export const drawList = (kit: Kit, block: BlockOf<'list'>): void => {
  const list = tagIn(kit, kit.root, 'L')
  if (block.size === 'small' && block.items.every((item) => isShort(kit, item))) drawSmallList(kit, list, block)
  else for (const item of block.items) drawItem(kit, list, block, item)
  kit.cursor.y += 4
}

const sign = (kit: Kit, x: number, y: number, mark: string, colour: string): void =>
  ornament(kit, () => {
    kit.doc.circle(x, y, 10).fillColor(colour).fill()
    kit.put(mark, x - 10, y - 8.5, { size: 12, lead: 17, colour: '#ffffff', strong: true }, 20, 'center')
  })

/** The verdict: a coloured ground, a sign and words, so that it does not hang on colour. */
export const drawNotice = (kit: Kit, block: BlockOf<'notice'>): void => {
  const words = block.verdict === null ? null : verdictWords[block.verdict]
  const tone = words?.tone ?? 'plain'
  const colour = words ? toneColour[tone] : accent
  const inner = page.contentWidth - 62
  const lines = kit.wrap(block.text, inner, text.body)
  const height = 12 + text.noticeTitle.lead + 2 + lines.length * text.body.lead + 10
  ensure(kit, Math.min(height, page.bottom - page.top))
  const top = kit.cursor.y
  ground(kit, page.left, top, page.contentWidth, height, toneGround[tone])
  ground(kit, page.left, top, 3.5, height, colour)
  sign(kit, page.left + 26, top + 12 + text.noticeTitle.lead / 2, words?.sign ?? 'i', colour)
  kit.cursor.y = top + 12
  const title = kit.wrap(block.title, inner, text.noticeTitle)
  flow(kit, tagIn(kit, kit.root, 'P'), 'P', title, { ...text.noticeTitle, colour }, page.left + 48)
  kit.cursor.y += 2
  flow(kit, tagIn(kit, kit.root, 'P'), 'P', lines, text.body, page.left + 48)
  kit.cursor.y += 14
}
