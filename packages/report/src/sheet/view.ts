import type { LayoutPoint } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Bounds, Point } from '../drawing/scene.ts'
import { millimetre } from './paper.ts'

/** Part of a face on paper: true lengths, y downwards. */
export type View = {
  /** 50 for 1:50. */
  readonly scale: number
  /** mm of the face that are drawn. */
  readonly window: Bounds
  readonly at: (point: LayoutPoint) => Point
  /** Points for so many mm. */
  readonly long: (length: number) => number
}

export const long = (length: number, scale: number): number => (length / scale) * millimetre

/** @param corner upper left corner of the window on paper */
export const viewOf = (window: Bounds, scale: number, corner: Point): View => ({
  scale,
  window,
  long: (length) => long(length, scale),
  at: ({ x, y }) => ({ x: corner.x + long(x - window.left, scale), y: corner.y + long(window.top - y, scale) }),
})

type Side = { readonly axis: 'x' | 'y'; readonly at: number; readonly keeps: 1 | -1 }

const sides = ({ left, right, bottom, top }: Bounds): readonly Side[] => [
  { axis: 'x', at: left, keeps: 1 },
  { axis: 'x', at: right, keeps: -1 },
  { axis: 'y', at: bottom, keeps: 1 },
  { axis: 'y', at: top, keeps: -1 },
]

const within = (point: LayoutPoint, { axis, at, keeps }: Side): number => keeps * (point[axis] - at)

const crossing = (from: LayoutPoint, to: LayoutPoint, side: Side): LayoutPoint => {
  const [a, b] = [within(from, side), within(to, side)]
  const share = a / (a - b)
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }
}

const cutBy = (points: readonly LayoutPoint[], side: Side): readonly LayoutPoint[] =>
  points.flatMap((from, index) => {
    const to = points[(index + 1) % points.length] as LayoutPoint
    const [a, b] = [within(from, side), within(to, side)]
    const kept = a >= 0 ? [from] : []
    return a >= 0 === b >= 0 || a === b ? kept : [...kept, crossing(from, to, side)]
  })

/** A polygon as far as it lies in the window. */
export const clipped = (points: readonly LayoutPoint[], window: Bounds): readonly LayoutPoint[] =>
  sides(window).reduce(cutBy, points)

/** A line as far as it lies in the window; empty where it does not. */
export const clippedLine = (from: LayoutPoint, to: LayoutPoint, window: Bounds): readonly LayoutPoint[] =>
  sides(window).reduce<readonly LayoutPoint[]>(
    (line, side) => {
      const [a, b] = line
      if (a === undefined || b === undefined) return []
      const [isA, isB] = [within(a, side) >= 0, within(b, side) >= 0]
      if (!isA && !isB) return []
      if (isA && isB) return line
      const cut = crossing(a, b, side)
      return isA ? [a, cut] : [cut, b]
    },
    [from, to],
  )
