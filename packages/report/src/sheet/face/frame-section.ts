import type { LaidFrames, LaidPlane } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Say } from '@soundroof/words/language/say'
import { roundUp } from '@soundroof/words/numbers/rounding'
import type { Mark } from '../../drawing/mark.ts'
import { accent } from '../../drawing/palette.ts'
import { type FrameRow, frameRow, legRows } from '../../setting-out/frame-legs.ts'
import { figure, line, lines, millimetre, type Pen, paragraph, title, words } from '../paper.ts'
import type { SheetInput } from '../sheet-input.ts'
import { laidTable, type Table, type TableParts } from '../table.ts'
import { legNames } from './leg-names.ts'

type Place = { readonly x: number; readonly y: number; readonly width: number }

/** mm of the roof that the section shows beside its rows. */
const beside = 250

const scales = [20, 25, 40, 50, 75, 100, 150, 200, 250]

/** The largest scale at which two rows lie side by side. */
const scaleOf = ({ depth, pitch }: FrameRow, width: number): number => {
  const long = depth + (pitch ?? 0) + 2 * beside
  return scales.find((scale) => (long * millimetre) / scale <= width) ?? 500
}

type View = {
  /** From the low edge of the first row. */
  readonly at: (along: number, up: number) => { x: number; y: number }
  /** Rows that face the right or the top have their low edge there. */
  readonly isMirrored: boolean
}

const sides = {
  eave: 'sheet.low-edge-eave',
  ridge: 'sheet.low-edge-top',
  left: 'sheet.low-edge-a',
  right: 'sheet.low-edge-b',
} as const

const rowMarks = ({ depth, legs }: FrameRow, { lowEdge, highEdge }: LaidFrames, from: number, { at }: View) => {
  const feet = legs.flatMap(({ along, height }) => [
    lines([[at(from + along, 0), at(from + along, height)]], { width: 1.3 }),
    lines([[at(from + along - 45, 0), at(from + along + 45, 0)]], { width: 2.2 }),
  ])
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

/** Lengths below the roof: of a panel, between its legs, and from row to row. */
const lengthMarks = ({ depth, legs, pitch }: FrameRow, { at }: View): readonly Mark[] => {
  const below = (along: number, level: number) => ({ x: at(along, 0).x, y: at(0, 0).y + 8 + 13 * level })
  const [front, rear] = [legs[0]?.along ?? 0, legs.at(-1)?.along ?? depth]
  return [
    ...dimension(below(front, 0), below(rear, 0).x, rear - front),
    ...dimension(below(0, 1), below(depth, 1).x, depth),
    ...(pitch === null ? [] : dimension(below(0, 2), below(pitch, 2).x, pitch)),
  ]
}

/** Beside the outer legs, away from what stands between them. */
const heightMarks = ({ legs }: FrameRow, { at, isMirrored }: View): readonly Mark[] =>
  [legs[0], legs.at(-1)].flatMap((leg, index) => {
    if (leg === undefined) return []
    const isLow = index === 0
    const { x, y } = isLow ? at(Math.min(0, leg.along), 0) : at(leg.along, leg.height / 2)
    const isLeft = isLow !== isMirrored
    const look = { size: 7, anchor: isLeft ? 'end' : 'start' } as const
    return [words(x + (isLeft ? -3 : 3), isLow ? y - 5 : y, figure(leg.height), look)]
  })

/** Which side of the rows is the low one. */
const sideMarks = (say: Say, { side }: FrameRow, { x, y, width }: Place, isMirrored: boolean): readonly Mark[] => {
  const name = say(sides[side])
  const text = isMirrored ? `${name} →` : `← ${name}`
  return [
    words(isMirrored ? x + width : x, y + 19, text, { size: 7.2, strong: true, anchor: isMirrored ? 'end' : 'start' }),
  ]
}

const sectionMarks = (say: Say, row: FrameRow, frames: LaidFrames, place: Place, scale: number) => {
  const unit = millimetre / scale
  const roof = place.y + 32 + frames.highEdge * unit
  const isMirrored = row.side === 'right' || row.side === 'ridge'
  const whole = row.depth + (row.pitch ?? 0)
  const at = (along: number, up: number) => ({
    x: place.x + (beside + (isMirrored ? whole - along : along)) * unit,
    y: roof - up * unit,
  })
  const end = place.x + (whole + 2 * beside) * unit
  const view = { at, isMirrored }
  const degrees = `${Math.round(frames.tilt * 10) / 10}°`
  const tilt = at(row.depth * 0.55, frames.lowEdge + (frames.highEdge - frames.lowEdge) * 0.55)
  return {
    marks: [
      line(place.x, roof, end, roof, { width: 1.2 }),
      ...rowMarks(row, frames, 0, view),
      ...(row.pitch === null ? [] : rowMarks(row, frames, row.pitch, view)),
      ...heightMarks(row, view),
      ...sideMarks(say, row, { ...place, width: end - place.x }, isMirrored),
      ...lengthMarks(row, view),
      words(tilt.x, tilt.y - 7, degrees, { size: 7, anchor: 'middle' }),
    ],
    bottom: roof + 22 + 13 * (row.pitch === null ? 1 : 2),
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

/** Rows of tilt frames across, with their legs and what these take; null: panels lie flush. */
export const frameSection = (
  say: Say,
  pen: Pen,
  { layout }: SheetInput,
  plane: LaidPlane,
  place: Place,
): TableParts | null => {
  const row = layout.frames === undefined ? null : frameRow(plane, layout.blocks)
  if (layout.frames === undefined || row === null) return null
  const scale = scaleOf(row, place.width)
  const { marks, bottom } = sectionMarks(say, row, layout.frames, place, scale)
  const table = laidTable(pen, legTable(say, plane), place.x, bottom + 4)
  const note = paragraph(pen, say('sheet.frames-note'), place.x, bottom + 8 + table.height, place.width, { size: 7.2 })
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
