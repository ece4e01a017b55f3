import type { Hatch, Point } from './scene.ts'

type Segment = readonly [Point, Point]

/** Distance between the lines of a hatch, points on paper. */
const gaps: Readonly<Record<Hatch, number>> = { none: 0, sparse: 7, dense: 4, falling: 4, cross: 5.5 }

/** x + y = c (rising on paper) or x − y = c (falling). */
type Slant = 1 | -1

const crossing = (from: Point, to: Point, slant: Slant, c: number): Point | null => {
  const f = from.x + slant * from.y - c
  const t = to.x + slant * to.y - c
  if (f === t || f < 0 === t < 0) return null
  const share = f / (f - t)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

const inside = (points: readonly Point[], slant: Slant, c: number): readonly Segment[] => {
  const met = points
    .flatMap((from, index) => crossing(from, points[(index + 1) % points.length] ?? from, slant, c) ?? [])
    .sort((one, other) => one.x - other.x)
  return met.flatMap((start, index): readonly Segment[] => {
    const end = met[index + 1]
    return index % 2 === 0 && end ? [[start, end]] : []
  })
}

const slanted = (points: readonly Point[], slant: Slant, gap: number): readonly Segment[] => {
  const values = points.map(({ x, y }) => x + slant * y)
  const first = Math.ceil(Math.min(...values) / gap)
  const last = Math.floor(Math.max(...values) / gap)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * gap).flatMap((c) =>
    inside(points, slant, c),
  )
}

/** Hatch lines within a polygon; lines of neighbours with the same hatch meet. */
export const hatchLines = (points: readonly Point[], hatch: Hatch): readonly Segment[] => {
  if (hatch === 'none') return []
  const gap = gaps[hatch] * Math.SQRT2
  if (hatch === 'falling') return slanted(points, -1, gap)
  const rising = slanted(points, 1, gap)
  return hatch === 'cross' ? [...rising, ...slanted(points, -1, gap)] : rising
}
