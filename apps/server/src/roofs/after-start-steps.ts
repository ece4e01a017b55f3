import type { AfterStartStep } from '../platform/work/after-start.ts'
import { fillAskedHashes, forgetUnusedCapacities } from './calculations/asked-hash-rows.ts'

/** Under a tenth of a second with sealing on a busy machine: calls wait no longer for the embedded database. */
const resultsAtOnce = 20

/** What migrations leave to be done beside the calls, in their order. A name that landed never changes. */
export const afterStartSteps: readonly AfterStartStep[] = [
  { name: 'asked-hash', batch: (tx, after) => fillAskedHashes(tx, after, resultsAtOnce) },
  { name: 'unused-batten-capacities', batch: (tx, after) => forgetUnusedCapacities(tx, after, resultsAtOnce) },
]
