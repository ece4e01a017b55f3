import { z } from 'zod'
import { editions } from './assessment-input.ts'
import { header, list, number, positive, text, trustedAs } from './figures.ts'

/** Tables of AS/NZS 1170.0 and AS/NZS 1170.2, as the clauses of the engine read them. */

const bySpeedColumn = <T extends z.ZodType>(value: T) => ({ A: value, W: value, B: value, C: value, D: value })

/** Table 3.1: V_R by return period, and the formula between its rows. */
const regionalSpeeds = z.strictObject({
  ...header,
  units: text,
  rows: list(z.strictObject({ years: positive, ...bySpeedColumn(positive) })),
  formulas: z.strictObject(bySpeedColumn(z.strictObject({ a: positive, b: positive, k: positive }))),
})
/** m/s. */
export type RegionalSpeeds = z.infer<typeof regionalSpeeds>

/** N, NE, E, SE, S, SW, W, NW. */
const byDirection = z.tuple([positive, positive, positive, positive, positive, positive, positive, positive]).readonly()
const coastalA = { A1: byDirection, A2: byDirection, A3: byDirection, A4: byDirection, A5: byDirection }

/** Table 3.2: M_d of the regions in which it depends on the direction, and of major framing in the others. */
const directionMultipliers = z.strictObject({
  ...header,
  units: text,
  '2021': z.strictObject({
    majorFraming: positive,
    regions: z.strictObject({ A0: byDirection, ...coastalA, B1: byDirection }),
  }),
  '2011': z.strictObject({
    majorFraming: positive,
    regions: z.strictObject({ ...coastalA, A6: byDirection, A7: byDirection, W: byDirection }),
  }),
})
export type DirectionMultipliers = z.infer<typeof directionMultipliers>

/** Table 4.1: M_z,cat by terrain category, one multiplier for each height. */
const terrainHeight = z.strictObject({
  ...header,
  units: text,
  heights: list(positive),
  columns: list(z.strictObject({ category: positive, editions: list(z.enum(editions)), multipliers: list(positive) })),
})
export type TerrainHeight = z.infer<typeof terrainHeight>

/** Rows of abscissa and ordinate. */
const rows = list(z.tuple([number, number]).readonly())

/** Table 4.3: M_s by shielding parameter. */
const shielding = z.strictObject({ ...header, units: text, rows })
export type Shielding = z.infer<typeof shielding>

/** Least and greatest coefficient. */
const range = z.tuple([number, number]).readonly()

/** Tables 5.3(A) and 5.3(B): external pressure on gable roofs; suction below 0. */
const gableRoof = z.strictObject({
  ...header,
  units: text,
  /** By distance from the windward edge in roof heights, null: any further; at h/d up to 0.5 and from 1 on. */
  below10Degrees: list(z.strictObject({ upTo: positive.nullable(), lowRoof: range, highRoof: range })),
  /** By h/d: rows of slope in degrees. */
  upwindSlope: list(z.strictObject({ heightOverDepth: positive, least: rows, greatest: rows })),
})
export type GableRoof = z.infer<typeof gableRoof>

const inside = z.strictObject({ outward: z.number().min(0), inward: positive })

/** Table 5.1: internal pressure coefficients, magnitudes. */
const internalPressure = z.strictObject({
  ...trustedAs,
  units: text,
  enclosed: inside,
  permeable: inside,
  dominantOpening: inside,
  sidesOpen2021: inside,
  sidesOpen2011: inside,
})
export type InternalPressureTable = z.infer<typeof internalPressure>

/** Table 5.7: K_r in the lee of a parapet, by its height over the roof height or over the least plan dimension. */
const parapet = z.strictObject({ ...trustedAs, units: text, overHeight: rows, overPlan: rows })
export type ParapetTable = z.infer<typeof parapet>

const years = z.union([positive, z.literal('analysis'), z.null()])

/** AS/NZS 1170.0 table F2: years by design life and importance level; null: no such pair. */
const returnPeriods = z.strictObject({
  ...header,
  units: text,
  rows: list(z.strictObject({ life: positive, byImportance: z.tuple([years, years, years, years]).readonly() })),
})
export type ReturnPeriods = z.infer<typeof returnPeriods>

/** Each with source, edition and status. */
export const windStandardTables = {
  regionalSpeeds,
  directionMultipliers,
  terrainHeight,
  shielding,
  gableRoof,
  internalPressure,
  parapet,
  returnPeriods,
}
