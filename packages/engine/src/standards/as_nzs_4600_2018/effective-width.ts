import { POISSON, YOUNGS_MODULUS } from './material.ts'

/** Plate buckling coefficients k of elements in uniform compression: both edges supported, one edge free (clause 2.2.1.2, 2.3.1). */
export const STIFFENED = 4

/** Plate buckling coefficient k of an element with one free edge in uniform compression (clause 2.3.1). */
export const UNSTIFFENED = 0.43

type Plate = { readonly b: number; readonly t: number; readonly k: number; readonly f: number }

/** Elastic buckling stress of a plate element f_cr, MPa, clause 2.2.1.2(5): flat width and thickness mm. */
export const plateBucklingStress = ({ b, t, k }: Omit<Plate, 'f'>): number =>
  ((k * Math.PI ** 2 * YOUNGS_MODULUS) / (12 * (1 - POISSON ** 2))) * (t / b) ** 2

/** Effective width b_e of a plate element under the stress f, mm, clause 2.2.1.2. */
export const effectiveWidth = ({ b, t, k, f }: Plate): number => {
  const lambda = Math.sqrt(f / plateBucklingStress({ b, t, k }))
  return lambda <= 0.673 ? b : (b * (1 - 0.22 / lambda)) / lambda
}

type Web = { readonly b: number; readonly t: number; readonly f_1: number; readonly psi: number }

/**
 * Effective widths of a web in bending, mm, clause 2.2.3.2: b_1 next to the compressed flange, b_2 next to the neutral axis.
 * f_1 is the compression at the edge, psi the size of the tension at the other edge as a share of it.
 */
export const webEffectiveWidths = ({ b, t, f_1, psi }: Web): { readonly b_1: number; readonly b_2: number } => {
  const b_e = effectiveWidth({ b, t, k: STIFFENED + 2 * (1 + psi) ** 3 + 2 * (1 + psi), f: f_1 })
  const b_1 = b_e / (3 + psi)
  return { b_1, b_2: psi > 0.236 ? b_e / 2 : b_e - b_1 }
}
