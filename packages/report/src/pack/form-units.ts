import { horizontal, type Kit, leaf, tagIn } from '../pdf/kit.ts'
import { noteHeading } from '../pdf/page-references.ts'
import type { FormEntryBlock, PackBlockOf } from './pack-blocks.ts'
import { type Frame, rules, type } from './pack-theme.ts'
import { plainLines, putLines, putLinesRight } from './rich-lines.ts'
import { vertical } from './strokes.ts'
import { tableUnits } from './table-units.ts'
import { heightOf, inParts, once, type Unit } from './unit.ts'

/** Shares of the width: section, label, origin. */
const [section, label, origin] = [0.2, 0.17, 0.075] as const
const gap = 9
const usualInset = 1.9
/** Room to sign. */
const signature = 24

/** Lines of an entry that stay together: half a page; more go on below, or on the next page. */
const mostLines = 36

type Entry = Exclude<FormEntryBlock, { kind: 'table' }>
type Listed = () => ReturnType<typeof tagIn>

const underlined = (kit: Kit, unit: Unit, x: number, width: number): Unit => ({
  ...unit,
  draw: (y) => {
    unit.draw(y)
    horizontal(kit, y + unit.height, rules.fact, 0.4, x, width)
  },
})

const entryUnits = (
  kit: Kit,
  entry: Entry,
  { x, width, air }: Frame,
  whole: number,
  isLast: boolean,
  list: Listed,
): readonly Unit[] => {
  const inset = usualInset * air
  const [left, right] = [x + whole * label, x + width]
  const span = right - whole * origin - left
  const name = plainLines(kit, entry.label, whole * label - 8, type.label)
  const words = plainLines(kit, entry.value, span, type.strong, entry.symbols)
  const from = plainLines(kit, entry.origin, whole * origin - 4, type.origin)
  const room = entry.isSignature ? signature : 0
  const item = once(() => tagIn(kit, list(), 'LI'))
  const [first = [], ...more] = inParts(words, mostLines)
  const opening = (y: number): void => {
    leaf(kit, item(), 'Lbl', () => putLines(kit, name, x, y + inset, type.label.lead))
    leaf(kit, item(), 'LBody', () => putLines(kit, first, left, y + inset + room, type.strong.lead))
    leaf(kit, item(), 'LBody', () => putLinesRight(kit, from, right, y + inset, type.origin.lead))
    if (entry.isSignature) horizontal(kit, y + inset + room - 2, rules.strong, 0.9, left, span * 0.8)
  }
  const units: readonly Unit[] = [
    { height: Math.max(name.length, first.length) * type.body.lead + 2 * inset + room, draw: opening },
    ...more.map((lines) => ({
      height: lines.length * type.strong.lead + inset,
      draw: (y: number) => leaf(kit, item(), 'LBody', () => putLines(kit, lines, left, y, type.strong.lead)),
    })),
  ]
  return isLast
    ? units
    : units.map((unit, index) => (index === units.length - 1 ? underlined(kit, unit, x, width) : unit))
}

const entriesOf = (kit: Kit, entries: readonly FormEntryBlock[], frame: Frame, whole: number): readonly Unit[] => {
  const list = once(() => tagIn(kit, kit.root, 'L'))
  return entries.flatMap((entry, index) =>
    entry.kind === 'table'
      ? tableUnits(kit, { ...entry, isDense: true }, frame)
      : entryUnits(kit, entry, frame, whole, index === entries.length - 1, list),
  )
}

/** A line above its section, and one between title and entries. */
const framed = (kit: Kit, unit: Unit, frame: Frame, isFirst: boolean, isLast: boolean): Unit => ({
  ...unit,
  draw: (y) => {
    if (isFirst) horizontal(kit, y, rules.strong, 0.9, frame.x, frame.width)
    vertical(kit, frame.x + frame.width * section - gap, y, unit.height, rules.fact, 0.5)
    if (isLast) horizontal(kit, y + unit.height, rules.strong, 0.9, frame.x, frame.width)
    unit.draw(y)
  },
})

/** Title and hint beside the first entry, which is as high as they are. */
const withTitle = (kit: Kit, { title, hint }: PackBlockOf<'form-section'>, frame: Frame, units: readonly Unit[]) => {
  const width = frame.width * section - 2 * gap
  const name = plainLines(kit, title, width, type.heading)
  const about = plainLines(kit, hint, width, type.small)
  const tall = name.length * type.heading.lead + about.length * type.small.lead + 7
  const [first, ...more] = units
  if (first === undefined) return []
  const missing = tall - heightOf(units)
  const drawTitle = (y: number): void => {
    noteHeading(kit, title, 2)
    leaf(kit, kit.root, 'H2', () => putLines(kit, name, frame.x, y + 3, type.heading.lead))
    if (about.length > 0)
      leaf(kit, kit.root, 'P', () =>
        putLines(kit, about, frame.x, y + 4 + name.length * type.heading.lead, type.small.lead),
      )
  }
  const opened: Unit = {
    ...first,
    ...(heightOf([first]) < tall && more.length > 0 ? { isGlued: true } : {}),
    draw: (y) => {
      drawTitle(y)
      first.draw(y)
    },
  }
  const all = [opened, ...more]
  return missing > 0 ? [...all, { height: missing, draw: () => undefined }] : all
}

/** A section of a form: what it asks for at the left, the entries at the right. */
export const formUnits = (kit: Kit, block: PackBlockOf<'form-section'>, frame: Frame): readonly Unit[] => {
  const own = { x: frame.x + frame.width * section, width: frame.width * (1 - section), air: frame.air }
  const entries = entriesOf(kit, block.entries, own, frame.width)
  const units = withTitle(kit, block, frame, entries)
  // A short section stays on one page, and a long one begins with two entries.
  const glued = heightOf(units) < 120 ? units.length - 1 : 1
  return units.map((unit, index) =>
    framed(kit, index < glued ? { ...unit, isGlued: true } : unit, frame, index === 0, index === units.length - 1),
  )
}
