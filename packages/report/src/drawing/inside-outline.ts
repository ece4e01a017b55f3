import type { Point } from './scene.ts'

/** Whether a point lies inside an outline, by the sides that a ray from it crosses. */
export const isInside = (points: readonly Point[], { x, y }: Point): boolean =>
  points.reduce((inside, from, index) => {
    const to = points[(index + 1) % points.length] ?? from
    if (from.y > y === to.y > y) return inside
    return x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y) ? !inside : inside
  }, false)
