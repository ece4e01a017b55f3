import type { Point } from '../section/mid-line.ts'
import { addTo, type BandedMatrix, bandedMatrix, fixDegreeOfFreedom, smallestLoadFactor } from './banded-matrix.ts'
import { type StripMatrix, stripLoad, stripStiffness } from './strip-matrices.ts'

/** A thin-walled section without branches as a chain of strips: mid-line, wall thickness mm, compression MPa at every point. */
export type StrippedSection = {
  readonly line: readonly Point[]
  readonly thickness: number
  readonly compression: readonly number[]
  /** Points that cannot move across the member, sideways or up. */
  readonly held: readonly number[]
}

const perPoint = 4
const band = 2 * perPoint - 1

/** Turns across, along, out of plane, rotation of both edges into x, along, y, rotation: T' M T. */
const turned = (matrix: StripMatrix, cos: number, sin: number): StripMatrix => {
  const rotation = new Float64Array(64)
  for (const at of [0, 4]) {
    rotation[at * 8 + at] = cos
    rotation[at * 8 + at + 2] = sin
    rotation[(at + 1) * 8 + at + 1] = 1
    rotation[(at + 2) * 8 + at] = -sin
    rotation[(at + 2) * 8 + at + 2] = cos
    rotation[(at + 3) * 8 + at + 3] = 1
  }
  const times = (left: StripMatrix, right: StripMatrix, mirrored: boolean): StripMatrix => {
    const result = new Float64Array(64)
    for (let i = 0; i < 8; i += 1)
      for (let j = 0; j < 8; j += 1)
        for (let k = 0; k < 8; k += 1)
          result[i * 8 + j] =
            (result[i * 8 + j] as number) +
            (left[mirrored ? k * 8 + i : i * 8 + k] as number) * (right[k * 8 + j] as number)
    return result
  }
  return times(rotation, times(matrix, rotation, false), true)
}

const place = (into: BandedMatrix, point: number, matrix: StripMatrix): void => {
  for (let i = 0; i < 8; i += 1)
    for (let j = 0; j < 8; j += 1) addTo(into, point * perPoint + i, point * perPoint + j, matrix[i * 8 + j] as number)
}

/** Factor on the compression at which the section buckles in half-waves of the given length, mm. */
export const stripLoadFactor = (
  { line, thickness: t, compression, held }: StrippedSection,
  halfWavelength: number,
): number => {
  const stiffness = bandedMatrix(line.length * perPoint, band)
  const load = bandedMatrix(line.length * perPoint, band)
  for (let at = 0; at + 1 < line.length; at += 1) {
    const [from, to] = [line[at] as Point, line[at + 1] as Point]
    const b = Math.hypot(to.x - from.x, to.y - from.y)
    const [cos, sin] = [(to.x - from.x) / b, (to.y - from.y) / b]
    const [sigma_1, sigma_2] = [compression[at] as number, compression[at + 1] as number]
    const strip = { b, t, a: halfWavelength, sigma_1, sigma_2 }
    place(stiffness, at, turned(stripStiffness(strip), cos, sin))
    place(load, at, turned(stripLoad(strip), cos, sin))
  }
  for (const point of held) for (const across of [0, 2]) fixDegreeOfFreedom(stiffness, load, point * perPoint + across)
  return smallestLoadFactor(stiffness, load)
}
