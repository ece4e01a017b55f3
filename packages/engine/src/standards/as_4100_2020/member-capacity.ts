import { clause } from '../../calculation/step.ts'

/** Elastic moduli of steel, MPa. */
export const YOUNGS_MODULUS = 200_000

/** Shear modulus of steel G, MPa, clause 2.2. */
export const SHEAR_MODULUS = 80_000

type Buckling = {
  readonly E: number
  readonly G: number
  readonly I_y: number
  readonly J: number
  readonly I_w: number
  readonly L_e: number
}

/** Reference buckling moment M_o, kNm, clause 5.6.1.1: MPa, mm4, mm6, effective length mm. */
export const referenceBucklingMoment = clause<Buckling>(
  {
    symbol: 'M_o',
    label: 'reference-buckling-moment',
    unit: 'kNm',
    clause: 'AS 4100:2020 cl 5.6.1.1(3)',
    formula: 'sqrt(pi ^ 2 * E * I_y / L_e ^ 2 * (G * J + pi ^ 2 * E * I_w / L_e ^ 2)) / 1000000',
  },
  ({ E, G, I_y, J, I_w, L_e }) => {
    const euler = (Math.PI * Math.PI * E) / (L_e * L_e)
    return Math.sqrt(euler * I_y * (G * J + euler * I_w)) / 1e6
  },
)

type Reduction = { readonly M_s: number; readonly M_o: number }

/** Slenderness reduction factor, clause 5.6.1.1(2); moments in the same unit. */
export const slendernessReduction = clause<Reduction>(
  {
    symbol: 'alpha_s',
    label: 'slenderness-reduction-factor',
    unit: '',
    clause: 'AS 4100:2020 cl 5.6.1.1(2)',
    formula: '0.6 * (sqrt((M_s / M_o) ^ 2 + 3) - M_s / M_o)',
  },
  ({ M_s, M_o }) => 0.6 * (Math.sqrt((M_s / M_o) ** 2 + 3) - M_s / M_o),
)

type Member = { readonly alpha_m: number; readonly alpha_s: number; readonly M_s: number }

/** Nominal member moment capacity M_b, kNm, clause 5.6.1.1(1). */
export const memberMoment = clause<Member>(
  {
    symbol: 'M_b',
    label: 'member-moment-capacity',
    unit: 'kNm',
    clause: 'AS 4100:2020 cl 5.6.1.1(1)',
    formula: 'min(M_s, alpha_m * alpha_s * M_s)',
  },
  ({ alpha_m, alpha_s, M_s }) => Math.min(M_s, alpha_m * alpha_s * M_s),
)

/** Design capacity: capacity factor (0.9 in bending and shear, table 3.4) times nominal. */
export const CAPACITY_FACTOR = 0.9

/** Design moment, kNm. */
export const designMoment = clause<{ readonly phi: number; readonly M_b: number }>(
  {
    symbol: 'phi_M_b',
    label: 'design-member-moment-capacity',
    unit: 'kNm',
    clause: 'AS 4100:2020 cl 5.1',
    formula: 'phi * M_b',
  },
  ({ phi, M_b }) => phi * M_b,
)

/** Design shear, kN. */
export const designShear = clause<{ readonly phi: number; readonly V_v: number }>(
  {
    symbol: 'phi_V_v',
    label: 'design-web-shear-capacity',
    unit: 'kN',
    clause: 'AS 4100:2020 cl 5.11.1',
    formula: 'phi * V_v',
  },
  ({ phi, V_v }) => phi * V_v,
)

/** Moment modification factor of a simple span under uniform load, table 5.6.1. */
export const UNIFORM_LOAD_MOMENT_FACTOR = 1.13

/** Mass of steel, kg/m3, clause 2.2. */
export const DENSITY = 7850
