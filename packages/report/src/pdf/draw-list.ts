import type { BlockOf } from '../blocks/blocks.ts'
import { flow } from './draw-text.ts'
import { ensure, type Kit, leaf, type Tag, tagIn } from './kit.ts'
import { page, type TextStyle, text, toneColour } from './theme.ts'

const bullet = { plain: '•', good: '✓', caution: '!', bad: '✗', muted: '•' } as const

type Item = BlockOf<'list'>['items'][number]
const indent = 13
const gap = 1.6

/** What stands before an item, counted from 0. */
const markOf = ({ tone, isNumbered }: BlockOf<'list'>, index: number): string =>
  isNumbered ? String(index + 1) : bullet[tone]

const drawItem = (kit: Kit, list: Tag, block: BlockOf<'list'>, item: Item, index: number): void => {
  const listItem = tagIn(kit, list, 'LI')
  ensure(kit, text.body.lead)
  const mark = { ...text.body, strong: true, colour: toneColour[block.tone] }
  leaf(kit, listItem, 'Lbl', () => kit.put(markOf(block, index), page.left + 3, kit.cursor.y, mark))
  const body = tagIn(kit, listItem, 'LBody')
  const put = (value: string, style: TextStyle) =>
    flow(kit, body, 'LBody', kit.wrap(value, page.contentWidth - indent, style), style, page.left + indent)
  put(item.text, text.body)
  if (item.note) put(item.note, text.note)
  kit.cursor.y += gap
}

const columnWidth = (page.contentWidth - 15) / 2

type SmallItem = {
  readonly lines: readonly string[]
  readonly notes: readonly string[]
  /** x of a note on the last line of its text, where it fits; null: the note goes below. */
  readonly beside: number | null
  readonly height: number
}

const noteGap = 5

const laySmall = (kit: Kit, { text: words, note }: Item): SmallItem => {
  const width = columnWidth - indent
  const lines = kit.wrap(words, width, text.small)
  const notes = note ? kit.wrap(note, width, text.note) : []
  const [line = '', ...more] = lines
  const beside = kit.measure(line, text.small) + noteGap
  const isBeside = more.length === 0 && notes.length === 1 && beside + kit.measure(notes[0] ?? '', text.note) <= width
  const below = isBeside ? 0 : notes.length * text.note.lead
  return { lines, notes, beside: isBeside ? beside : null, height: lines.length * text.small.lead + below }
}

/** A short item of a small list takes half the width, with its short note on the same line. */
const drawSmallItem = (kit: Kit, list: Tag, item: SmallItem, mark: string, colour: string, x: number): void => {
  const listItem = tagIn(kit, list, 'LI')
  const { lines, notes, beside } = item
  const style = { ...text.small, strong: true, colour }
  const top = kit.cursor.y
  const noteTop = beside === null ? top + lines.length * text.small.lead : top + 1
  leaf(kit, listItem, 'Lbl', () => kit.put(mark, x + (mark.length > 1 ? 0 : 3), top, style))
  leaf(kit, listItem, 'LBody', () => {
    for (const [index, line] of lines.entries()) kit.put(line, x + indent, top + index * text.small.lead, text.small)
    for (const [index, line] of notes.entries())
      kit.put(line, x + indent + (beside ?? 0), noteTop + index * text.note.lead, text.note)
  })
}

const smallHeight = (kit: Kit, item: Item): number => laySmall(kit, item).height

const fallsShort = (kit: Kit, item: Item): boolean => smallHeight(kit, item) < 100

const rowsOf = (items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / 2) }, (_, row) => items.slice(2 * row, 2 * row + 2))

const rowHeight = (kit: Kit, row: readonly Item[]): number => Math.max(...row.map((item) => smallHeight(kit, item)))

/** Small lists have two columns, read row by row. */
const drawSmallList = (kit: Kit, list: Tag, block: BlockOf<'list'>): void => {
  for (const [line, row] of rowsOf(block.items).entries()) {
    ensure(kit, rowHeight(kit, row))
    for (const [index, item] of row.entries()) {
      const mark = markOf(block, 2 * line + index)
      drawSmallItem(
        kit,
        list,
        laySmall(kit, item),
        mark,
        toneColour[block.tone],
        page.left + index * (columnWidth + 15),
      )
    }
    kit.cursor.y += rowHeight(kit, row) + 2
  }
}

const isTwoColumns = (kit: Kit, { size, items }: BlockOf<'list'>): boolean =>
  size === 'small' && items.every((item) => fallsShort(kit, item))

const itemHeight = (kit: Kit, { text: words, note }: Item): number =>
  kit.wrap(words, page.contentWidth - indent, text.body).length * text.body.lead +
  (note ? kit.wrap(note, page.contentWidth - indent, text.note).length * text.note.lead : 0)

const after = 4

export const listHeight = (kit: Kit, block: BlockOf<'list'>): number =>
  isTwoColumns(kit, block)
    ? rowsOf(block.items).reduce((sum, row) => sum + rowHeight(kit, row) + 2, after)
    : block.items.reduce((sum, item) => sum + itemHeight(kit, item) + gap, after)

export const drawList = (kit: Kit, block: BlockOf<'list'>): void => {
  const list = tagIn(kit, kit.root, 'L')
  if (isTwoColumns(kit, block)) drawSmallList(kit, list, block)
  else for (const [index, item] of block.items.entries()) drawItem(kit, list, block, item, index)
  kit.cursor.y += after
}
