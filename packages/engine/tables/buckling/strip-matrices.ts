import { POISSON, YOUNGS_MODULUS } from '../../src/standards/as_nzs_4600_2018/material.ts'

/**
 * Stiffness and load matrix of one finite strip of the semi-analytical method: simply supported ends, one half-wave.
 * Degrees of freedom of each edge: in the plane across, along, out of the plane, rotation.
 */

export type Strip = {
  /** Width and thickness, mm. */
  readonly b: number
  readonly t: number
  /** Half-wavelength, mm. */
  readonly a: number
  /** Compression at the two edges, MPa. */
  readonly sigma_1: number
  readonly sigma_2: number
}

/** 8 by 8 matrices, row by row. */
export type StripMatrix = Float64Array

const IN_PLANE = [0, 1, 4, 5] as const
const BENDING = [2, 3, 6, 7] as const

/** Six Gauss points integrate polynomials of degree 11 exactly; positions and weights on 0 to 1. */
const halfPoints = [
  [0.2386191860831969, 0.467913934572691],
  [0.6612093864662645, 0.3607615730481386],
  [0.932469514203152, 0.1713244923791704],
] as const
const gauss = halfPoints.flatMap(([at, weight]) => [
  { s: (1 - at) / 2, weight: weight / 2 },
  { s: (1 + at) / 2, weight: weight / 2 },
])

type Shape = readonly [number, number, number, number]
const cubic = (s: number, b: number): Shape => [
  1 - 3 * s ** 2 + 2 * s ** 3,
  b * s * (1 - s) ** 2,
  3 * s ** 2 - 2 * s ** 3,
  b * s * (s ** 2 - s),
]
const slope = (s: number, b: number): Shape => [
  (6 * s ** 2 - 6 * s) / b,
  1 - 4 * s + 3 * s ** 2,
  (6 * s - 6 * s ** 2) / b,
  3 * s ** 2 - 2 * s,
]
const curvature = (s: number, b: number): Shape => [
  (12 * s - 6) / b ** 2,
  (6 * s - 4) / b,
  (6 - 12 * s) / b ** 2,
  (6 * s - 2) / b,
]

const put = (matrix: StripMatrix, rows: readonly number[], value: (i: number, j: number) => number): StripMatrix => {
  rows.forEach((row, i) => {
    rows.forEach((column, j) => {
      matrix[row * 8 + column] = (matrix[row * 8 + column] as number) + value(i, j)
    })
  })
  return matrix
}

/** Plane stress, linear across, after Cheung. */
const membrane = ({ b, t, a }: Strip): readonly (readonly number[])[] => {
  const k = Math.PI / a
  const G = YOUNGS_MODULUS / (2 * (1 + POISSON))
  const E = YOUNGS_MODULUS / (1 - POISSON ** 2)
  const [stretch, shear] = [E / (2 * b), (G * b * k ** 2) / 6]
  const [poisson, cross] = [(k * POISSON * E) / 4, (k * G) / 4]
  const [along, slip] = [(E * k ** 2 * b) / 6, G / (2 * b)]
  const rows = [
    [stretch + shear, poisson - cross, shear / 2 - stretch, poisson + cross],
    [poisson - cross, along + slip, -poisson - cross, along / 2 - slip],
    [shear / 2 - stretch, -poisson - cross, stretch + shear, cross - poisson],
    [poisson + cross, along / 2 - slip, cross - poisson, along + slip],
  ]
  return rows.map((row) => row.map((value) => value * a * t))
}

/** Plate bending, cubic across: energy of both curvatures, their product and the twist. */
const bendingAt = ({ b, t, a }: Strip, s: number): ((i: number, j: number) => number) => {
  const k = Math.PI / a
  const D = (YOUNGS_MODULUS * t ** 3) / (12 * (1 - POISSON ** 2))
  const twist = 2 * (1 - POISSON) * D
  const [N, N1, N2] = [cubic(s, b), slope(s, b), curvature(s, b)] as const
  return (i, j) => {
    const [n, m] = [N[i] as number, N[j] as number]
    const [n2, m2] = [N2[i] as number, N2[j] as number]
    const slopes = (N1[i] as number) * (N1[j] as number)
    return D * n2 * m2 + D * k ** 4 * n * m - POISSON * D * k ** 2 * (n * m2 + n2 * m) + twist * k ** 2 * slopes
  }
}

export const stripStiffness = (strip: Strip): StripMatrix => {
  const inPlane = membrane(strip)
  const matrix = put(new Float64Array(64), IN_PLANE, (i, j) => inPlane[i]?.[j] as number)
  for (const { s, weight } of gauss) {
    const at = bendingAt(strip, s)
    put(matrix, BENDING, (i, j) => ((weight * strip.b * strip.a) / 2) * at(i, j))
  }
  return matrix
}

/** Work of the compression along the strip on the slopes of all three displacements. */
export const stripLoad = ({ b, t, a, sigma_1, sigma_2 }: Strip): StripMatrix => {
  const matrix = new Float64Array(64)
  for (const { s, weight } of gauss) {
    const force = (weight * b * t * Math.PI ** 2 * (sigma_1 + (sigma_2 - sigma_1) * s)) / (2 * a)
    const linear = [1 - s, s]
    const N = cubic(s, b)
    put(matrix, [0, 4], (i, j) => force * (linear[i] as number) * (linear[j] as number))
    put(matrix, [1, 5], (i, j) => force * (linear[i] as number) * (linear[j] as number))
    put(matrix, BENDING, (i, j) => force * (N[i] as number) * (N[j] as number))
  }
  return matrix
}
