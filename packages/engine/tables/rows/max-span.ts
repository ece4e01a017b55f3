/** Loads that a purlin of a table must carry in service at the largest spacing of its depth, kPa. */
const SHEET = 0.05
const LIVE = 0.25
const GRAVITY = 9.81

type Row = { readonly span: number; readonly cs: number }

/** Dead load of sheet and purlin plus 0.25 kPa at a spacing in mm, kN/m; mass of the purlin kg/m. */
export const serviceNeed = (spacing: number, mass: number): number =>
  ((SHEET + LIVE) * spacing) / 1e3 + (mass * GRAVITY) / 1e3

/** Largest span of the rows at which the capacity is above 0 and the service load covers the need; 0 when there is none. */
export const maxSpan = <T extends Row>(rows: readonly T[], need: number, capacity: (row: T) => number): number =>
  rows.reduce((longest, row) => (capacity(row) > 0 && row.cs >= need ? Math.max(longest, row.span) : longest), 0)
