import type { Mark } from '../../drawing/mark.ts'
import { ink } from '../../drawing/palette.ts'
import type { Point } from '../../drawing/scene.ts'
import { lowMark } from '../../setting-out/low-edge.ts'
import { box, dot, line, lines } from '../paper.ts'
import { type DrawnFace, isIn, onPaper, onRail } from './drawn-face.ts'
import { type Box, boxAround, boxOf } from './label-places.ts'

/** Points on paper, by scale. */
const lowSize = (scale: number): number => {
  if (scale <= 100) return scale <= 50 ? 6 : 4
  return scale <= 250 ? 2.4 : 1.2
}

const lowOutlines = (face: DrawnFace): readonly (readonly Point[])[] => {
  const { plane, view, lowSide } = face
  const size = lowSize(view.scale) / view.long(1)
  return plane.panels.flatMap((panel) => {
    const side = lowSide(panel)
    const mark = side === null ? [] : onPaper(face, lowMark(panel, side, size))
    return mark.length > 2 ? [mark] : []
  })
}

export const lowBoxes = (face: DrawnFace): readonly Box[] => lowOutlines(face).map(boxOf)

/** Towards the low edge of each tilted panel. */
export const lowMarks = (face: DrawnFace): readonly Mark[] => {
  const all = lowOutlines(face)
  return all.length === 0 ? [] : [lines(all, { width: 0, fill: ink, closed: true })]
}

/** Sizes on paper of what is drawn larger than it is, by scale. */
const footRadius = (scale: number): number => {
  if (scale <= 100) return scale <= 50 ? 2.6 : 1.7
  return scale <= 250 ? 1 : 0.4
}

const footPlaces = ({ out, view }: DrawnFace): readonly Point[] =>
  out.rails
    .flatMap((rail) => rail.feet.map((along) => onRail(rail, along, out.railsUp)))
    .filter((foot) => isIn(view, foot))
    .map(view.at)

/** A hook stands so many radii up the slope from its rail. */
const stem = 3

/** What touches a foot does not hide it. */
const touching = 0.2

export const footBoxes = (face: DrawnFace, isHook: boolean): readonly Box[] => {
  const radius = footRadius(face.view.scale) - touching
  const up = isHook ? stem * footRadius(face.view.scale) : radius
  return footPlaces(face).map(({ x, y }) => ({ left: x - radius, right: x + radius, top: y - up, bottom: y + radius }))
}

export const footMarks = (face: DrawnFace, isHook: boolean): readonly Mark[] => {
  const radius = footRadius(face.view.scale)
  const feet = footPlaces(face)
  const stems = feet.map(({ x, y }) => [
    { x, y },
    { x, y: y - radius * stem },
  ])
  return [...(isHook ? [lines(stems, { width: radius * 0.8 })] : []), ...feet.map((foot) => dot(foot, radius))]
}

const jointPlaces = ({ out, view }: DrawnFace): readonly Point[] =>
  (view.scale > 250 ? [] : out.rails)
    .flatMap((rail) => rail.joints.map((along) => onRail(rail, along, out.railsUp)))
    .filter((joint) => isIn(view, joint))
    .map(view.at)

const halfJoint = (scale: number): number => (scale <= 50 ? 3 : 2.2)

export const jointBoxes = (face: DrawnFace): readonly Box[] => {
  const side = 2 * halfJoint(face.view.scale)
  return jointPlaces(face).map((joint) => boxAround(joint, side, side))
}

/** A box on the rail with a line across it. */
export const jointMarks = (face: DrawnFace): readonly Mark[] => {
  const half = halfJoint(face.view.scale)
  return jointPlaces(face).flatMap(({ x, y }) => [
    box(x - half, y - half, 2 * half, 2 * half, { width: 0.6, fill: '#ffffff' }),
    face.out.railsUp ? line(x - half, y, x + half, y, { width: 0.6 }) : line(x, y - half, x, y + half, { width: 0.6 }),
  ])
}
