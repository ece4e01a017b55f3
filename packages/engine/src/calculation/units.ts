/**
 * Units: mm, N, MPa for members and sections; m, kPa, kN for actions; degrees at the edge, radians inside.
 */
export const GRAVITY = 9.81

/** Degrees as radians. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Millimetres as metres. */
export const metres = (millimetres: number): number => millimetres / 1000
