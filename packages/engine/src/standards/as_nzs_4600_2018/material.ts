/** Elastic moduli of steel, MPa, and Poisson's ratio. */
export const YOUNGS_MODULUS = 200_000

/** Shear modulus of steel G, MPa. */
export const SHEAR_MODULUS = 80_000

/** Poisson's ratio of steel. */
export const POISSON = 0.3
