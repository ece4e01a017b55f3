import { effectiveWidth, STIFFENED, UNSTIFFENED } from './effective-width.ts'
import { YOUNGS_MODULUS } from './material.ts'

/** A flange with a lip at a right angle: flat widths b and d, lip d_l to the outside of the flange, mm; stress MPa. */
export type LippedFlange = {
  readonly b: number
  readonly d: number
  readonly d_l: number
  readonly t: number
  readonly f: number
}

/** Second moment of area that makes a lip an adequate stiffener I_a, mm4, and the exponent n, by the slenderness of the flange. */
const adequateStiffener = ({ b, t, f }: LippedFlange): { readonly I_a: number; readonly n: number } => {
  const S = 1.28 * Math.sqrt(YOUNGS_MODULUS / f)
  const slenderness = b / t / S
  if (slenderness <= 1 / 3) return { I_a: 0, n: 0 }
  if (slenderness < 1) return { I_a: 399 * t ** 4 * (slenderness - Math.sqrt(UNSTIFFENED / 4)) ** 3, n: 1 / 2 }
  return { I_a: t ** 4 * (115 * slenderness + 5), n: 1 / 3 }
}

/** Effective widths of a lipped flange, mm: beside the web, beside the lip, and of the lip. */
export type EffectiveFlange = { readonly b_web: number; readonly b_lip: number; readonly d_s: number }

/**
 * Effective widths of a flange with an edge stiffener, mm, clause 2.4.2 in its three-case form, which the published
 * section moduli follow: next to the web, next to the lip, and of the lip.
 */
export const effectiveLippedFlange = (flange: LippedFlange): EffectiveFlange => {
  const { b, d, d_l, t, f } = flange
  const d_se = effectiveWidth({ b: d, t, k: UNSTIFFENED, f })
  const { I_a, n } = adequateStiffener(flange)
  if (I_a <= 0) return { b_web: b / 2, b_lip: b / 2, d_s: d_se }
  const C_2 = Math.min(1, (d ** 3 * t) / 12 / I_a)
  const k = C_2 ** n * (Math.min(5.25 - (5 * d_l) / b, STIFFENED) - UNSTIFFENED) + UNSTIFFENED
  const b_e = effectiveWidth({ b, t, k, f })
  return { b_web: ((2 - C_2) * b_e) / 2, b_lip: (C_2 * b_e) / 2, d_s: C_2 * d_se }
}
