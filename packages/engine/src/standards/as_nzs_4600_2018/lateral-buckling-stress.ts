/**
 * Critical stress of a beam that buckles sideways f_c, MPa, clause 3.3.3.2: yield stress, yield moment and elastic buckling
 * moment in one unit. The moment is f_c times the effective modulus at f_c.
 */
export const lateralBucklingStress = (f_y: number, M_y: number, M_o: number): number => {
  const slenderness = M_y / M_o
  const lambda = Math.sqrt(slenderness)
  if (lambda <= 0.6) return f_y
  if (lambda < 1.336) return 1.11 * f_y * (1 - (10 * slenderness) / 36)
  return f_y / slenderness
}
