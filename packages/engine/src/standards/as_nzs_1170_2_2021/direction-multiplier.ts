import { type ByDirection, sameInAllDirections } from '../as_nzs_1170_2/by-direction.ts'
import type { Region2021 } from './regions.ts'

/** Table 3.2(A); in B2, C and D the 1.0 of clause 3.3(b) for cladding and its immediate supports, which panels are. */
const table: Readonly<Record<Exclude<Region2021, 'A'>, ByDirection>> = {
  A0: [0.9, 0.85, 0.85, 0.9, 0.9, 0.95, 1, 0.95],
  A1: [0.9, 0.85, 0.85, 0.8, 0.8, 0.95, 1, 0.95],
  A2: [0.85, 0.75, 0.85, 0.95, 0.95, 0.95, 1, 0.95],
  A3: [0.9, 0.75, 0.75, 0.9, 0.9, 0.95, 1, 0.95],
  A4: [0.85, 0.75, 0.75, 0.8, 0.8, 0.9, 1, 1],
  A5: [0.95, 0.8, 0.8, 0.8, 0.8, 0.95, 1, 0.95],
  B1: [0.75, 0.75, 0.85, 0.9, 0.95, 0.95, 0.95, 0.9],
  B2: sameInAllDirections(1),
  C: sameInAllDirections(1),
  D: sameInAllDirections(1),
}

const coastal = [table.A1, table.A2, table.A3, table.A4, table.A5]
const largestOfCoastal = table.A1.map((_, index) => Math.max(...coastal.map((row) => row[index] as number)))

/** Wind direction multipliers M_d for panels and their fixings; an unknown A takes the largest of A1 to A5. */
export const directionMultipliers2021 = (region: Region2021): ByDirection =>
  region === 'A' ? (largestOfCoastal as unknown as ByDirection) : table[region]

/** M_d of major framing in B2, C and D, table 3.2(A). */
export const MAJOR_FRAMING_2021 = 0.9
