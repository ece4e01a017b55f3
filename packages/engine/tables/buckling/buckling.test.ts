import { CholeskyDecomposition, EigenvalueDecomposition, inverse, Matrix } from 'ml-matrix'
import { describe, expect, it } from 'vitest'
import { catalogueSection } from '../testing/catalogue-section.ts'
import { addTo, type BandedMatrix, bandedMatrix, fixDegreeOfFreedom, smallestLoadFactor } from './banded-matrix.ts'
import { stripLoadFactor } from './finite-strip.ts'
import { bucklingModes, signatureCurve } from './signature-curve.ts'

const entryOf = ({ band, values }: BandedMatrix, row: number, column: number): number => {
  const [i, j] = row >= column ? [row, column] : [column, row]
  return i - j > band ? 0 : (values[i * (band + 1) + j - i + band] as number)
}

const dense = (matrix: BandedMatrix): Matrix => {
  const result = Matrix.zeros(matrix.size, matrix.size)
  for (let i = 0; i < matrix.size; i += 1)
    for (let j = 0; j < matrix.size; j += 1) result.set(i, j, entryOf(matrix, i, j))
  return result
}

/** The same by the numerical library: K = L L', the largest eigenvalue of inv(L) G inv(L'). */
const denseLoadFactor = (stiffness: BandedMatrix, load: BandedMatrix): number => {
  const inner = inverse(new CholeskyDecomposition(dense(stiffness)).lowerTriangularMatrix)
  const reduced = inner.mmul(dense(load)).mmul(inner.transpose())
  const values = new EigenvalueDecomposition(reduced, { assumeSymmetric: true }).realEigenvalues
  return 1 / Math.max(...values)
}

/** A chain of springs with a load matrix of both signs, from a fixed sequence of numbers. */
const chain = (size: number, seed: number): { stiffness: BandedMatrix; load: BandedMatrix } => {
  let state = seed
  const next = () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
  const [stiffness, load] = [bandedMatrix(size, 3), bandedMatrix(size, 3)]
  for (let i = 0; i < size; i += 1)
    for (let j = Math.max(0, i - 3); j <= i; j += 1) {
      addTo(stiffness, i, j, i === j ? 8 + next() : next() - 0.5)
      addTo(load, i, j, next() - 0.5)
    }
  return { stiffness, load }
}

describe('smallest load factor', () => {
  it.each([1, 7, 42, 1234, 98_765])('agrees with the eigenvalues of the numerical library, seed %i', (seed) => {
    const { stiffness, load } = chain(24, seed)
    expect(smallestLoadFactor(stiffness, load) / denseLoadFactor(stiffness, load)).toBeCloseTo(1, 8)
  })

  it('is infinite when the load stabilises, and refused without stiffness', () => {
    const { stiffness, load } = chain(6, 3)
    const stabilising = { ...load, values: stiffness.values.map((value) => -value) }
    expect(smallestLoadFactor(stiffness, stabilising)).toBe(Number.POSITIVE_INFINITY)
    expect(() => smallestLoadFactor(stabilising, stiffness)).toThrow(RangeError)
  })

  it('takes a held degree of freedom out', () => {
    const { stiffness, load } = chain(10, 5)
    const whole = smallestLoadFactor(stiffness, load)
    fixDegreeOfFreedom(stiffness, load, 4)
    expect(smallestLoadFactor(stiffness, load)).toBeGreaterThan(whole)
    expect([entryOf(stiffness, 4, 4), entryOf(stiffness, 5, 4), entryOf(load, 4, 3)]).toEqual([1, 0, 0])
    expect(smallestLoadFactor(stiffness, load) / denseLoadFactor(stiffness, load)).toBeCloseTo(1, 8)
  })
})

describe('finite strips of a flat plate', () => {
  const [width, thickness, strips] = [100, 1, 10]
  const line = Array.from({ length: strips + 1 }, (_, index) => ({ x: (index * width) / strips, y: 0 }))
  /** Coefficient k of a plate under uniform compression. */
  const coefficient = (held: readonly number[], length: number): number => {
    const factor = stripLoadFactor({ line, thickness, compression: line.map(() => 1), held }, length)
    return factor / ((Math.PI ** 2 * 200_000 * (thickness / width) ** 2) / (12 * (1 - 0.3 ** 2)))
  }

  it('held at both edges: 4 in square waves, (a/b + b/a)^2 in others', () => {
    expect(coefficient([0, strips], 100)).toBeCloseTo(4, 3)
    expect(coefficient([0, strips], 150)).toBeCloseTo((1.5 + 1 / 1.5) ** 2, 2)
  })

  it('held at one edge: 0.425 and the share of the length', () => {
    expect(coefficient([0], 500)).toBeCloseTo(0.425 + 0.04, 2)
  })
})

describe('signature curves', () => {
  // Published with the sections: equal to an open-source finite-strip program to four digits.
  const published = {
    Z10010: [
      [40, 0.7649],
      [60, 0.7347],
      [140, 1.1756],
      [420, 0.5766],
      [900, 1.047],
      [1600, 0.5895],
    ],
    C20015: [
      [50, 0.9143],
      [110, 0.6427],
      [280, 0.8903],
      [620, 0.5183],
      [1200, 0.9283],
    ],
    Z35030: [
      [40, 2.9124],
      [140, 0.9471],
      [350, 1.1463],
      [900, 0.7256],
      [1600, 0.9077],
    ],
  } as const

  it.each(Object.entries(published))('of %s within 0.02 %', (name, points) => {
    const row = catalogueSection(name)
    const ours = signatureCurve(
      row,
      row.yield,
      points.map(([length]) => length),
    )
    ours.forEach((factor, index) => {
      expect(Math.abs(factor / (points[index]?.[1] as number) - 1)).toBeLessThan(2e-4)
    })
  })

  it.each(['Z10010', 'C10019', 'Z15019', 'Z25024', 'C35030'])('have the published minima: %s', (name) => {
    const row = catalogueSection(name)
    const { local, distortional } = bucklingModes(row, row.yield)
    expect((local.factor * row.yieldMoment) / row.localBucklingMoment).toBeCloseTo(1, 3)
    expect((distortional.factor * row.yieldMoment) / row.distortionalBucklingMoment).toBeCloseTo(1, 3)
    expect(Math.abs(local.halfWavelength / row.localHalfWavelength - 1)).toBeLessThan(0.01)
    expect(Math.abs(distortional.halfWavelength / row.distortionalHalfWavelength - 1)).toBeLessThan(0.01)
  })
})
