import type { SpeedColumn } from '../as_nzs_1170_2/regional-wind-speed.ts'

/** Regions of figure 3.1; 'A' is an Australian A1 to A5 that is not known; A6, A7 and W are in New Zealand. */
export const regions2011 = ['A', 'A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'W', 'B', 'C', 'D'] as const

/** A wind region by the name that the 2011 edition gives it. */
export type Region2011 = (typeof regions2011)[number]

/** The column of table 3.1 for a region: its letter. */
export const speedColumn2011 = (region: Region2011): SpeedColumn => region[0] as SpeedColumn
