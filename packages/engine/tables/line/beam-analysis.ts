import { Matrix, solve } from 'ml-matrix'
import { type LineMesh, nearestPlace } from './purlin-line.ts'

/** Moment Nmm (sagging positive) and shear N at one end of an element, for a downward load of 1 N/mm on all spans. */
export type Station = { readonly moment: number; readonly shear: number; readonly sections: 1 | 2 }

export type BeamAnalysis = {
  /** The two ends of every element in order. */
  readonly ends: readonly (readonly [Station, Station])[]
  /** Reaction at every support, N. */
  readonly reactions: readonly number[]
  /** Greatest deflection times E I of one section, N mm3. */
  readonly deflection: number
}

/** Stiffness of a beam element of unit E I: deflection and slope at both ends. */
export const beamStiffness = (l: number): readonly (readonly number[])[] => [
  [12 / l ** 3, 6 / l ** 2, -12 / l ** 3, 6 / l ** 2],
  [6 / l ** 2, 4 / l, -6 / l ** 2, 2 / l],
  [-12 / l ** 3, -6 / l ** 2, 12 / l ** 3, -6 / l ** 2],
  [6 / l ** 2, 2 / l, -6 / l ** 2, 4 / l],
]

/** Forces that replace a uniform load of 1 N/mm. */
const endForces = (l: number): readonly number[] => [l / 2, l ** 2 / 12, l / 2, -(l ** 2) / 12]

const displacements = ({ places, elements, supports }: LineMesh): readonly number[] => {
  const size = 2 * places.length
  const stiffness = Matrix.zeros(size, size)
  const force = Matrix.zeros(size, 1)
  elements.forEach(({ length, sections }, at) => {
    beamStiffness(length).forEach((row, i) => {
      row.forEach((value, j) => {
        stiffness.set(2 * at + i, 2 * at + j, stiffness.get(2 * at + i, 2 * at + j) + sections * value)
      })
      force.set(2 * at + i, 0, force.get(2 * at + i, 0) - (endForces(length)[i] as number))
    })
  })
  const held = new Set(supports.map((distance) => 2 * nearestPlace(places, distance)))
  const free = Array.from({ length: size }, (_, index) => index).filter((index) => !held.has(index))
  const solved = solve(stiffness.selection(free, free), force.selection(free, [0])).to1DArray()
  const all = new Array<number>(size).fill(0)
  free.forEach((index, at) => {
    all[index] = solved[at] as number
  })
  return all
}

const quarters = [0, 0.25, 0.5, 0.75] as const

/** Downward deflection inside an element: cubic between its ends and the load's own part. */
const deflectionAt = (s: number, l: number, sections: number, u: readonly number[]): number => {
  const [v_1, r_1, v_2, r_2] = u as [number, number, number, number]
  const cubic =
    (1 - 3 * s ** 2 + 2 * s ** 3) * v_1 +
    l * s * (1 - s) ** 2 * r_1 +
    (3 * s ** 2 - 2 * s ** 3) * v_2 +
    l * (s ** 3 - s ** 2) * r_2
  return (s * l * (l - s * l)) ** 2 / (24 * sections) - cubic
}

/** Forces and deflections of a line under 1 N/mm on all spans; two lapped sections have twice the stiffness of one. */
export const analyseBeam = (mesh: LineMesh): BeamAnalysis => {
  const all = displacements(mesh)
  const states = mesh.elements.map(({ length, sections }, at) => {
    const u = all.slice(2 * at, 2 * at + 4)
    const force = beamStiffness(length).map(
      (row, i) =>
        sections * row.reduce((total, value, j) => total + value * (u[j] as number), 0) +
        (endForces(length)[i] as number),
    ) as [number, number, number, number]
    const ends: readonly [Station, Station] = [
      { moment: -force[1], shear: force[0], sections },
      { moment: force[3], shear: -force[2], sections },
    ]
    const deflection = Math.max(...quarters.map((s) => deflectionAt(s, length, sections, u)))
    return { ends, deflection }
  })
  const reactions = mesh.supports.map((distance) => {
    const place = nearestPlace(mesh.places, distance)
    return (states[place]?.ends[0].shear ?? 0) - (states[place - 1]?.ends[1].shear ?? 0)
  })
  return {
    ends: states.map(({ ends }) => ends),
    reactions,
    deflection: Math.max(...states.map(({ deflection }) => deflection)),
  }
}
