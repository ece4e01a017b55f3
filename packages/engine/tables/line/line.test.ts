import { EigenvalueDecomposition, Matrix } from 'ml-matrix'
import { describe, expect, it } from 'vitest'
import { analyseBeam } from './beam-analysis.ts'
import { bridgingPlaces, lineMesh, nearestPlace, type PurlinLine } from './purlin-line.ts'
import { twistBucklingLoad } from './twist-buckling.ts'

const mesh = (support: PurlinLine['support'], spans: number, span: number, halfLap = 0) =>
  lineMesh({ support, spans, span }, halfLap)

/** Moments as shares of w L2, reactions of w L, deflection of w L4 / EI. */
const coefficients = (...line: Parameters<typeof mesh>) => {
  const { ends, reactions, deflection } = analyseBeam(mesh(...line))
  const span = line[2]
  const moments = ends.flat().map(({ moment }) => moment / span ** 2)
  const outside = ends.flat().filter(({ sections }) => sections === 1)
  return {
    support: -Math.min(...moments),
    lapEnd: -Math.min(...outside.map(({ moment }) => moment / span ** 2)),
    field: Math.max(...moments),
    reactions: reactions.map((reaction) => reaction / span),
    deflection: deflection / span ** 4,
  }
}

describe('beam', () => {
  it('simply supported: 1/8, 1/2, 5/384', () => {
    const { field, reactions, deflection } = coefficients('single', 1, 3000)
    expect(field).toBeCloseTo(1 / 8, 9)
    expect(reactions).toEqual([expect.closeTo(0.5, 9), expect.closeTo(0.5, 9)])
    expect(deflection).toBeCloseTo(5 / 384, 9)
  })

  it('two, three and four spans by the textbook', () => {
    const two = coefficients('continuous', 2, 4000)
    expect([two.support, two.reactions[0], two.reactions[1]].map((each) => each?.toFixed(6))).toEqual([
      '0.125000',
      '0.375000',
      '1.250000',
    ])
    expect(two.deflection).toBeCloseTo(1 / 184.6, 5)
    expect(coefficients('continuous', 3, 4000).support).toBeCloseTo(0.1, 9)
    expect(coefficients('continuous', 4, 4000).support).toBeCloseTo(3 / 28, 9)
  })

  // Half-lap over span: support, end of lap, field, inner reaction of one span, end reaction, 1 / deflection.
  const laps = [
    [0.05, 0.1337, 0.1032, 0.0671, 0.6337, 0.3663, 202.1],
    [0.1, 0.1408, 0.0817, 0.0645, 0.6408, 0.3592, 216.6],
    [0.15, 0.1464, 0.0607, 0.0625, 0.6464, 0.3536, 227.4],
    [0.1875, 0.1495, 0.0453, 0.0614, 0.6495, 0.3505, 232.7],
  ] as const

  it.each(laps)('lapped over %s of the span: the published coefficients', (share, ...published) => {
    const lapped = coefficients('lapped', 2, 4000, share * 4000)
    const inner = (lapped.reactions[1] as number) / 2
    const ours = [
      lapped.support,
      lapped.lapEnd,
      lapped.field,
      inner,
      lapped.reactions[0] as number,
      1 / lapped.deflection,
    ]
    ours.forEach((value, index) => {
      expect(Math.abs(value / (published[index] as number) - 1)).toBeLessThan(4e-3)
    })
  })

  it('balances its load', () => {
    const { reactions } = analyseBeam(mesh('lapped', 3, 5000, 450))
    expect(reactions.reduce((total, reaction) => total + reaction, 0)).toBeCloseTo(15_000, 4)
  })
})

describe('mesh', () => {
  it('has a place at every support, end of a lap and row of bridging', () => {
    const { places, elements } = mesh('lapped', 2, 6000, 450)
    for (const distance of [0, 1500, 2000, 3000, 4000, 4500, 5550, 6000, 6450, 12_000])
      expect(places[nearestPlace(places, distance)]).toBeCloseTo(distance, 9)
    expect(Math.max(...elements.map(({ length }) => length))).toBeLessThanOrEqual(250)
    const lapped = elements.filter(({ sections }) => sections === 2)
    expect(lapped.reduce((total, { length }) => total + length, 0)).toBeCloseTo(900, 9)
  })

  it('never laps more than a quarter of a span, nor makes slivers', () => {
    for (const span of [450, 600, 1351, 1801, 1810, 2705, 3000]) {
      const { elements } = mesh('lapped', 3, span, 450)
      expect(Math.min(...elements.map(({ length }) => length))).toBeGreaterThan(span / 100)
      const lapped = elements.filter(({ sections }) => sections === 2)
      expect(lapped.reduce((total, { length }) => total + length, 0)).toBeCloseTo(4 * Math.min(450, span / 4), 6)
    }
  })

  it('bridges every span evenly', () => {
    const line = mesh('continuous', 2, 6000)
    const at = (rows: number) => bridgingPlaces(line, rows).map((place) => Math.round(line.places[place] as number))
    expect(at(0)).toEqual([])
    expect(at(1)).toEqual([3000, 9000])
    expect(at(2)).toEqual([2000, 4000, 8000, 10_000])
    expect(at(3)).toEqual([1500, 3000, 4500, 7500, 9000, 10_500])
  })

  it('refuses lines that do not exist', () => {
    for (const [support, spans, span] of [
      ['single', 2, 3000],
      ['lapped', 1, 3000],
      ['continuous', 0, 3000],
      ['single', 1, 0],
      ['continuous', 1.5, 3000],
      ['single', 1, Number.NaN],
    ] as const)
      expect(() => mesh(support, spans, span)).toThrow(RangeError)
  })
})

describe('buckling by twisting', () => {
  const section = { warping: 2e12, torsion: 4e7, a: 75 }
  /** The load acts at the sheeted flange: no term of its height. */
  const plain = { stiffness: 1, loadHeight: 1, restraint: 0 }
  const load = (span: number, rows = 0, model = plain, direction: 'inward' | 'outward' = 'outward') => {
    const line = mesh('single', 1, span)
    return twistBucklingLoad(section, model, { mesh: line, beam: analyseBeam(line), direction, rows })
  }
  /** The same energies with twelve sine waves instead of elements, solved by the numerical library. */
  const bySines = (L: number): number => {
    const orders = Array.from({ length: 12 }, (_, index) => ((index + 1) * Math.PI) / L)
    const stiffness = orders.map((k) => (L / 2) * (section.warping * k ** 4 + section.torsion * k ** 2))
    const points = Array.from({ length: 2000 }, (_, index) => ((index + 0.5) * L) / 2000)
    const coupled = (k: number, l: number) =>
      points.reduce((sum, x) => sum + x * (L - x) * k * l * Math.cos(k * x) * Math.cos(l * x), 0) *
      (L / 2000) *
      section.a
    const reduced = orders.map((k, i) =>
      orders.map((l, j) => coupled(k, l) / Math.sqrt((stiffness[i] as number) * (stiffness[j] as number))),
    )
    return 1 / Math.max(...new EigenvalueDecomposition(new Matrix(reduced), { assumeSymmetric: true }).realEigenvalues)
  }

  it.each([2000, 4000, 9000])('of a single span of %i agrees with a series of sines', (span) => {
    expect(load(span) / bySines(span)).toBeCloseTo(1, 2)
    expect(load(span)).toBeGreaterThan((8 * section.torsion) / (2 * section.a * span ** 2))
  })

  it('never happens under downward load on the sheeted flange of a single span', () => {
    expect(load(6000, 0, plain, 'inward')).toBe(Number.POSITIVE_INFINITY)
  })

  it('takes more load with more bridging, stiffness or restraint, less the higher uplift pulls', () => {
    const rows = [0, 1, 2, 3].map((count) => load(6000, count))
    expect(rows).toEqual([...rows].sort((one, other) => one - other))
    expect(load(6000, 0, { ...plain, stiffness: 2 })).toBeGreaterThan(load(6000))
    expect(load(6000, 0, { ...plain, restraint: 100 })).toBeGreaterThan(load(6000))
    expect(load(6000, 0, { ...plain, loadHeight: 0.5 })).not.toBe(load(6000))
  })

  it('scales with the stiffness of the section and falls with the span', () => {
    const line = mesh('single', 1, 5000)
    const twice = { warping: 2 * section.warping, torsion: 2 * section.torsion, a: section.a }
    const heavy = twistBucklingLoad(twice, plain, {
      mesh: line,
      beam: analyseBeam(line),
      direction: 'outward',
      rows: 0,
    })
    expect(heavy / load(5000)).toBeCloseTo(2, 8)
    expect(load(5001)).toBeLessThan(load(5000))
  })
})
