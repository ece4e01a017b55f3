import { clause } from '../../calculation/step.ts'

/** Least distributed live load of a roof that is not walked on, kPa, table 3.2. */
export const LEAST_LIVE_LOAD = 0.25

/** Distributed live load of a roof Q, kPa, by the plan area that a member of span L and spacing p supports, m, table 3.2: R2. */
export const roofLiveLoad = clause<{ readonly L: number; readonly p: number }>(
  {
    symbol: 'Q',
    label: 'roof-live-load',
    unit: 'kPa',
    clause: 'AS/NZS 1170.1:2002 table 3.2',
    formula: `max(${LEAST_LIVE_LOAD}, 1.8 / (L * p) + 0.12)`,
  },
  ({ L, p }) => Math.max(LEAST_LIVE_LOAD, 1.8 / (L * p) + 0.12),
)
