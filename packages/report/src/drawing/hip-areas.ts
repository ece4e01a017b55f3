import { type Point, point } from './scene.ts'

type Plan = { readonly length: number; readonly width: number }

const turned = ({ x, y }: Point): Point => point(y, x)

/** Ends of the ridge of a hip roof, halfway between the long sides; one point on a square. */
export const ridgeOf = ({ length, width }: Plan): readonly [Point, Point] => {
  if (width > length) {
    const [near, far] = ridgeOf({ length: width, width: length })
    return [turned(near), turned(far)]
  }
  return [point(width / 2, width / 2), point(length - width / 2, width / 2)]
}

/** The four planes from above, each against the clock; their hips run at 45 degrees from the corners of the building. */
export const hipPlanes = (plan: Plan): readonly (readonly Point[])[] => {
  const { length, width } = plan
  const [near, far] = ridgeOf(plan)
  const [a, b, c, d] = [point(0, 0), point(length, 0), point(length, width), point(0, width)]
  return width > length
    ? [
        [a, b, near],
        [b, c, far, near],
        [c, d, far],
        [d, a, near, far],
      ]
    : [
        [a, b, far, near],
        [b, c, far],
        [c, d, near, far],
        [d, a, near],
      ]
}

/** Distance of a point to the left of a line through two others. */
const leftOf = (from: Point, to: Point, { x, y }: Point): number => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return length === 0
    ? Number.POSITIVE_INFINITY
    : ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)) / length
}

const crossing = (from: Point, to: Point, before: number, after: number): Point => {
  const part = before / (before - after)
  return point(from.x + part * (to.x - from.x), from.y + part * (to.y - from.y))
}

/** Part of a convex outline at least this far from each side; empty: none. */
export const inset = (outline: readonly Point[], distance: number): readonly Point[] => {
  let kept: readonly Point[] = outline
  for (const [index, from] of outline.entries()) {
    const to = outline[(index + 1) % outline.length] ?? from
    const inside = (at: Point): number => leftOf(from, to, at) - distance
    kept = kept.flatMap((at, place) => {
      const next = kept[(place + 1) % kept.length] ?? at
      const [before, after] = [inside(at), inside(next)]
      const cut = before * after < 0 ? [crossing(at, next, before, after)] : []
      return before >= 0 ? [at, ...cut] : cut
    })
  }
  return kept
}
