import { clause } from '../../step.ts'

/** Least distributed live load of a roof that is not walked on, kPa, table 3.2. */
export const LEAST_LIVE_LOAD = 0.25

/** Distributed live load of a roof Q, kPa, by the plan area that a member supports, m2, table 3.2: R2. */
export const roofLiveLoad = clause<{ readonly A: number }>(
  {
    symbol: 'Q',
    label: 'Roof live load',
    unit: 'kPa',
    clause: 'AS/NZS 1170.1:2002 table 3.2',
    formula: `max(${LEAST_LIVE_LOAD}, 1.8 / A + 0.12)`,
  },
  ({ A }) => Math.max(LEAST_LIVE_LOAD, 1.8 / A + 0.12),
)
