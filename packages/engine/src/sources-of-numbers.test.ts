import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { TraceStep } from '@soundroof/contract/roofs/results/result'
import { catalogue } from '@soundroof/data'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryInput } from '../testing/arbitrary-input.ts'
import { assessInWords as assess } from '../testing/assess-in-words.ts'
import { withPanelClause } from '../testing/catalogues.ts'
import { realisticRoofs } from '../testing/realistic-table.ts'
import { stepsOf } from '../testing/trace.ts'

/** Constants that a clause prints by name, and what they may be. */
const constants: Readonly<Record<string, readonly number[]>> = {
  // Method 6 and 7: deflection and shear of one span, of two, and of panels that end on a span.
  k_d: [5 / 384, 1 / 185, 0.00542],
  k_p: [5 / 384, 0.00914],
  k_v: [0.5, 0.625],
  // Method 6: point loads on a simple span, on continuous ones.
  k_b: [2, 1.65],
  // Local pressure factors, table 5.6, before a parapet.
  K: [1.5, 2, 3],
  // Method 2 and 3: the minimum of the panel clause and of free-standing roofs.
  C_min: [0.4],
  // Method 4: rails across.
  k: [0.5, 0.42, 0.3],
  // Method 4: steps that are marked along a rail, mm.
  P: [25],
  // AS/NZS 1170.1 table 3.2, and gravity.
  Q_r: [0.25],
  gravity: [9.81],
  // Method 6: sheeting.
  G: [0.05],
  G_s: [0.05],
  // AS 4100: moduli, moment factor of table 5.6.1, limits of table 5.2.
  E: [200_000],
  alpha_m: [1, 1.13],
  l_p: [9, 82],
  l_y: [16, 115],
  // Capacity factors: screws in steel and in timber, steel.
  phi: [0.5, 0.85, 0.9],
  // Method 5.1: the screw, and how much of it counts in timber, mm.
  d_f: [6.3],
  l_max: [35],
  // AS 1720.1 appendix E and table 2.4; screws of the sheeting, mm.
  r: [0.25],
  j_2: [1, 2, 3],
  L_ay: [300],
}
/** The shear modulus shares its letter with a weight. */
const shearModulus = 80_000

/** Figures of the rows that a step reads, by interpolation or to change them: its source and clause name them. */
const rows = ['x_1', 'x_2', 'y_1', 'y_2', 'f_b0']
/** Whole numbers that a search found: pitches and ribs. */
const counts = ['m', 'j']

const numbersIn = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value]
  return value === null || typeof value !== 'object' ? [] : Object.values(value).flatMap(numbersIn)
}

const isSame = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-9 * Math.abs(one)

const isConstant = (name: string, value: number): boolean => {
  if (rows.includes(name)) return true
  if (counts.includes(name)) return Math.abs(value - Math.round(value)) < 1e-9
  return (constants[name] ?? []).includes(value) || (name === 'G' && value === shearModulus)
}

/** Numbers of a step without a source: neither a field of the request nor the value of a step. */
const withoutOrigin = ({ symbol, label, formula, given }: TraceStep, known: ReadonlySet<number>): readonly string[] => {
  const names = Object.keys(given)
  if (names.length === 1 && formula === symbol) return []
  return (
    names
      .filter((name) => !isConstant(name, given[name] as number))
      // Nearly every number is the very same: few are compared with all.
      .filter((name) => !known.has(given[name] as number))
      .filter((name) => ![...known].some((value) => isSame(value, given[name] as number)))
      .map((name) => `${label}: ${name} = ${given[name]}`)
  )
}

/** Numbers without a source in the trace of a roof. */
const strangers = (input: AssessmentInput, figures: Catalogue): readonly string[] => {
  const steps = stepsOf(assess(input, figures).trace).map(({ step }) => step)
  const asked = numbersIn(input)
  const known = new Set([...asked, ...asked.map((value) => value / 1000), ...steps.map(({ value }) => value)])
  return steps.flatMap((step) => withoutOrigin(step, known))
}

const random = fc.sample(arbitraryInput, { seed: 20_261_122, numRuns: 150 })
const realistic = realisticRoofs.map(({ input }) => input)

test('every number in a formula is an input, derived in the same trace, or a constant of its clause', () => {
  expect([...new Set([...realistic, ...random].flatMap((input) => strangers(input, catalogue)))]).toEqual([])
})

test('so it is in the zones of the panel clause', () => {
  const inputs = [...realistic, ...random.slice(0, 30)].map(
    (input): AssessmentInput => ({
      ...input,
      building: { ...input.building, height: Math.min(input.building.height, 4), roofSlope: 5, shape: 'rectangular' },
      array: { ...input.array, mount: 'flush' },
      options: { ...input.options, zoning: 'panel-clause', panelGap: 100 },
    }),
  )
  const zones = inputs.flatMap((input) => assess(input, withPanelClause).zoneResults.map(({ title }) => title))
  expect(zones).toContain('Central')
  expect([...new Set(inputs.flatMap((input) => strangers(input, withPanelClause)))]).toEqual([])
})
