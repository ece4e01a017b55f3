import type { LayoutPoint } from '@soundroof/contract/roofs/panel-layout/layout'

/** A point of a plane, mm along the eave and up the slope. */
export type Point = LayoutPoint

/** A straight line as a distance: `x * byX + y * byY + constant` is how far a point lies inside it, mm on the plan. */
export type Line = { readonly byX: number; readonly byY: number; readonly constant: number }

/** A rectangle whose sides run along the eave and up the slope, mm. */
export type Rectangle = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How far a point lies inside a line, mm on the plan; below 0 outside. */
export const distanceFrom = ({ byX, byY, constant }: Line, { x, y }: Point): number => byX * x + byY * y + constant

/** Of the corner that lies nearest to a line, or furthest beyond it. */
export const nearestOf = ({ byX, byY, constant }: Line, { x, y, width, height }: Rectangle): number =>
  byX * (byX >= 0 ? x : x + width) + byY * (byY >= 0 ? y : y + height) + constant

/** Millimetres on the plan that one millimetre on the roof away from the line is. */
export const planShare = ({ byX, byY }: Line): number => Math.hypot(byX, byY)

const crossing = (from: Point, to: Point, before: number, after: number): Point => {
  const part = before / (before - after)
  return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }
}

/** The part of a convex polygon at least so far inside a line; empty where there is none. */
export const clipped = (polygon: readonly Point[], line: Line, least = 0): readonly Point[] => {
  const kept: Point[] = []
  for (const [index, from] of polygon.entries()) {
    const to = polygon[(index + 1) % polygon.length] as Point
    const before = distanceFrom(line, from) - least
    const after = distanceFrom(line, to) - least
    if (before >= 0) kept.push(from)
    if (before * after < 0) kept.push(crossing(from, to, before, after))
  }
  return kept
}

/** The part of a convex polygon at most so far inside a line. */
export const clippedWithin = (polygon: readonly Point[], { byX, byY, constant }: Line, most: number) =>
  clipped(polygon, { byX: -byX, byY: -byY, constant: -constant }, -most)

/** Area of a polygon, mm2; above 0 where its points run counter-clockwise. */
export const areaOf = (polygon: readonly Point[]): number =>
  polygon.reduce((sum, { x, y }, index) => {
    const next = polygon[(index + 1) % polygon.length] as Point
    return sum + (x * next.y - next.x * y) / 2
  }, 0)
