import type { SpeedColumn } from '../as_nzs_1170_2/regional-wind-speed.ts'

/** Regions of figure 3.1(A); 'A' is a coastal sub-region A1 to A5 that is not known. */
export const regions2021 = ['A', 'A0', 'A1', 'A2', 'A3', 'A4', 'A5', 'B1', 'B2', 'C', 'D'] as const

/** A wind region by the name that the 2021 edition gives it. */
export type Region2021 = (typeof regions2021)[number]

/** The column of table 3.1 for a region: its letter. */
export const speedColumn2021 = (region: Region2021): SpeedColumn => region[0] as 'A' | 'B' | 'C' | 'D'
