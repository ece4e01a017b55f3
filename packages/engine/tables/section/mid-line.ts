/** A point of a cross-section, mm: x along the flanges, y up. */
export type Point = { readonly x: number; readonly y: number }

/** Flats and corners of a lipped Z or C, mm, outside to outside; the compressed flange of a Z is the broad one. */
export type ZcDimensions = {
  readonly type: 'Z' | 'C'
  readonly depth: number
  readonly broadFlange: number
  readonly narrowFlange: number
  readonly lip: number
  readonly thickness: number
  readonly insideRadius: number
}

/** Divisions of the straight parts and of each corner. */
export type ZcMesh = { readonly lip: number; readonly flange: number; readonly web: number; readonly corner: number }

const minus = (p: Point, q: Point): Point => ({ x: p.x - q.x, y: p.y - q.y })
const along = (p: Point, direction: Point, length: number): Point => ({
  x: p.x + direction.x * length,
  y: p.y + direction.y * length,
})
const unit = (p: Point): Point => {
  const length = Math.hypot(p.x, p.y)
  return { x: p.x / length, y: p.y / length }
}
const turn = (angle: number): number => {
  if (angle > Math.PI) return angle - 2 * Math.PI
  return angle < -Math.PI ? angle + 2 * Math.PI : angle
}

/** Points of a straight part, without its end. */
const straight = (from: Point, to: Point, divisions: number): readonly Point[] =>
  Array.from({ length: divisions }, (_, index) => along(from, minus(to, from), index / divisions))

type Corner = { readonly start: Point; readonly end: Point; readonly arc: (divisions: number) => readonly Point[] }

const roundedCorner = (before: Point, at: Point, after: Point, radius: number): Corner => {
  const [back, ahead] = [unit(minus(before, at)), unit(minus(after, at))]
  const half = Math.acos(back.x * ahead.x + back.y * ahead.y) / 2
  const start = along(at, back, radius / Math.tan(half))
  const end = along(at, ahead, radius / Math.tan(half))
  const centre = along(at, unit({ x: back.x + ahead.x, y: back.y + ahead.y }), radius / Math.sin(half))
  const first = Math.atan2(start.y - centre.y, start.x - centre.x)
  const sweep = turn(Math.atan2(end.y - centre.y, end.x - centre.x) - first)
  const on = (angle: number): Point => along(centre, { x: Math.cos(angle), y: Math.sin(angle) }, radius)
  const arc = (divisions: number) =>
    Array.from({ length: divisions }, (_, index) => on(first + (sweep * index) / divisions))
  return { start, end, arc }
}

/** Mid-line through the sharp corners, each rounded with the radius of the mid-line: points from end to end. */
export const roundedLine = (
  sharp: readonly Point[],
  radius: number,
  divisions: readonly number[],
  corner: number,
): readonly Point[] => {
  const corners = sharp
    .slice(1, -1)
    .map((at, index) => roundedCorner(sharp[index] as Point, at, sharp[index + 2] as Point, radius))
  const starts = [sharp[0] as Point, ...corners.map(({ end }) => end)]
  const ends = [...corners.map(({ start }) => start), sharp.at(-1) as Point]
  const parts = starts.flatMap((start, index) => [
    ...straight(start, ends[index] as Point, divisions[index] as number),
    ...(corners[index]?.arc(corner) ?? []),
  ])
  return [...parts, sharp.at(-1) as Point]
}

/** Mid-line of a Z or C from the tip of the lip at the broad flange, which is on top. */
export const zcMidLine = (section: ZcDimensions, mesh: ZcMesh): readonly Point[] => {
  const { type, thickness: t, insideRadius } = section
  const side = type === 'C' ? 1 : -1
  const y = (section.depth - t) / 2
  const [broad, narrow, lip] = [section.broadFlange - t, side * (section.narrowFlange - t), section.lip - t / 2]
  const sharp = [
    { x: broad, y: y - lip },
    { x: broad, y },
    { x: 0, y },
    { x: 0, y: -y },
    { x: narrow, y: -y },
    { x: narrow, y: lip - y },
  ]
  const divisions = [mesh.lip, mesh.flange, mesh.web, mesh.flange, mesh.lip]
  return roundedLine(sharp, insideRadius + t / 2, divisions, mesh.corner)
}
