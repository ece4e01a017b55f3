import { z } from 'zod'
import { header, list, number, origin, positive, text } from './figures.ts'
import { windClasses } from './place-tables.ts'
import { windStandardTables } from './wind-standard-tables.ts'

/** Pressure coefficients that the engine reads; suction as magnitudes. */

const tiltedPanels = z.strictObject({
  ...header,
  units: text,
  rows: list(z.strictObject({ angle: number, windwardHalf: positive, mean: positive, downward: positive })),
  /** Wall of a frame that tilted panels push sideways: coefficients, magnitudes; share of its wind that panels may add. */
  wall: z.strictObject({ ...origin, windward: positive, leeward: positive, share: positive }),
})

/** Coefficients by slope, degrees. */
const bySlope = list(z.tuple([number, positive]))

/** Suction of hip roofs: rows of height over depth, each by slope. */
const hipRoof = z.strictObject({
  ...header,
  units: text,
  /** Degrees; below it, and where the longer side is more than so many times the shorter, a hip counts as a gable. */
  leastSlope: positive,
  longestOverShortest: positive,
  rows: list(z.strictObject({ heightOverDepth: positive, suction: bySlope })),
})

const freeRoofShape = z.strictObject({ suction: bySlope, downward: bySlope })

/** Net coefficients of free-standing roofs, by slope. */
const freeRoof = z.strictObject({
  ...header,
  units: text,
  /** Degrees, and height over the shorter plan dimension: outside there is no figure. */
  steepest: positive,
  lowest: positive,
  highest: positive,
  leastDownward: positive,
  monoslope: freeRoofShape,
  pitched: freeRoofShape,
})

/** Net coefficients of the clause for panels parallel to a roof; null: not entered, so the two-zone path is off. */
const clauseCoefficients = z.strictObject({ central: positive, end: positive, source: text }).nullable()
/** AS/NZS 1170.2:2021 appendix B6, or 2011 appendix D. */
export type PanelClauseCoefficients = z.infer<typeof clauseCoefficients>
const panelClause = z.strictObject({
  ...header,
  units: text,
  minimumDownward: positive,
  '2021': clauseCoefficients,
  '2011': clauseCoefficients,
})

/** Everything that the catalogue holds of wind. */
export const windTables = z.strictObject({
  ...windStandardTables,
  tiltedPanels,
  panelClause,
  hipRoof,
  freeRoof,
  windClasses,
})
export type WindTables = z.infer<typeof windTables>
