import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { clause, leastSure, worstStatus } from '../calculation/step.ts'
import { type CapacityId, type Check, compare, type FixingCase, notApplicable } from './check.ts'

const spacingWords = { symbol: 's', unit: 'mm', formula: '1000 * R / (w * t)' } as const

type Words = {
  readonly id: CapacityId
  readonly title: Message
  readonly clause: string
  readonly limitState: 'ultimate' | 'service'
}

/** Force on one fixing N = w t s, kN: load kPa, tributary width m, spacing mm. Method 5.1. */
export const fixingForce = clause<{ readonly w: number; readonly t: number; readonly s: number }>(
  { symbol: 'N', label: 'uplift-per-fixing', unit: 'kN', clause: 'Method 5.1', formula: 'w * t * s / 1000' },
  ({ w, t, s }) => (w * t * s) / 1000,
)

const loadOf = (fixing: FixingCase, limitState: Words['limitState']): number =>
  limitState === 'ultimate' ? fixing.feet.uplift : fixing.feet.serviceUplift

/** A check of the force on one fixing against one capacity. Method 5.1 and §5.2. */
export const capacityCheck = (words: Words): Check => {
  const { id, title, limitState } = words
  const largest = clause<{ readonly R: number; readonly w: number; readonly t: number }>(
    { ...spacingWords, label: { code: 'spacing-by', values: { check: title } }, clause: words.clause },
    ({ R, w, t }) => (1000 * R) / (w * t),
  )
  return {
    id,
    title,
    clause: words.clause,
    applies: ({ capacities }) => capacities[id] !== undefined,
    limit: (fixing) => {
      const capacity = fixing.hardware.capacities[id]
      const w = loadOf(fixing, limitState)
      if (!capacity || w <= 0) return null
      return largest(
        { R: capacity.value, w, t: fixing.tributary },
        leastSure(capacity, { status: fixing.status.uplift }),
      )
    },
    judge: (fixing, { spacing }) => {
      const capacity = fixing.hardware.capacities[id]
      const w = loadOf(fixing, limitState)
      const status = worstStatus(capacity?.status ?? 'verified', fixing.status.uplift)
      const reason = !capacity || w <= 0 ? 'no-uplift' : capacity.reason
      const compared = { id, title: capacity?.title ?? title, clause: words.clause, unit: 'kN', status, reason }
      if (!capacity || w <= 0) return notApplicable(compared)
      return compare(compared, (w * fixing.tributary * spacing) / 1000, capacity.value)
    },
  }
}
