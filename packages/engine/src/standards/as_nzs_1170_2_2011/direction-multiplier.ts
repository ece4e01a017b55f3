import { type ByDirection, sameInAllDirections } from '../as_nzs_1170_2/by-direction.ts'
import type { Region2011 } from './regions.ts'

/** Table 3.2; in B, C and D the 1.0 of clause 3.3.2(b) for cladding and its immediate supports. */
const table: Readonly<Record<Exclude<Region2011, 'A'>, ByDirection>> = {
  A1: [0.9, 0.8, 0.8, 0.8, 0.85, 0.95, 1, 0.95],
  A2: [0.8, 0.8, 0.8, 0.95, 0.9, 0.95, 1, 0.95],
  A3: [0.85, 0.8, 0.8, 0.8, 0.8, 0.85, 0.9, 1],
  A4: [0.9, 0.85, 0.9, 0.9, 0.95, 0.95, 0.95, 0.9],
  A5: [1, 0.85, 0.8, 0.8, 0.85, 0.9, 1, 0.95],
  A6: [0.85, 0.95, 1, 0.95, 0.85, 0.95, 1, 0.95],
  A7: [0.9, 0.9, 0.8, 0.9, 0.9, 0.9, 1, 1],
  W: [1, 0.95, 0.8, 0.9, 1, 1, 0.9, 0.95],
  B: sameInAllDirections(1),
  C: sameInAllDirections(1),
  D: sameInAllDirections(1),
}

const australian = [table.A1, table.A2, table.A3, table.A4, table.A5]
const largest = table.A1.map((_, index) => Math.max(...australian.map((row) => row[index] as number)))

/** Wind direction multipliers M_d for panels and their fixings; an unknown A takes the largest of A1 to A5. */
export const directionMultipliers2011 = (region: Region2011): ByDirection =>
  region === 'A' ? (largest as unknown as ByDirection) : table[region]

/** M_d of whole buildings and major framing in B, C and D, clause 3.3.2(a). */
export const MAJOR_FRAMING_2011 = 0.95
