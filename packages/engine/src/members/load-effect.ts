import type { Remarks, Step } from '../step.ts'
import { type Formula, formula } from './formula.ts'

/** What a line load does to a member, and the numbers that this takes beside the load. */
export type LoadEffect = {
  readonly unit: string
  /** Demand of a line load, kN/m. */
  readonly of: (w: number) => number
  /** Null: the demand is the line load, which is printed already. */
  readonly step: ((w: number, remarks?: Remarks) => Step) | null
  /** Utilisation of the bare roof, from its line load and the capacity, on one line. */
  readonly bareShare: (w_0: number, R: number) => Step
}

type Given = Readonly<Record<string, number>>
type Words = { readonly symbol: string; readonly label: string; readonly unit: string; readonly formula: string }

const shareWords = { symbol: 'u_0', label: 'Utilisation of the bare roof', unit: '', clause: 'Method 6' } as const

/** The formula of a demand names the line load w; that of the bare roof names w_0. */
const kindOf = <G extends Given>(words: Words, calculate: (given: G & { readonly w: number }) => number) => {
  const demand: Formula<G & { readonly w: number }> = formula({ ...words, clause: 'Method 6' }, calculate)
  const bareText = `${words.formula.replace(/\bw\b/, 'w_0')} / R`
  const share = formula<G & { readonly w_0: number; readonly R: number }>(
    { ...shareWords, formula: bareText },
    (given) => calculate({ ...given, w: given.w_0 }) / given.R,
  )
  return (rest: G): LoadEffect => ({
    unit: words.unit,
    of: (w) => demand.of({ ...rest, w }),
    step: (w, remarks) => demand.step({ ...rest, w }, remarks),
    bareShare: (w_0, R) => share.step({ ...rest, w_0, R }),
  })
}

const lineShare = formula<{ readonly w_0: number; readonly R: number }>(
  { ...shareWords, formula: 'w_0 / R' },
  ({ w_0, R }) => w_0 / R,
)

/** The line load itself: capacity tables are in kN/m. */
export const lineLoad: LoadEffect = {
  unit: 'kN/m',
  of: (w) => w,
  step: null,
  bareShare: (w_0, R) => lineShare.step({ w_0, R }),
}

/** Moment w L2/8, kNm: simple span, or support of two spans. @param L span, m */
export const moment = (L: number): LoadEffect => momentKind({ L })
const momentKind = kindOf<{ readonly L: number }>(
  { symbol: 'M_x', label: 'Design moment', unit: 'kNm', formula: 'w * L ^ 2 / 8' },
  ({ w, L }) => (w * L * L) / 8,
)

/** Shear at a support, kN. @param k_v part of w L: 0.5 simple span, 0.625 at the middle support of two */
export const shear = (k_v: number, L: number): LoadEffect => shearKind({ k_v, L })
const shearKind = kindOf<{ readonly k_v: number; readonly L: number }>(
  { symbol: 'V_x', label: 'Design shear', unit: 'kN', formula: 'k_v * w * L' },
  ({ w, k_v, L }) => k_v * w * L,
)

type Bending = {
  readonly j_2: number
  readonly k_d: number
  readonly L: number
  readonly E: number
  readonly I_x: number
}

/** Deflection, mm: span m, E MPa, I mm4. @param given j_2 for creep; k_d 5/384 or 1/185 */
export const deflection = (given: Bending): LoadEffect => deflectionKind(given)
const deflectionKind = kindOf<Bending>(
  {
    symbol: 'delta',
    label: 'Deflection',
    unit: 'mm',
    formula: 'j_2 * k_d * w * (1000 * L) ^ 4 / (E * I_x)',
  },
  ({ w, j_2, k_d, L, E, I_x }) => (j_2 * k_d * w * (1000 * L) ** 4) / (E * I_x),
)
