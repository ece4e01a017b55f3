import {
  addTo,
  type BandedMatrix,
  bandedMatrix,
  fixDegreeOfFreedom,
  smallestLoadFactor,
} from '../buckling/banded-matrix.ts'
import { type BeamAnalysis, beamStiffness } from './beam-analysis.ts'
import type { TwistModel } from './calibration.ts'
import { bridgingPlaces, type LineMesh, nearestPlace } from './purlin-line.ts'

export type Direction = 'inward' | 'outward'

/** Stiffness of one section against twisting about its sheeted flange: E(Iw + Iy a2) N mm4, G J N mm2, a mm. */
export type TwistingSection = { readonly warping: number; readonly torsion: number; readonly a: number }

type Element4 = readonly (readonly number[])[]

const slopes = (l: number): Element4 =>
  [
    [36, 3 * l, -36, 3 * l],
    [3 * l, 4 * l ** 2, -3 * l, -(l ** 2)],
    [-36, -3 * l, 36, -3 * l],
    [3 * l, -(l ** 2), -3 * l, 4 * l ** 2],
  ].map((row) => row.map((value) => value / (30 * l)))

const values = (l: number): Element4 =>
  [
    [156, 22 * l, 54, -13 * l],
    [22 * l, 4 * l ** 2, 13 * l, -3 * l ** 2],
    [54, 13 * l, 156, -22 * l],
    [-13 * l, -3 * l ** 2, -22 * l, 4 * l ** 2],
  ].map((row) => row.map((value) => (value * l) / 420))

/** Adds an element; degrees of freedom are the twist and its rate at every place. */
const place = (into: BandedMatrix, at: number, matrix: Element4, factor: number): void => {
  matrix.forEach((row, i) => {
    row.forEach((value, j) => {
      addTo(into, 2 * at + i, 2 * at + j, factor * value)
    })
  })
}

type Line = {
  readonly mesh: LineMesh
  readonly beam: BeamAnalysis
  readonly direction: Direction
  readonly rows: number
}

/**
 * Load in N/mm at which a sheeted purlin line buckles by twisting about its sheeted flange, which is fixed sideways:
 * finite elements of the twist with the least of 1/2 int(E Iw* phi''2 + G J phi'2 + k phi2) + load (a int M phi'2 +
 * (a - y_q)/2 int q phi2), M sagging and q downward positive; twist 0 at supports and rows of bridging, laps doubled.
 */
export const twistBucklingLoad = (section: TwistingSection, model: TwistModel, line: Line): number => {
  const { mesh, beam, direction, rows } = line
  const { a } = section
  const sign = direction === 'outward' ? -1 : 1
  const size = 2 * mesh.places.length
  const [stiffness, load] = [bandedMatrix(size, 3), bandedMatrix(size, 3)]
  mesh.elements.forEach(({ length, sections }, at) => {
    place(stiffness, at, beamStiffness(length), sections * model.stiffness * section.warping)
    place(stiffness, at, slopes(length), sections * section.torsion)
    place(stiffness, at, values(length), model.restraint)
    const [left, right] = beam.ends[at] as readonly [{ readonly moment: number }, { readonly moment: number }]
    const moment = sign * ((left.moment + right.moment) / 2 + length ** 2 / 12)
    place(load, at, slopes(length), -2 * a * moment)
    place(load, at, values(length), -sign * (1 - model.loadHeight) * a)
  })
  const supports = mesh.supports.map((distance) => nearestPlace(mesh.places, distance))
  for (const index of new Set([...supports, ...bridgingPlaces(mesh, rows)]))
    fixDegreeOfFreedom(stiffness, load, 2 * index)
  return smallestLoadFactor(stiffness, load)
}
