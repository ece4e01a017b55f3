import type { DirectionMultipliers } from '@soundroof/contract/roofs/catalogue/wind-standard-tables'
import { type ByDirection, largestOf, sameInAllDirections } from '../as_nzs_1170_2/by-direction.ts'
import type { Region2021 } from './regions.ts'

/**
 * Wind direction multipliers M_d for panels and their fixings, table 3.2(A); an unknown A takes the largest of A1 to A5. In B2, C
 * and D the 1.0 of clause 3.3(b) for cladding and its immediate supports, which panels are.
 */
export const directionMultipliers2021 = (
  { regions }: DirectionMultipliers['2021'],
  region: Region2021,
): ByDirection => {
  if (region === 'A') return largestOf([regions.A1, regions.A2, regions.A3, regions.A4, regions.A5])
  return region === 'B2' || region === 'C' || region === 'D' ? sameInAllDirections(1) : regions[region]
}

/** M_d of major framing in B2, C and D, table 3.2(A); null elsewhere, where that of panels holds. */
export const framingMultiplier2021 = (
  { majorFraming }: DirectionMultipliers['2021'],
  region: Region2021,
): number | null => (region === 'B2' || region === 'C' || region === 'D' ? majorFraming : null)
