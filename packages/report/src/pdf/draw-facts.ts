import type { BlockOf, KeyValue } from '../blocks/blocks.ts'
import { accent, warn } from '../drawing/palette.ts'
import { withUnit } from '../wording/number-text.ts'
import { drawLogos, logoHeight } from './draw-logos.ts'
import { drawProof, proofSize } from './draw-qr-code.ts'
import { ensure, horizontal, type Kit, leaf, tagIn } from './kit.ts'
import { lines, page, type TextStyle, text } from './theme.ts'

const gutter = 19
const pairWidth = (page.contentWidth - gutter) / 2
const labelWidth = 116

/** Above and below the words of a row. */
const insetOf = ({ isDense }: BlockOf<'keyValues'>): number => (isDense === true ? 0.7 : 3)

type Pair = {
  readonly inset: number
  readonly label: readonly string[]
  readonly value: readonly string[]
  readonly note: readonly string[]
  readonly height: number
}

const pairOf = (kit: Kit, item: KeyValue, width: number, inset: number): Pair => {
  const label = kit.wrap(item.label, labelWidth - 8, text.quiet)
  const value = kit.wrap(withUnit(item.value, item.unit), width - labelWidth, text.cellStrong)
  const note = item.note === undefined ? [] : kit.wrap(item.note, width - labelWidth, text.note)
  const right = value.length * text.cellStrong.lead + note.length * text.note.lead
  return { inset, label, value, note, height: Math.max(label.length * text.quiet.lead, right) + 2 * inset }
}

const drawPair = (kit: Kit, list: ReturnType<typeof tagIn>, pair: Pair, x: number, y: number): void => {
  const item = tagIn(kit, list, 'LI')
  const top = y + pair.inset
  leaf(kit, item, 'Lbl', () => {
    for (const [index, line] of pair.label.entries()) kit.put(line, x, top + index * text.quiet.lead, text.quiet)
  })
  leaf(kit, item, 'LBody', () => {
    for (const [index, line] of pair.value.entries())
      kit.put(line, x + labelWidth, top + index * text.cellStrong.lead, text.cellStrong)
    const below = top + pair.value.length * text.cellStrong.lead
    for (const [index, line] of pair.note.entries())
      kit.put(line, x + labelWidth, below + index * text.note.lead, text.note)
  })
}

/** A long answer takes the full width, short ones go two to a row. */
const isLong = (kit: Kit, item: KeyValue): boolean =>
  kit.wrap(withUnit(item.value, item.unit), pairWidth - labelWidth, text.cellStrong).length > 2 ||
  (item.note?.length ?? 0) > 70

const rowsOf = (kit: Kit, items: readonly KeyValue[]): readonly (readonly KeyValue[])[] => {
  const rows: KeyValue[][] = []
  for (const item of items) {
    const open = rows.at(-1)
    const first = open?.[0]
    if (open?.length === 1 && first && !isLong(kit, first) && !isLong(kit, item)) open.push(item)
    else rows.push([item])
  }
  return rows
}

const tallest = page.bottom - page.top

/** An answer that is taller than a page flows as text. */
const drawTall = (kit: Kit, list: ReturnType<typeof tagIn>, pair: Pair): void => {
  const item = tagIn(kit, list, 'LI')
  for (const line of [...pair.label, ...pair.value, ...pair.note]) {
    ensure(kit, text.cell.lead)
    leaf(kit, item, 'LBody', () => kit.put(line, page.left, kit.cursor.y, text.cell))
    kit.cursor.y += text.cell.lead
  }
}

type Row = { readonly pairs: readonly Pair[]; readonly width: number; readonly height: number }

const layRow = (kit: Kit, row: readonly KeyValue[], inset: number): Row => {
  const width = row.length === 1 && row[0] && isLong(kit, row[0]) ? page.contentWidth : pairWidth
  const pairs = row.map((item) => pairOf(kit, item, width, inset))
  return { pairs, width, height: Math.max(...pairs.map((pair) => pair.height)) }
}

const drawRow = (kit: Kit, list: ReturnType<typeof tagIn>, { pairs, width, height }: Row): void => {
  const [first] = pairs
  if (height > tallest && first) {
    drawTall(kit, list, first)
    return
  }
  ensure(kit, height)
  for (const [index, pair] of pairs.entries())
    drawPair(kit, list, pair, page.left + index * (pairWidth + gutter), kit.cursor.y)
  kit.cursor.y += height
  for (const [index] of pairs.entries())
    horizontal(kit, kit.cursor.y, lines.row, 0.5, page.left + index * (pairWidth + gutter), width)
}

const layRows = (kit: Kit, block: BlockOf<'keyValues'>): readonly Row[] =>
  rowsOf(kit, block.items).map((row) => layRow(kit, row, insetOf(block)))

const after = 6

export const keyValuesHeight = (kit: Kit, block: BlockOf<'keyValues'>): number =>
  layRows(kit, block).reduce((sum, { height }) => sum + height, after)

export const drawKeyValues = (kit: Kit, block: BlockOf<'keyValues'>): void => {
  const list = tagIn(kit, kit.root, 'L')
  for (const row of layRows(kit, block)) drawRow(kit, list, row)
  kit.cursor.y += after
}

const factWidth = page.contentWidth / 3

const drawFact = (kit: Kit, list: ReturnType<typeof tagIn>, fact: KeyValue, x: number, y: number): number => {
  const item = tagIn(kit, list, 'LI')
  const value = kit.wrap(withUnit(fact.value, fact.unit), factWidth - 14, text.cellStrong)
  leaf(kit, item, 'Lbl', () => kit.put(kit.wrap(fact.label, factWidth - 14, text.note)[0] ?? '', x, y, text.note))
  leaf(kit, item, 'LBody', () => {
    for (const [index, line] of value.entries())
      kit.put(line, x, y + text.note.lead + index * text.cellStrong.lead, text.cellStrong)
  })
  const below = y + text.note.lead + value.length * text.cellStrong.lead
  const note = fact.note === undefined ? [] : kit.wrap(fact.note, factWidth - 14, text.note)
  leaf(kit, item, 'LBody', () => {
    for (const [index, line] of note.entries()) kit.put(line, x, below + index * text.note.lead, text.note)
  })
  return below - y + note.length * text.note.lead
}

const drawFacts = (kit: Kit, facts: readonly KeyValue[]): void => {
  const list = tagIn(kit, kit.root, 'L')
  for (let start = 0; start < facts.length; start += 3) {
    const heights = facts
      .slice(start, start + 3)
      .map((fact, index) => drawFact(kit, list, fact, page.left + index * factWidth, kit.cursor.y))
    kit.cursor.y += Math.max(...heights) + 5
  }
}

const putLines = (kit: Kit, type: string, value: string, style: TextStyle, width: number): void => {
  const wrapped = kit.wrap(value, width, style)
  leaf(kit, kit.root, type, () => {
    for (const [index, line] of wrapped.entries()) kit.put(line, page.left, kit.cursor.y + index * style.lead, style)
  })
  kit.cursor.y += wrapped.length * style.lead
}

const providerWidth = 160

/** The provider's name, or the logos in its place; answers their width. */
const drawParties = (kit: Kit, block: BlockOf<'title'>, right: number, top: number): number => {
  const logos = drawLogos(kit, block.logos ?? [], right, top)
  if (logos > 0) return logos
  const provider = kit.wrap(block.provider, providerWidth, text.quiet)[0] ?? ''
  leaf(kit, kit.root, 'P', () => kit.put(provider, right - providerWidth, top + 1, text.quiet, providerWidth, 'right'))
  return providerWidth
}

export const drawTitle = (kit: Kit, block: BlockOf<'title'>): void => {
  kit.bookmarks.part = kit.doc.outline.addItem(block.text)
  const top = kit.cursor.y
  const width = page.contentWidth - (block.proof ? proofSize.width : 0)
  const parties = drawParties(kit, block, page.left + width, top)
  const subtitle = kit.wrap(block.subtitle, width - parties - 8, text.subtitle)
  leaf(kit, kit.root, 'P', () => {
    for (const [index, line] of subtitle.entries())
      kit.put(line, page.left, kit.cursor.y + index * text.subtitle.lead, text.subtitle)
  })
  kit.cursor.y += Math.max(subtitle.length * text.subtitle.lead, block.logos?.length ? logoHeight : 0) + 4
  putLines(kit, 'H1', block.text, text.title, width)
  if (block.name !== undefined) putLines(kit, 'P', block.name, text.quiet, width)
  if (block.proof) {
    drawProof(kit, block.proof, page.left + page.contentWidth, top)
    kit.cursor.y = Math.max(kit.cursor.y, top + proofSize.height)
  }
  if (block.draftMark !== null) {
    const style = { ...text.heading2, colour: warn }
    leaf(kit, kit.root, 'P', () => kit.put(block.draftMark ?? '', page.left, kit.cursor.y + 2, style))
    kit.cursor.y += style.lead + 2
  }
  kit.cursor.y += 5
  horizontal(kit, kit.cursor.y, accent, 1.4)
  kit.cursor.y += 8
  drawFacts(kit, block.facts)
  kit.cursor.y += 5
}
