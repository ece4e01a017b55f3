import type { LaidFrames, LaidPlane } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Say } from '@soundroof/words/language/say'
import { roundUp } from '@soundroof/words/numbers/rounding'
import type { Mark } from '../../drawing/mark.ts'
import { accent } from '../../drawing/palette.ts'
import { legRows } from '../../setting-out/frame-legs.ts'
import { type FrameRow, type FrameRows, frameRows } from '../../setting-out/frame-rows.ts'
import { cornerA } from '../../setting-out/setting-out.ts'
import { figure, line, lines, millimetre, type Pen, paragraph, title, words } from '../paper.ts'
import { sentences } from '../sentences.ts'
import type { SheetInput } from '../sheet-input.ts'
import { laidTable, type Table, type TableParts } from '../table.ts'
import { legNames } from './leg-names.ts'

type Place = { readonly x: number; readonly y: number; readonly width: number }

/** mm of the roof that the section shows beside its rows. */
const beside = 250

const scales = [20, 25, 40, 50, 75, 100, 150, 200, 250]

/** The largest scale at which two rows lie side by side. */
const scaleOf = ({ depth, pitch }: FrameRows, width: number): number => {
  const long = depth + (pitch ?? 0) + 2 * beside
  return scales.find((scale) => (long * millimetre) / scale <= width) ?? 500
}

/** From the low edge of the first row. */
type View = { readonly at: (along: number, up: number) => { x: number; y: number } }

const sides = {
  eave: 'sheet.low-edge-eave',
  ridge: 'sheet.low-edge-top',
  left: 'sheet.low-edge-a',
  right: 'sheet.low-edge-b',
} as const

/** A row that the section shows, from so many mm behind the low edge of the first. */
type ShownRow = FrameRow & { readonly from: number }

const shownRows = ({ rows, pitch }: FrameRows): readonly ShownRow[] =>
  rows.map((row, index) => ({ ...row, from: index * (pitch ?? 0) }))

/** A row with the height of each leg above it. */
const rowMarks = ({ legs, from }: ShownRow, depth: number, { lowEdge, highEdge }: LaidFrames, { at }: View) => {
  const feet = legs.flatMap(({ along, height }) => {
    const top = at(from + along, height)
    return [
      lines([[at(from + along, 0), top]], { width: 1.3 }),
      lines([[at(from + along - 45, 0), at(from + along + 45, 0)]], { width: 2.2 }),
      words(top.x, top.y - 7, figure(height), { size: 7, anchor: 'middle' }),
    ]
  })
  return [...feet, lines([[at(from, lowEdge), at(from + depth, highEdge)]], { width: 2.6, colour: accent })]
}

const dimension = (from: { x: number; y: number }, to: number, value: number): readonly Mark[] => [
  line(from.x, from.y, to, from.y, { width: 0.4 }),
  lines(
    [from.x, to].map((x) => [
      { x: x - 2.4, y: from.y + 2.4 },
      { x: x + 2.4, y: from.y - 2.4 },
    ]),
    { width: 0.9 },
  ),
  words((from.x + to) / 2, from.y + 6, figure(value), { size: 7, anchor: 'middle' }),
]

/** Lengths below the roof: between the outer legs of each row, of a panel, and from row to row. */
const lengthMarks = (shown: FrameRows, { at }: View): readonly Mark[] => {
  const { depth, pitch } = shown
  const below = (along: number, level: number) => ({ x: at(along, 0).x, y: at(0, 0).y + 8 + 13 * level })
  const between = (from: number, to: number, level: number) =>
    dimension(below(from, level), below(to, level).x, to - from)
  return [
    ...shownRows(shown).flatMap(({ legs, from }) => {
      const [front, rear] = [legs[0], legs.at(-1)]
      return front && rear ? between(from + front.along, from + rear.along, 0) : []
    }),
    ...between(0, depth, 1),
    ...(pitch === null ? [] : between(0, pitch, 2)),
  ]
}

/** Which side of the rows is the low one, and their tilt at the other. */
const sideMarks = (say: Say, { side }: FrameRows, tilt: number, { x, y, width }: Place): readonly Mark[] => {
  const name = say(sides[side])
  const isMirrored = isFromRight(side)
  const [low, high] = isMirrored ? [x + width, x] : [x, x + width]
  const [near, far] = isMirrored ? (['end', 'start'] as const) : (['start', 'end'] as const)
  return [
    words(low, y + 19, isMirrored ? `${name} →` : `← ${name}`, { size: 7.2, strong: true, anchor: near }),
    words(high, y + 19, `${Math.round(tilt * 10) / 10}°`, { size: 7.2, strong: true, anchor: far }),
  ]
}

/** Rows that face the right or the top have their low edge there. */
const isFromRight = (side: FrameRows['side']): boolean => side === 'right' || side === 'ridge'

const sectionMarks = (say: Say, shown: FrameRows, frames: LaidFrames, place: Place, scale: number) => {
  const unit = millimetre / scale
  const roof = place.y + 36 + frames.highEdge * unit
  const whole = shown.depth + (shown.pitch ?? 0)
  const at: View['at'] = (along, up) => ({
    x: place.x + (beside + (isFromRight(shown.side) ? whole - along : along)) * unit,
    y: roof - up * unit,
  })
  const width = (whole + 2 * beside) * unit
  return {
    marks: [
      line(place.x, roof, place.x + width, roof, { width: 1.2 }),
      ...shownRows(shown).flatMap((row) => rowMarks(row, shown.depth, frames, { at })),
      ...sideMarks(say, shown, frames.tilt, { ...place, width }),
      ...lengthMarks(shown, { at }),
    ],
    bottom: roof + 22 + 13 * (shown.pitch === null ? 1 : 2),
  }
}

/** A demand, never smaller than it is. */
const kilonewtons = (value: number): string => roundUp(value, 2).toFixed(2)

const heightText = ([low, high]: readonly [number, number]): string =>
  low === high ? figure(low) : `${figure(low)}–${figure(high)}`

const legTable = (say: Say, plane: LaidPlane): Table => ({
  heading: say('sheet.legs'),
  columns: [
    { title: say('sheet.leg'), width: 54, strong: true },
    { title: say('sheet.count'), width: 20, right: true },
    { title: say('sheet.leg-height'), width: 36, right: true, strong: true },
    { title: say('sheet.leg-up'), width: 23, right: true },
    { title: say('sheet.leg-down'), width: 25, right: true },
    { title: say('sheet.leg-sideways'), width: 20, right: true },
  ],
  rows: legRows(plane).map(({ zone, at, count, heights, uplift, downward, horizontal }) => [
    say('sheet.leg-in', { leg: say(legNames[at]), zone: say(zone) }),
    String(count),
    heightText(heights),
    kilonewtons(uplift),
    kilonewtons(downward),
    kilonewtons(horizontal),
  ]),
})

/** Which rows are drawn, where others are not like them. */
const unlike = (say: Say, { side, rows, differ }: FrameRows, corner: number): readonly string[] => {
  if (!differ) return []
  const isUp = side === 'eave' || side === 'ridge'
  const places = rows.map(({ low }) => figure(isUp ? low : low - corner)).join(', ')
  return [say(isUp ? 'sheet.rows-differ-up' : 'sheet.rows-differ-along', { places })]
}

/** Rows of tilt frames across, with their legs and what these take; null: panels lie flush. */
export const frameSection = (
  say: Say,
  pen: Pen,
  { layout }: SheetInput,
  plane: LaidPlane,
  place: Place,
): TableParts | null => {
  const rows = layout.frames === undefined ? null : frameRows(plane, layout.blocks)
  if (layout.frames === undefined || rows === null) return null
  const scale = scaleOf(rows, place.width)
  const { marks, bottom } = sectionMarks(say, rows, layout.frames, place, scale)
  const table = laidTable(pen, legTable(say, plane), place.x, bottom + 4)
  const said = sentences(say, [...unlike(say, rows, cornerA(plane)), say('sheet.frames-note')])
  const note = paragraph(pen, said, place.x, bottom + 8 + table.height, place.width, { size: 7.2 })
  return {
    parts: [
      { tag: 'H2', marks: [title(place.x, place.y + 6, say('sheet.frames', { scale }))] },
      { tag: 'Figure', alt: say('sheet.frames', { scale }), marks },
      ...table.parts,
      { tag: 'P', marks: note.marks },
    ],
    height: bottom + 8 + table.height + note.height - place.y,
  }
}
