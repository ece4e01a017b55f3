import { clause } from '../../calculation/step.ts'

type Bending = {
  readonly phi: number
  readonly k_1: number
  readonly k_4: number
  readonly k_6: number
  readonly k_9: number
  readonly k_12: number
  readonly f_b: number
  readonly b: number
  readonly d: number
}

/** Design bending capacity of a rectangular beam M_d, kNm, clause 3.2.1: f'b MPa, breadth and depth mm. */
export const bendingCapacity = clause<Bending>(
  {
    symbol: 'M_d',
    label: 'design-bending-capacity',
    unit: 'kNm',
    clause: 'AS 1720.1:2010 cl 3.2.1',
    formula: 'phi * k_1 * k_4 * k_6 * k_9 * k_12 * f_b * b * d ^ 2 / 6 / 1000000',
  },
  (g) => (g.phi * g.k_1 * g.k_4 * g.k_6 * g.k_9 * g.k_12 * g.f_b * g.b * g.d * g.d) / 6 / 1e6,
)

type Shear = {
  readonly phi: number
  readonly k_1: number
  readonly k_4: number
  readonly k_6: number
  readonly f_s: number
  readonly b: number
  readonly d: number
}

/** Design shear capacity of a rectangular beam V_d, kN, clause 3.2.5: f's MPa, breadth and depth mm. */
export const shearCapacity = clause<Shear>(
  {
    symbol: 'V_d',
    label: 'design-shear-capacity',
    unit: 'kN',
    clause: 'AS 1720.1:2010 cl 3.2.5',
    formula: 'phi * k_1 * k_4 * k_6 * f_s * 2 / 3 * b * d / 1000',
  },
  (g) => (g.phi * g.k_1 * g.k_4 * g.k_6 * g.f_s * 2 * g.b * g.d) / 3 / 1000,
)
