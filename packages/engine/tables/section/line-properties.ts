import type { Point } from './mid-line.ts'

/** Properties of a thin-walled open section, mm to the power of their kind, about axes through the centroid. */
export type LineProperties = {
  readonly A: number
  readonly centroid: Point
  readonly Ix: number
  readonly Iy: number
  readonly Ixy: number
  readonly J: number
  readonly Iw: number
}

type Segment = { readonly from: Point; readonly to: Point; readonly length: number }

const segmentsOf = (line: readonly Point[]): readonly Segment[] =>
  line.slice(1).map((to, index) => {
    const from = line[index] as Point
    return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) }
  })

const sum = <T>(items: readonly T[], value: (item: T, index: number) => number): number =>
  items.reduce((total, item, index) => total + value(item, index), 0)

/** Integral over a segment of the product of two quantities that are linear along it. */
const product = (length: number, f_1: number, f_2: number, g_1: number, g_2: number): number =>
  (length * (2 * f_1 * g_1 + 2 * f_2 * g_2 + f_1 * g_2 + f_2 * g_1)) / 6

const centroidOf = (segments: readonly Segment[]): Point => {
  const length = sum(segments, (segment) => segment.length)
  const middle = (axis: 'x' | 'y') => sum(segments, (s) => (s.length * (s.from[axis] + s.to[axis])) / 2) / length
  return { x: middle('x'), y: middle('y') }
}

/** Sectorial coordinate at every point, pole at the origin, zero on average. */
const sectorial = (line: readonly Point[], segments: readonly Segment[]): readonly number[] => {
  const raw = [0]
  for (const { from, to } of segments) raw.push((raw.at(-1) as number) + from.x * to.y - to.x * from.y)
  const length = sum(segments, (segment) => segment.length)
  const mean = sum(segments, (s, i) => (s.length * ((raw[i] as number) + (raw[i + 1] as number))) / 2) / length
  return line.map((_, index) => (raw[index] as number) - mean)
}

/** Gross properties of an open section without branches from its mid-line; wall thickness mm. */
export const lineProperties = (line: readonly Point[], t: number): LineProperties => {
  const centroid = centroidOf(segmentsOf(line))
  const centred = line.map(({ x, y }) => ({ x: x - centroid.x, y: y - centroid.y }))
  const segments = segmentsOf(centred)
  const omega = sectorial(centred, segments)
  const xs = centred.map(({ x }) => x)
  const ys = centred.map(({ y }) => y)
  const integral = (f: readonly number[], g: readonly number[]): number =>
    t *
    sum(segments, ({ length }, i) =>
      product(length, f[i] as number, f[i + 1] as number, g[i] as number, g[i + 1] as number),
    )
  const [Ix, Iy, Ixy] = [integral(ys, ys), integral(xs, xs), integral(xs, ys)]
  const [I_xw, I_yw] = [integral(ys, omega), integral(xs, omega)]
  const root = Ix * Iy - Ixy ** 2
  const shearCentre = { x: (I_xw * Iy - I_yw * Ixy) / root, y: (I_xw * Ixy - I_yw * Ix) / root }
  return {
    A: t * sum(segments, ({ length }) => length),
    centroid,
    Ix,
    Iy,
    Ixy,
    J: (t ** 3 * sum(segments, ({ length }) => length)) / 3,
    Iw: integral(omega, omega) - shearCentre.x * I_xw + shearCentre.y * I_yw,
  }
}
