import type { LaidPlane, Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import { northOnPlan } from '@soundroof/contract/roofs/places/facing'
import type { Say } from '@soundroof/words/language/say'
import { cornersOf, toPlan } from '../../drawing/array-plan.ts'
import { arrayWords } from '../../drawing/array-words.ts'
import { hatchLines } from '../../drawing/hatch.ts'
import type { Mark } from '../../drawing/mark.ts'
import { northMarks } from '../../drawing/north-marks.ts'
import { accent, ink, quiet, paper as white } from '../../drawing/palette.ts'
import type { Hatch, Point } from '../../drawing/scene.ts'
import { chainOf } from '../../setting-out/chain.ts'
import { type Distances, keptClear } from '../../setting-out/keep-clear.ts'
import { cornerA } from '../../setting-out/setting-out.ts'
import { faceName } from '../../wording/face-name.ts'
import { capital } from '../../wording/number-text.ts'
import { chainMarks } from '../face/chain-marks.ts'
import { dot, lines, millimetre, type Pen, ring, type SheetPart, words } from '../paper.ts'
import { scaleBar } from '../scale-bar.ts'
import type { SheetInput } from '../sheet-input.ts'
import { long, viewOf } from '../view.ts'

type Area = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** At the top of its area, so that there is room below it; else in the middle. */
  readonly isHigh: boolean
}

const scales = [50, 100, 200, 250, 500, 1000, 2000, 5000]
/** Points for dimensions and for north. */
const margin = { left: 47, right: 12, top: 17, bottom: 50 }

type Placed = (point: Point) => Point

/** Corners of a plane on the plan, mm. */
const planOf =
  (plane: LaidPlane) =>
  (point: Point): Point => {
    const { x, y } = toPlan(plane)(point)
    return { x: x * 1000, y: y * 1000 }
  }

/** mm of the plan, from its lower left corner. */
const sizeOf = ({ planes }: Layout): { readonly width: number; readonly height: number } => {
  const all = planes.flatMap((plane) => plane.outline.map(planOf(plane)))
  return { width: Math.max(...all.map(({ x }) => x)), height: Math.max(...all.map(({ y }) => y)) }
}

/** Lines that cross a strip rather than run along it; y downwards. */
const acrossStrip = ([from, to]: readonly Point[]): Hatch =>
  from !== undefined && to !== undefined && (to.x - from.x) * (to.y - from.y) < 0 ? 'falling' : 'dense'

/** Beyond this scale feet would run together. */
const mostWithFeet = 250

const faceMarks = (plane: LaidPlane, at: Placed, distances: Distances, scale: number): readonly Mark[] => {
  const placed = (points: readonly Point[]): readonly Point[] => points.map(planOf(plane)).map(at)
  const clear = keptClear(plane, distances)
    .filter(({ kind }) => kind !== 'edge' || plane.panels.length > 0)
    .map(({ kind, points }) => ({ kind, points: placed(points) }))
  const feet = scale > mostWithFeet ? [] : plane.rails.flatMap((rail) => rail.feet)
  return [
    lines(
      plane.panels.map((panel) => placed(cornersOf(panel))),
      { width: 0.5, fill: '#e4ecf0', closed: true },
    ),
    lines(
      clear.flatMap(({ kind, points }) => hatchLines(points, kind === 'zone' ? 'cross' : acrossStrip(points))),
      { width: 0.37, colour: quiet },
    ),
    lines(
      clear.map(({ points }) => points),
      { width: 0.4, colour: quiet, closed: true },
    ),
    lines(
      plane.rails.map(({ from, to }) => placed([from, to])),
      { width: scale > mostWithFeet ? 0.3 : 1.1, colour: accent },
    ),
    ...feet.map((foot) => dot(placed([foot])[0] as Point, 1.1)),
    lines(
      plane.obstacles.map((obstacle) => placed(cornersOf(obstacle))),
      { width: 0.8, closed: true, fill: white },
    ),
    lines([placed(plane.outline)], { width: 0.7 * millimetre, closed: true }),
  ]
}

const middleOf = (points: readonly Point[]): Point => ({
  x: (Math.min(...points.map(({ x }) => x)) + Math.max(...points.map(({ x }) => x))) / 2,
  y: (Math.min(...points.map(({ y }) => y)) + Math.max(...points.map(({ y }) => y))) / 2,
})

/** A free place for the name: beyond the panels up the slope where the face is wide there, else below them; null: none. */
const nameAt = (plane: LaidPlane, room: number): Point | null => {
  const top = Math.max(...plane.outline.map(({ y }) => y))
  const middle = middleOf(plane.outline)
  if (plane.panels.length === 0) return { x: middle.x, y: top * 0.42 }
  const low = Math.min(...plane.panels.map(({ y }) => y))
  const high = Math.max(...plane.panels.map(({ y, height }) => y + height))
  const isPointed = plane.outline.filter(({ y }) => top - y < 1).length < 2
  const isFree = plane.obstacles.every(({ x, width }) => Math.abs(x + width / 2 - middle.x) > 3 * room)
  if (top - high > room && !isPointed && isFree) return { x: middle.x, y: (top + high) / 2 }
  return low > room ? { x: middle.x, y: low / 2 } : null
}

/** Points between the two lines of a name, halved. */
const half = 5

const nameMarks = (
  say: Say,
  input: SheetInput,
  plane: LaidPlane,
  at: Placed,
  room: number,
  sheet: number | null,
): readonly Mark[] => {
  const free = nameAt(plane, room)
  const middle = middleOf(plane.outline)
  const { x, y } = at(planOf(plane)(free ?? middle))
  const name = capital(faceName(say, plane.name, input.project.building.frontFacing))
  const under =
    sheet === null ? say('sheet.no-panels') : say('sheet.panels-on-sheet', { panels: plane.panels.length, sheet })
  const isUpright = plane.name === 'left' || plane.name === 'right'
  const turn = isUpright ? { rotate: -90 } : {}
  if (free === null && sheet !== null) {
    // Between the corners, outside the eave, so that it hides no panel.
    const outside = at(planOf(plane)({ x: middle.x, y: -0.38 * room }))
    const text = say('sheet.face-on-sheet', { face: name, panels: plane.panels.length, sheet })
    return [words(outside.x, outside.y, text, { size: 7.5, strong: true, anchor: 'middle', plated: true, ...turn })]
  }
  const [first, second] = isUpright
    ? [
        { x: x - half, y },
        { x: x + half, y },
      ]
    : [
        { x, y: y - half },
        { x, y: y + half },
      ]
  return [
    words(first.x, first.y, name, { size: 9, strong: true, anchor: 'middle', plated: true, ...turn }),
    words(second.x, second.y, under, { size: 7.5, anchor: 'middle', colour: quiet, plated: true, ...turn }),
  ]
}

/** Beside the ends of the eave, outside the roof: each corner of a roof belongs to two faces. */
const cornerNames = (plane: LaidPlane, at: Placed, long: (length: number) => number): readonly Mark[] => {
  if (plane.panels.length === 0) return []
  const [corner, far] = [cornerA(plane), Math.max(...plane.outline.filter(({ y }) => y < 1).map(({ x }) => x))]
  const [inward, outward] = [9 / long(1), -10 / long(1)]
  return (
    [
      ['A', corner + inward],
      ['B', far - inward],
    ] as const
  ).flatMap(([letter, x]) => {
    const middle = at(planOf(plane)({ x, y: outward }))
    return [ring(middle, 6), words(middle.x, middle.y, letter, { size: 7.5, strong: true, anchor: 'middle' })]
  })
}

/** The whole roof from above, north up as near as its sides allow; `sheets`: on which each face is set out. */
export const wholeRoof = (
  say: Say,
  pen: Pen,
  input: SheetInput,
  area: Area,
  sheets: ReadonlyMap<string, number>,
): { readonly part: SheetPart; readonly scale: number; readonly bottom: number } => {
  const { layout, project } = input
  const { frontFacing } = project.building
  const { width, height } = sizeOf(layout)
  const room = { width: area.width - margin.left - margin.right, height: area.height - margin.top - margin.bottom }
  const scale = scales.find((each) => long(width, each) <= room.width && long(height, each) <= room.height) ?? 5000
  const view = viewOf({ left: 0, bottom: 0, right: width, top: height }, scale, {
    x: area.x + margin.left + (room.width - long(width, scale)) / 2,
    y: area.y + margin.top + (area.isHigh ? 0 : (room.height - long(height, scale)) / 2),
  })
  const turn = frontFacing === null ? 0 : northOnPlan(frontFacing)
  const isTurned = turn > 90 && turn < 270
  const at: Placed = (point) => view.at(isTurned ? { x: width - point.x, y: height - point.y } : point)
  const [upper, lower] = [view.at({ x: 0, y: height }), view.at({ x: width, y: 0 })]
  const north =
    frontFacing === null
      ? []
      : northMarks(
          {
            kind: 'north',
            at: { x: 0, y: 0 },
            shift: { x: 0, y: 0 },
            turn: turn + (isTurned ? 180 : 0),
            size: 22,
            text: say('report.north-letter'),
            colour: ink,
            plate: white,
          },
          { x: area.x + 22, y: lower.y + 36 },
        )
  const textRoom = 26 / long(1, scale)
  const marks = [
    ...layout.planes.flatMap((plane) => faceMarks(plane, at, layout.distances, scale)),
    ...layout.planes.flatMap((plane) => nameMarks(say, input, plane, at, textRoom, sheets.get(plane.name) ?? null)),
    ...layout.planes.flatMap((plane) => cornerNames(plane, at, view.long)),
    ...chainMarks(chainOf([0, width]), { axis: 'x', at: lower.y + 23, view, pen }, { strong: true }),
    ...chainMarks(chainOf([0, height]), { axis: 'y', at: upper.x - 20, view, pen }),
    ...north,
    ...scaleBar(area.x + area.width - 10, lower.y + 40, scale),
    words(area.x + 48, lower.y + 36, say('sheet.plan-seen-from-above', { scale }), { size: 7.5, strong: true }),
    words(area.x + 48, lower.y + 46, say('sheet.plan-looks-shorter'), { size: 7.2, colour: quiet }),
  ]
  return { part: { tag: 'Figure', alt: capital(arrayWords(say, layout)), marks }, scale, bottom: lower.y + 48 }
}
