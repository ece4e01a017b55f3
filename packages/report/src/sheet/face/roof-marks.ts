import type { LayoutPoint } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Mark } from '../../drawing/mark.ts'
import type { Point } from '../../drawing/scene.ts'
import { lines } from '../paper.ts'
import { clippedLine } from '../view.ts'
import { type DrawnFace, fromA, pen } from './drawn-face.ts'
import { memberPlaces } from './member-places.ts'

/** Purlins, battens or rafters, as thin lines. */
export const memberMarks = (face: DrawnFace): readonly Mark[] => {
  const { plane, view } = face
  const { left, right, bottom, top } = view.window
  const along = plane.members.run === 'along-eave'
  const at = memberPlaces(plane).filter((place) =>
    along ? place > bottom && place < top : place > left && place < right,
  )
  // Closer together they print as a grey area.
  if (view.long(plane.members.pitch) < 3) return []
  const all = at.flatMap((place) => {
    const points = along
      ? [
          { x: left, y: place },
          { x: right, y: place },
        ]
      : [
          { x: place, y: bottom },
          { x: place, y: top },
        ]
    const line = insideOutline(face, points)
    return line.length < 2 ? [] : [line]
  })
  return [lines(all, { width: pen(0.13), colour: '#8b97a3', dash: [6, 3] })]
}

/** A line along or up the face, as far as it lies on it. */
const insideOutline = (face: DrawnFace, [from, to]: readonly LayoutPoint[]): readonly Point[] => {
  if (from === undefined || to === undefined) return []
  const outline = face.plane.outline.map(fromA(face))
  const met = outline.flatMap((a, index) => {
    const b = outline[(index + 1) % outline.length] as LayoutPoint
    const [across, along] = from.y === to.y ? (['y', 'x'] as const) : (['x', 'y'] as const)
    const [before, after] = [a[across] - from[across], b[across] - from[across]]
    if (before < 0 === after < 0) return []
    return [a[along] + ((b[along] - a[along]) * before) / (before - after)]
  })
  const [low, high] = [Math.min(...met), Math.max(...met)]
  if (met.length < 2) return []
  const ends =
    from.y === to.y
      ? [
          { x: low, y: from.y },
          { x: high, y: from.y },
        ]
      : [
          { x: from.x, y: low },
          { x: from.x, y: high },
        ]
  return clippedLine(ends[0] as LayoutPoint, ends[1] as LayoutPoint, face.view.window).map(face.view.at)
}

/** Edges of the roof; where the drawing is cut, a line with a break in place of an edge. */
export const outlineMarks = (face: DrawnFace): readonly Mark[] => {
  const { plane, view } = face
  const outline = plane.outline.map(fromA(face))
  const sides = outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length] as LayoutPoint
    return {
      line: clippedLine(from, to, view.window).map(view.at),
      isSloping: Math.abs(to.x - from.x) > 1 && Math.abs(to.y - from.y) > 1,
    }
  })
  const drawn = (isSloping: boolean) =>
    sides.filter((side) => side.line.length === 2 && side.isSloping === isSloping).map(({ line }) => line)
  return [lines(drawn(false), { width: pen(0.7) }), lines(drawn(true), { width: pen(0.5) }), ...cutMarks(face)]
}

/** Where a straight cut through the face lies, with a zigzag in its middle. */
const zigzag = ([from, to]: readonly Point[]): readonly Point[] => {
  if (from === undefined || to === undefined) return []
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length < 20) return [from, to]
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const at = (along: number, off: number): Point => ({
    x: from.x + dx * along - dy * off,
    y: from.y + dy * along + dx * off,
  })
  const middle = length / 2
  return [from, at(middle - 5, 0), at(middle - 2, -5), at(middle + 2, 5), at(middle + 5, 0), to]
}

const cutMarks = (face: DrawnFace): readonly Mark[] => {
  const { left, right, bottom, top } = face.view.window
  const { length, height } = face.out
  const upright = (x: number) =>
    insideOutline(face, [
      { x, y: bottom },
      { x, y: top },
    ])
  const level = (y: number) =>
    insideOutline(face, [
      { x: left, y },
      { x: right, y },
    ])
  const cuts = [
    ...(left > 1 ? [upright(left)] : []),
    ...(right < length - 1 ? [upright(right)] : []),
    ...(bottom > 1 ? [level(bottom)] : []),
    ...(top < height - 1 ? [level(top)] : []),
  ]
  return [
    lines(
      cuts.map(zigzag).filter((cut) => cut.length > 0),
      { width: pen(0.18) },
    ),
  ]
}
