import type { WindRegion } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Region2011 } from '../standards/as_nzs_1170_2_2011/regions.ts'
import type { Region2021 } from '../standards/as_nzs_1170_2_2021/regions.ts'

/** Region of the 2021 edition; a bare letter stands for the coastal A1 to A5, or for B2. */
export const regionIn2021 = (region: WindRegion): Region2021 => (region === 'B' ? 'B2' : region)

/**
 * Region of the 2011 edition from the region of 2021, clause 3.2: one B, which reaches 100 km inland between 25 and 30 degrees south.
 * @param distanceKm lower bound of the distance from the smoothed coast; null where it is not known
 */
export const regionIn2011 = (region: WindRegion, distanceKm: number | null): Region2011 => {
  if (region === 'B1') return distanceKm !== null && distanceKm >= 100 ? 'A' : 'B'
  return region[0] as 'A' | 'B' | 'C' | 'D'
}

/** Class 0 A, 1 B, 2 C, 3 D. */
export const regionValue = (region: string): 0 | 1 | 2 | 3 => {
  const values: Readonly<Record<string, 0 | 1 | 2 | 3>> = { A: 0, B: 1, C: 2, D: 3 }
  const value = values[region[0] as string]
  if (value === undefined) throw new RangeError(`no region ${region}`)
  return value
}

/** Regions where importance level 1 at 50 years is designed for 200 years. */
export const isCyclonic = (region: WindRegion): boolean => ['B2', 'C', 'D'].includes(regionIn2021(region))

/** Regions where cyclic wind weakens feet and screws. */
export const isSevereCyclonic = (region: string): boolean => region === 'C' || region === 'D'
