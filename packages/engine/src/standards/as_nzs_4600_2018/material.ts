/** Elastic moduli of steel, MPa, and Poisson's ratio. */
export const YOUNG = 200_000
export const SHEAR = 80_000
export const POISSON = 0.3
