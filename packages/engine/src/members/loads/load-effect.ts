import { clause, type Remarks, type Step } from '../../calculation/step.ts'

/** The demand that a line load causes in a member, proportional to it. */
export type LoadEffect = {
  readonly unit: string
  /** Demand of a line load of 1 kN/m. */
  readonly factor: number
  /** Null: the demand is the line load, which is printed already. */
  readonly step: ((w: number, remarks?: Remarks) => Step) | null
  /** Utilisation of the bare roof, from its line load and the capacity, on one line. */
  readonly bareShare: (w_0: number, R: number, remarks?: Remarks) => Step
}

const bareUtilisationWords = {
  symbol: 'u_0',
  label: 'utilisation-of-the-bare-roof',
  unit: '',
  clause: 'Method 6',
} as const

const lineUtilisation = clause<{ readonly w_0: number; readonly R: number }>(
  { ...bareUtilisationWords, formula: 'w_0 / R' },
  ({ w_0, R }) => w_0 / R,
)

/** The line load itself: capacity tables are in kN/m. */
export const lineLoad: LoadEffect = {
  unit: 'kN/m',
  factor: 1,
  step: null,
  bareShare: (w_0, R, remarks) => lineUtilisation({ w_0, R }, remarks),
}

const momentStep = clause<{ readonly w: number; readonly L: number }>(
  { symbol: 'M_x', label: 'design-moment', unit: 'kNm', clause: 'Method 6', formula: 'w * L ^ 2 / 8' },
  ({ w, L }) => (w * L * L) / 8,
)
const momentUtilisation = clause<{ readonly w_0: number; readonly L: number; readonly R: number }>(
  { ...bareUtilisationWords, formula: 'w_0 * L ^ 2 / 8 / R' },
  ({ w_0, L, R }) => (w_0 * L * L) / 8 / R,
)

/** Moment w L2/8, kNm: simple span, or support of two spans. @param L span, m */
export const moment = (L: number): LoadEffect => ({
  unit: 'kNm',
  factor: (L * L) / 8,
  step: (w, remarks) => momentStep({ w, L }, remarks),
  bareShare: (w_0, R, remarks) => momentUtilisation({ w_0, L, R }, remarks),
})

const shearStep = clause<{ readonly k_v: number; readonly w: number; readonly L: number }>(
  { symbol: 'V_x', label: 'design-shear', unit: 'kN', clause: 'Method 6', formula: 'k_v * w * L' },
  ({ w, k_v, L }) => k_v * w * L,
)
const shearUtilisation = clause<{ readonly k_v: number; readonly w_0: number; readonly L: number; readonly R: number }>(
  { ...bareUtilisationWords, formula: 'k_v * w_0 * L / R' },
  ({ w_0, k_v, L, R }) => (k_v * w_0 * L) / R,
)

/** Shear at a support, kN. @param k_v part of w L: 0.5 simple span, 0.625 at the middle support of two */
export const shear = (k_v: number, L: number): LoadEffect => ({
  unit: 'kN',
  factor: k_v * L,
  step: (w, remarks) => shearStep({ k_v, w, L }, remarks),
  bareShare: (w_0, R, remarks) => shearUtilisation({ k_v, w_0, L, R }, remarks),
})

/** What the deflection of a beam depends on: creep factor j_2, factor k_d of its spans, span L in m, E in MPa, I_x in mm4. */
export type Stiffness = {
  readonly j_2: number
  readonly k_d: number
  readonly L: number
  readonly E: number
  readonly I_x: number
}
const deflectionStep = clause<Stiffness & { readonly w: number }>(
  {
    symbol: 'delta',
    label: 'deflection',
    unit: 'mm',
    clause: 'Method 6',
    formula: 'j_2 * k_d * w * (1000 * L) ^ 4 / (E * I_x)',
  },
  ({ w, j_2, k_d, L, E, I_x }) => (j_2 * k_d * w * (1000 * L) ** 4) / (E * I_x),
)
const deflectionUtilisation = clause<Stiffness & { readonly w_0: number; readonly R: number }>(
  { ...bareUtilisationWords, formula: 'j_2 * k_d * w_0 * (1000 * L) ^ 4 / (E * I_x) / R' },
  ({ w_0, j_2, k_d, L, E, I_x, R }) => (j_2 * k_d * w_0 * (1000 * L) ** 4) / (E * I_x) / R,
)

/** Deflection, mm, of a span in m with E in MPa and I_x in mm4: j_2 for creep, k_d 5/384 of a simple span or 1/185 of two spans. */
export const deflection = ({ j_2, k_d, L, E, I_x }: Stiffness): LoadEffect => ({
  unit: 'mm',
  factor: (j_2 * k_d * (1000 * L) ** 4) / (E * I_x),
  step: (w, remarks) => deflectionStep({ j_2, k_d, w, L, E, I_x }, remarks),
  bareShare: (w_0, R, remarks) => deflectionUtilisation({ j_2, k_d, w_0, L, E, I_x, R }, remarks),
})

const panelWeight = clause<{ readonly D: number; readonly D_0: number }>(
  { symbol: 'w_g', label: 'weight-of-panels-on-the-member', unit: 'kN/m', clause: 'Method 7', formula: 'D - D_0' },
  ({ D, D_0 }) => D - D_0,
)
type Sag = Stiffness & { readonly k_p: number; readonly w: number; readonly w_g: number }
const sag = clause<Sag>(
  {
    symbol: 'delta',
    label: 'deflection',
    unit: 'mm',
    clause: 'Method 7',
    formula: 'j_2 * (k_d * (w - w_g) + k_p * w_g) * (1000 * L) ^ 4 / (E * I_x)',
  },
  ({ j_2, k_d, k_p, w, w_g, L, E, I_x }) => (j_2 * (k_d * (w - w_g) + k_p * w_g) * (1000 * L) ** 4) / (E * I_x),
)

/** Weight of panels that may end on a span, and the deflection with them, mm. */
export const sagWithPanels = { panelWeight, sag }
