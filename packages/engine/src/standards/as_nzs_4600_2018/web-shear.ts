import { YOUNGS_MODULUS } from './material.ts'

/** Shear buckling coefficient of an unstiffened web, clause 3.3.4.1. */
const K_V = 5.34

type Web = { readonly d_1: number; readonly t: number; readonly f_y: number }

/** Nominal shear capacity of an unstiffened web V_v, N, clause 3.3.4.1: flat depth and thickness mm, yield stress MPa. */
export const webShearCapacity = ({ d_1, t, f_y }: Web): number => {
  const limit = Math.sqrt((YOUNGS_MODULUS * K_V) / f_y)
  if (d_1 / t <= limit) return 0.64 * f_y * d_1 * t
  if (d_1 / t <= 1.415 * limit) return 0.64 * t ** 2 * Math.sqrt(YOUNGS_MODULUS * K_V * f_y)
  return (0.905 * YOUNGS_MODULUS * K_V * t ** 3) / d_1
}

/** Utilisation of an unstiffened web in bending and shear together, clause 3.3.5: actions and their design capacities. */
export const bendingAndShear = (M: number, phi_M_s: number, V: number, phi_V_v: number): number =>
  Math.hypot(M / phi_M_s, V / phi_V_v)
