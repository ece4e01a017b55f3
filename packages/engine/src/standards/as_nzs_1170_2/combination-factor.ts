import type { Words } from '../../calculation/step.ts'

/** The direction of internal pressure on the roof: outward lifts it. */
export type PressureDirection = 'outward' | 'inward'

const wordsOf = (direction: PressureDirection): Words => ({
  symbol: 'K_c',
  label: direction === 'outward' ? 'action-combination-outward' : 'action-combination-inward',
  unit: '',
  clause: 'AS/NZS 1170.2 table 5.5',
})

/** Combination factor K_c of pressure on the roof with internal pressure. */
export const combinationWords = { outward: wordsOf('outward'), inward: wordsOf('inward') } as const

/** Least product of K_a and K_c. */
export const LEAST_REDUCTION = 0.8
