import { formula } from '../../calculation/formula.ts'
import { clause } from '../../calculation/step.ts'

/** Uplift of a batten or top hat at the rafter that it crosses. Method 6.1: lengths in m, pressures in kPa, forces in kN. */

const words = { clause: 'Method 6.1', unit: 'kN' } as const

type Foot = {
  readonly K_c: number
  readonly q_u: number
  readonly C: number
  readonly g_min: number
  readonly cos_theta: number
  readonly t: number
  readonly s: number
}
/** What one foot lifts, which a crossing beside it takes whole. */
export const footUplift = formula<Foot>(
  {
    ...words,
    symbol: 'F',
    label: 'uplift-of-one-foot-on-the-batten',
    formula: 'max(0, K_c * q_u * C - 0.9 * g_min * cos_theta) * t * s',
  },
  ({ K_c, q_u, C, g_min, cos_theta, t, s }) => Math.max(0, K_c * q_u * C - 0.9 * g_min * cos_theta) * t * s,
)

type Beside = {
  readonly K_c: number
  readonly q_u: number
  readonly C_pe: number
  readonly K_l: number
  readonly e: number
  readonly C_o: number
  readonly p: number
  readonly r: number
  readonly G: number
  readonly cos_theta: number
}
const besideLoad = ({ K_c, q_u, C_pe, K_l, e, C_o, p, r, G, cos_theta }: Beside): number =>
  K_c * q_u * (Math.abs(C_pe) * K_l * e + C_o * p) * r - 0.9 * G * p * r * cos_theta

const besideFormula = (width: string): string =>
  `K_c * q_u * (abs(C_pe) * K_l * ${width} + C_o * p) * r - 0.9 * G * p * r * cos_theta`

/** Bare strip, internal pressure and weight of the roof; negative where the weight is more. */
export const upliftBesideFoot = formula<Beside>(
  { ...words, symbol: 'N_b', label: 'uplift-of-the-crossing-beside-the-foot', formula: besideFormula('e') },
  besideLoad,
)

/** Uplift of the crossing on the bare roof. */
export const bareUplift = formula<Omit<Beside, 'e'>>(
  { ...words, symbol: 'N_x0', label: 'uplift-of-the-crossing-on-the-bare-roof', formula: besideFormula('p') },
  (given) => besideLoad({ ...given, e: given.p }),
)

type Sum = { readonly F: number; readonly r: number; readonly sigma: number; readonly N_b: number }
/** Feet closer together than the rafters add up at a crossing. */
export const crossingUplift = formula<Sum>(
  { ...words, symbol: 'N_x', label: 'uplift-of-the-crossing', formula: 'F * max(1, r / sigma) + N_b' },
  ({ F, r, sigma, N_b }) => F * Math.max(1, r / sigma) + N_b,
)

const held = (uplift: number): number => 1.25 * Math.max(0, uplift)

/** Uplift that a crossing must hold X, kN: a quarter more, for continuity of the batten and feet between the rafters. */
export const demandOnCrossing = formula<{ readonly N_x: number }>(
  { ...words, symbol: 'X', label: 'uplift-that-the-crossing-must-hold', formula: '1.25 * max(0, N_x)' },
  ({ N_x }) => held(N_x),
)

/** Uplift that the bare roof asks of a batten crossing X_0, kN. Method 6.1. */
export const bareDemandOnCrossing = formula<{ readonly N_x0: number }>(
  {
    ...words,
    symbol: 'X_0',
    label: 'uplift-that-the-bare-roof-asks-of-the-crossing',
    formula: '1.25 * max(0, N_x0)',
  },
  ({ N_x0 }) => held(N_x0),
)

type Covered = {
  readonly c: number
  readonly t: number
  readonly s: number
  readonly r: number
  readonly sigma: number
  readonly e: number
}
const areaWords = { clause: 'Method 6.1', unit: 'm2' } as const

/** Roof that a crossing carries, panels counted by their suction beside the roof's. */
export const crossingArea = formula<Covered>(
  {
    ...areaWords,
    symbol: 'A_x',
    label: 'roof-area-of-a-crossing',
    formula: 'c * t * s * max(1, r / sigma) + e * r',
  },
  ({ c, t, s, r, sigma, e }) => c * t * s * Math.max(1, r / sigma) + e * r,
)

/** Up to this multiple of the bare roof an area counts as no more. */
const MORE = 1.05

/**
 * Largest roof area of a crossing A_x0, m2, that counts as no more than without panels: 5 % above pitch times rafter spacing. Method
 * 6.1.
 */
export const largestArea = formula<{ readonly p: number; readonly r: number }>(
  { ...areaWords, symbol: 'A_x0', label: 'largest-roof-area-of-a-crossing', formula: `${MORE} * p * r` },
  ({ p, r }) => MORE * p * r,
)

const ratioWords = {
  symbol: 'c',
  label: 'suction-on-panels-beside-the-bare-roof',
  unit: '',
  clause: 'Method 6.1',
} as const

/** Suction on panels beside that on the bare roof; 1 when flush. */
export const suctionRatio = formula<{ readonly C: number; readonly K_l: number; readonly C_pe: number }>(
  { ...ratioWords, formula: 'C / (K_l * abs(C_pe))' },
  ({ C, K_l, C_pe }) => C / (K_l * Math.abs(C_pe)),
)

type OrLower = { readonly C: number; readonly K_l: number; readonly C_pe: number; readonly c_0: number }
/** Of tilted panels no less than on the same roof built lower: more height never allows more roof at a crossing. */
export const suctionRatioOrLower = formula<OrLower>(
  { ...ratioWords, formula: 'max(C / (K_l * abs(C_pe)), c_0)' },
  ({ C, K_l, C_pe, c_0 }) => Math.max(C / (K_l * Math.abs(C_pe)), c_0),
)

type WithMoment<Of extends string> = Readonly<Record<'k_m' | Of, number>>

/** Suction on the feet of tilt frames, whose outer legs take a moment too. */
export const suctionOnFeet = formula<WithMoment<'C'>>(
  { ...ratioWords, symbol: 'C_f', label: 'suction-on-the-feet-of-frames', formula: 'k_m * C' },
  ({ k_m, C }) => k_m * C,
)
/** The same on that roof built lower. */
export const ratioOnFeet = formula<WithMoment<'c_0'>>(
  { ...ratioWords, symbol: 'c_f0', label: 'suction-on-feet-beside-the-lower-roof', formula: 'k_m * c_0' },
  ({ k_m, c_0 }) => k_m * c_0,
)

/** Of panels under the clause for panels, beside the same roof built lower. */
export const clauseRatioWhenLower = clause<{ readonly C_cl: number; readonly C_pe: number }>(
  {
    symbol: 'c_0',
    label: 'suction-on-panels-beside-the-lower-roof',
    unit: '',
    clause: 'Method 6.1',
    formula: 'C_cl / abs(C_pe)',
  },
  ({ C_cl, C_pe }) => C_cl / Math.abs(C_pe),
)
