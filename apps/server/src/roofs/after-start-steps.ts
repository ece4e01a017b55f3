import type { AfterStartStep } from '../platform/work/after-start.ts'
import { fillAskedHashes, forgetUnusedCapacities } from './calculations/asked-hash-rows.ts'
import { fillQueueFacts } from './queue-facts/queue-facts.ts'

/** Takes less than a tenth of a second with sealing on a busy machine, which calls on the embedded database wait for. */
const resultsAtOnce = 20

/** A result is read for each. */
const projectsAtOnce = 20

/** Work that migrations leave for after the start, in order. A name that has landed never changes. */
export const afterStartSteps: readonly AfterStartStep[] = [
  { name: 'asked-hash', batch: (tx, after) => fillAskedHashes(tx, after, resultsAtOnce) },
  { name: 'unused-batten-capacities', batch: (tx, after) => forgetUnusedCapacities(tx, after, resultsAtOnce) },
  { name: 'queue-facts', batch: (tx, after) => fillQueueFacts(tx, after, projectsAtOnce) },
]
