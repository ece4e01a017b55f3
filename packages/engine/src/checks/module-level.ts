import type { DataStatus } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Step } from '../calculation/step.ts'

/**
 * Ultimate pressures that a module with its clamps holds, kPa: without more to ask; with proof of a test; with the word of its
 * maker. Each is at least the one before. Method 5.4.
 */
export type PressureLimits = { readonly design: number; readonly tested: number; readonly confirmed: number }

/** What a module holds with its clamps. */
export type ModuleRating = {
  readonly pull: PressureLimits
  readonly push: PressureLimits
  /** Whether the module is chosen, so that its maker can be asked. */
  readonly isNamed: boolean
  readonly status: DataStatus
  /** Where the pressures come from. */
  readonly steps: () => readonly Step[]
}

/** Within its design pressure; within its test pressure; within what its maker may confirm; beyond all of them. */
export type ModuleLevel = 'design' | 'tested' | 'confirmed' | 'beyond'

/** How much a pressure, kPa, asks of a module. */
export const moduleLevel = ({ design, tested, confirmed }: PressureLimits, pressure: number): ModuleLevel => {
  if (pressure <= design) return 'design'
  if (pressure <= tested) return 'tested'
  return pressure <= confirmed ? 'confirmed' : 'beyond'
}
