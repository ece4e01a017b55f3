/** Elastic moduli of steel, MPa, and Poisson's ratio. */
export const YOUNGS_MODULUS = 200_000
export const SHEAR_MODULUS = 80_000
export const POISSON = 0.3
