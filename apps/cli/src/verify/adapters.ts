import type { Adapter } from './case.ts'
import { chordAdapters } from './chord-adapters.ts'
import { comparisonAdapters } from './comparison-adapters.ts'
import { crossingAdapters } from './crossing-adapters.ts'
import { fixingAdapters } from './fixing-adapters.ts'
import { memberAdapters } from './member-adapters.ts'
import { moduleAdapters } from './module-adapters.ts'
import { placeAdapters } from './place-adapters.ts'
import { purlinAdapters } from './purlin-adapters.ts'
import { railAdapters } from './rail-adapters.ts'
import { roofAdapters } from './roof-adapters.ts'
import { windAdapters } from './wind-adapters.ts'

/** One adapter per kind of published case: from the case's inputs to the engine's own public function. */
export const adapters: Readonly<Record<string, Adapter>> = {
  ...windAdapters,
  ...fixingAdapters,
  ...crossingAdapters,
  ...memberAdapters,
  ...purlinAdapters,
  ...placeAdapters,
  ...moduleAdapters,
  ...comparisonAdapters,
  ...chordAdapters,
  ...railAdapters,
  ...roofAdapters,
}
