import type { Column } from '../blocks/blocks.ts'
import { accent, ink } from '../drawing/palette.ts'
import { decoration, ground, horizontal, type Kit, leaf, marked, tagIn } from '../pdf/kit.ts'
import { type TextStyle, toneColour } from '../pdf/theme.ts'
import type { PackCell, PackTable } from './pack-blocks.ts'
import { type Frame, rules, type } from './pack-theme.ts'
import { plainLines, putLines, putLinesRight, type RichLine } from './rich-lines.ts'
import { outline } from './strokes.ts'
import { brokenRow, heightOf, once, space, type Unit } from './unit.ts'

type Track = Column & {
  readonly left: number
  readonly span: number
  readonly isFirst: boolean
  readonly isLast: boolean
}

const gap = 4

const tracksOf = (columns: readonly Column[], { x, width }: Frame): readonly Track[] => {
  const whole = columns.reduce((sum, { weight }) => sum + weight, 0)
  let left = x
  return columns.map((column, index) => {
    const span = (column.weight / whole) * width
    const isLast = index === columns.length - 1
    const track = { ...column, left, span: isLast ? span : span - gap, isFirst: index === 0, isLast }
    left += span
    return track
  })
}

type Text = { readonly lines: readonly RichLine[]; readonly style: TextStyle }
type Laid = { readonly texts: readonly Text[]; readonly height: number; readonly bar: number | null }

const barWidth = 40

const layCell = (kit: Kit, cell: PackCell, { span, align }: Track): Laid => {
  const base: TextStyle = cell.small ? type.small : cell.strong ? type.strong : type.body
  const style = {
    ...base,
    colour: cell.tone === undefined ? base.colour : toneColour[cell.tone],
    tabular: align === 'right',
  }
  const width = cell.bar === undefined ? span : span - barWidth
  const texts = [
    { lines: plainLines(kit, cell.text, width, style, cell.symbols), style },
    ...(cell.note === undefined
      ? []
      : [{ lines: plainLines(kit, cell.note, width, type.small, cell.symbols), style: type.small }]),
  ]
  const height = texts.reduce((sum, { lines, style: own }) => sum + lines.length * own.lead, 0)
  return { texts, height, bar: cell.bar ?? null }
}

const drawBar = (kit: Kit, share: number, x: number, y: number): void => {
  const [width, height] = [barWidth - 8, 4.6]
  ground(kit, x, y, width, height, '#ffffff')
  ground(kit, x, y, width * Math.min(1, Math.max(0, share)), height, share > 1 ? toneColour.bad : accent)
  outline(kit, x, y, width, height, 0.5)
}

const putCell = (kit: Kit, { texts, bar }: Laid, { left, span, align }: Track, top: number): void => {
  let y = top
  for (const { lines, style } of texts) {
    if (align === 'right') putLinesRight(kit, lines, left + span, y, style.lead)
    else putLines(kit, lines, left + (bar === null ? 0 : barWidth), y, style.lead)
    y += lines.length * style.lead
  }
}

const insetOf = (isDense: boolean, air: number): number => (isDense ? 1.1 : 1.9) * air

const headOf = (kit: Kit, tracks: readonly Track[]) => {
  const cells = tracks.map((track): Laid => {
    const style = { ...type.head, colour: ink }
    const lines = plainLines(kit, track.title, track.span, style, true)
    return { texts: [{ lines, style }], height: lines.length * style.lead, bar: null }
  })
  return { cells, height: Math.max(...cells.map(({ height }) => height)) + 3 }
}

const ruled = (kit: Kit, { x, width }: Frame, y: number, isHead: boolean): void =>
  horizontal(kit, y, isHead ? rules.strong : rules.fact, isHead ? 0.8 : 0.4, x, width)

/** The first rows stay together, unless they are long: one row of a table at the foot of a page is easily missed. */
const [leastRows, tallestStart] = [3, 200] as const

const startingTogether = (rows: readonly Unit[]): readonly Unit[] => {
  const isShort = heightOf(rows.slice(0, leastRows)) <= tallestStart
  return rows.map((row, index) =>
    isShort && index < Math.min(leastRows, rows.length) - 1 ? { ...row, isGlued: true } : row,
  )
}

/** Cells as parts of few lines where the row is tall; what is beside a text stands by its first. */
const partsOf = (cells: readonly Laid[]): readonly (readonly Laid[])[] => {
  const lines = cells.map(({ texts }) =>
    texts.flatMap(({ lines: own, style }) => own.map((line): Text => ({ lines: [line], style }))),
  )
  return brokenRow(lines).map((parts, cell) => {
    const whole = cells[cell] as Laid
    if (parts.length === 1) return [whole]
    return parts.map((texts, index) => ({
      texts,
      height: texts.reduce((sum, { style }) => sum + style.lead, 0),
      bar: index === 0 ? whole.bar : null,
    }))
  })
}

const nothing: Laid = { texts: [], height: 0, bar: null }

/** One row, or its parts where it is so tall that it breaks over pages: one row of the file all the same. */
const rowUnits = (
  kit: Kit,
  {
    tracks,
    cells,
    inset,
  }: { readonly tracks: readonly Track[]; readonly cells: readonly Laid[]; readonly inset: number },
  tag: () => ReturnType<typeof tagIn>,
  frame: Frame,
): readonly Unit[] => {
  const parts = partsOf(cells)
  const count = Math.max(...parts.map(({ length }) => length))
  const line = once(() => tagIn(kit, tag(), 'TR'))
  const tags = tracks.map(() => once(() => tagIn(kit, line(), 'TD')))
  return Array.from({ length: count }, (_, part): Unit => {
    const own = parts.map((all) => all[part] ?? nothing)
    const [above, below] = [part === 0 ? inset : 0, part === count - 1 ? inset : 0]
    const height = Math.max(...own.map((cell) => cell.height)) + above + below
    return {
      height,
      draw: (y) => {
        for (const [index, track] of tracks.entries()) {
          const cell = own[index] as Laid
          if (part > 0 && cell.height === 0) continue
          if (cell.bar !== null) drawBar(kit, cell.bar, track.left, y + above + 2.8)
          marked(kit, (tags[index] as () => ReturnType<typeof tagIn>)(), 'TD', () =>
            putCell(kit, cell, track, y + above),
          )
        }
        if (part === count - 1) ruled(kit, frame, y + height, false)
      },
    }
  })
}

/** A table that breaks between its rows, and within a tall one, with its head again on each page. */
export const tableUnits = (kit: Kit, block: PackTable, frame: Frame): readonly Unit[] => {
  const tracks = tracksOf(block.columns, frame)
  const tag = once(() => tagIn(kit, kit.root, 'Table', { title: block.caption }))
  const head = headOf(kit, tracks)
  const putHead = (y: number, put: (at: number, draw: () => void) => void): void => {
    for (const [index, track] of tracks.entries()) {
      const cell = head.cells[index] as Laid
      put(index, () => putCell(kit, cell, track, y + head.height - 2 - cell.height))
    }
    ruled(kit, frame, y + head.height, true)
  }
  const inset = insetOf(block.isDense === true, frame.air)
  const again: Unit['again'] = { height: head.height, draw: (y) => putHead(y, (_, draw) => decoration(kit, draw)) }
  const rows = block.rows.flatMap((row) => {
    const cells = tracks.map((track, index) => layCell(kit, row[index] ?? { text: '' }, track))
    return rowUnits(kit, { tracks, cells, inset }, tag, frame).map((unit, part) => ({
      ...unit,
      // The rest of a row has no space of its own above its text.
      again: part === 0 ? again : { ...again, height: head.height + inset },
    }))
  })
  const first: Unit = {
    height: head.height,
    isGlued: true,
    draw: (y) => {
      const line = tagIn(kit, tag(), 'TR')
      putHead(y, (_, draw) => leaf(kit, line, 'TH', draw, { scope: 'Column' }))
    },
  }
  return [first, ...startingTogether(rows), space(3 * frame.air)]
}
