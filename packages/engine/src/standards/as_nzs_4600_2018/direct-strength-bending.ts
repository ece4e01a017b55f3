/** Moments of the clauses below in one unit. */

/** Nominal moment at local buckling M_bl, clause 7.2.2.3: moment of the whole beam and elastic local buckling moment. */
export const localStrength = (M_be: number, M_ol: number): number => {
  if (Math.sqrt(M_be / M_ol) <= 0.776) return M_be
  const share = (M_ol / M_be) ** 0.4
  return (1 - 0.15 * share) * share * M_be
}

/** Nominal moment at distortional buckling M_bd, clause 7.2.2.4: yield moment and elastic distortional buckling moment. */
export const distortionalStrength = (M_y: number, M_od: number): number => {
  const lambda = Math.sqrt(M_y / M_od)
  return lambda <= 0.673 ? M_y : ((1 - 0.22 / lambda) / lambda) * M_y
}
