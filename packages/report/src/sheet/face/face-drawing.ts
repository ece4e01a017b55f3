import type { LayoutPoint } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Say } from '@soundroof/words/language/say'
import { cornersOf } from '../../drawing/array-plan.ts'
import { hatchLines } from '../../drawing/hatch.ts'
import type { Mark } from '../../drawing/mark.ts'
import { accent, quiet } from '../../drawing/palette.ts'
import type { Hatch } from '../../drawing/scene.ts'
import { keptClear } from '../../setting-out/keep-clear.ts'
import { panelsInOrder } from '../../setting-out/panel-rows.ts'
import { dot, figure, lines, words } from '../paper.ts'
import { clippedLine } from '../view.ts'
import { type DrawnFace, fromA, onPaper, onRail, pen } from './drawn-face.ts'
import { nameMarks } from './face-names.ts'
import { footMarks, jointMarks, lowMarks } from './face-signs.ts'
import { numberMarks, panelNumbers } from './panel-numbers.ts'
import { memberMarks, outlineMarks } from './roof-marks.ts'

const hatches = { edge: 'dense', zone: 'cross', obstacle: 'dense', walkway: 'sparse' } as const satisfies Record<
  string,
  Hatch
>

/** Lines that cross a strip rather than run along it. */
const acrossEdge = ([from, to]: readonly LayoutPoint[]): Hatch =>
  from !== undefined && to !== undefined && (to.x - from.x) * (to.y - from.y) > 0 ? 'falling' : 'dense'

/** Lines across each area, never a tint. */
const clearMarks = (face: DrawnFace): readonly Mark[] =>
  keptClear(face.plane, face.distances).flatMap(({ kind, points }) => {
    const area = onPaper(face, points)
    if (area.length < 3) return []
    return [
      lines(hatchLines(area, kind === 'edge' ? acrossEdge(points) : hatches[kind]), {
        width: pen(0.13),
        colour: quiet,
      }),
      lines([area], { width: pen(0.18), colour: quiet, dash: [2, 1.5], closed: true }),
    ]
  })

const panelMarks = (face: DrawnFace): readonly Mark[] => {
  const drawn = panelsInOrder(face.plane.panels).map((panel) => onPaper(face, cornersOf(panel)))
  return [
    lines(
      drawn.filter((outline) => outline.length > 2),
      { width: pen(0.2), fill: '#eef3f5', closed: true },
    ),
  ]
}

const railMarks = ({ out, view }: DrawnFace): readonly Mark[] => [
  lines(
    out.rails.map((rail) =>
      clippedLine(onRail(rail, rail.from, out.railsUp), onRail(rail, rail.to, out.railsUp), view.window).map(view.at),
    ),
    { width: pen(view.scale <= 100 ? 0.85 : 0.5), colour: accent },
  ),
]

const obstacleMarks = (face: DrawnFace): readonly Mark[] => {
  const areas = face.plane.obstacles.map((obstacle) => onPaper(face, cornersOf(obstacle)))
  return [
    lines(
      areas.filter(({ length }) => length > 2),
      { width: pen(0.35), closed: true },
    ),
  ]
}

/** Points of the longest "1239 clear". */
const labelWidth = 42

/** Outside the hip where there is room on the drawing, else within. */
const clearLabel = (face: DrawnFace, isLeft: boolean, reaches: boolean, x: number): 'start' | 'end' => {
  const { left, right } = face.view.window
  const [low, high] = [left, right].map((end) => face.view.at({ x: end, y: 0 }).x) as [number, number]
  const hasRoom = isLeft ? x - labelWidth >= low : x + labelWidth <= high
  return isLeft === (reaches && hasRoom) ? 'end' : 'start'
}

/** From the panels square to a hip or valley. */
const clearanceMarks = (say: Say, face: DrawnFace): readonly Mark[] =>
  face.out.clearances.flatMap(({ from, to, distance }) => {
    const [corner, foot] = [from, to].map(fromA(face)) as [LayoutPoint, LayoutPoint]
    const [inner, outer] = clippedLine(corner, foot, face.view.window)
    if (inner === undefined || outer === undefined) return []
    const reaches = Math.hypot(outer.x - foot.x, outer.y - foot.y) < 1
    const [a, b] = [face.view.at(inner), face.view.at(outer)]
    const anchor = clearLabel(face, b.x < a.x, reaches, b.x)
    const look = { size: 7, anchor, plated: true } as const
    return [
      lines([[a, b]], { width: 0.5 }),
      dot(a, 1.4),
      ...(reaches ? [dot(b, 1.4)] : []),
      words(b.x + (anchor === 'start' ? 4 : -4), b.y - 6, say('sheet.clear', { distance: figure(distance) }), look),
    ]
  })

/** A face with all that lies on it, without its dimensions. */
export const faceMarks = (say: Say, face: DrawnFace, isTile: boolean): readonly Mark[] => {
  const numbers = panelNumbers(face, isTile)
  return [
    ...memberMarks(face),
    ...panelMarks(face),
    ...lowMarks(face),
    ...clearMarks(face),
    ...outlineMarks(face),
    ...railMarks(face),
    ...jointMarks(face),
    ...footMarks(face, isTile),
    ...obstacleMarks(face),
    ...clearanceMarks(say, face),
    ...numberMarks(numbers),
    ...nameMarks(
      say,
      face,
      isTile,
      numbers.map(({ box }) => box),
    ),
  ]
}
