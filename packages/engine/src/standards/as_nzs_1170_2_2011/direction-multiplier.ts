import type { DirectionMultipliers } from '@soundroof/contract/roofs/catalogue/wind-standard-tables'
import { type ByDirection, largestOf, sameInAllDirections } from '../as_nzs_1170_2/by-direction.ts'
import type { Region2011 } from './regions.ts'

/**
 * Wind direction multipliers M_d for panels and their fixings, table 3.2; an unknown A takes the largest of A1 to A5. In B, C and D
 * the 1.0 of clause 3.3.2(b) for cladding and its immediate supports.
 */
export const directionMultipliers2011 = (
  { regions }: DirectionMultipliers['2011'],
  region: Region2011,
): ByDirection => {
  if (region === 'A') return largestOf([regions.A1, regions.A2, regions.A3, regions.A4, regions.A5])
  return region === 'B' || region === 'C' || region === 'D' ? sameInAllDirections(1) : regions[region]
}

/** M_d of whole buildings and major framing in B, C and D, clause 3.3.2(a); null elsewhere, where that of panels holds. */
export const framingMultiplier2011 = (
  { majorFraming }: DirectionMultipliers['2011'],
  region: Region2011,
): number | null => (region === 'B' || region === 'C' || region === 'D' ? majorFraming : null)
