import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { worstStatus } from '../calculation/step.ts'
import { type Check, compareOnCondition, type FixingCase, notApplicable } from './check.ts'
import { moduleLevel, type PressureLimits } from './module-level.ts'

type Words = { readonly id: string; readonly title: Message; readonly direction: 'pull' | 'push' }

const loadOf = (fixing: FixingCase, direction: Words['direction']): number =>
  direction === 'pull' ? fixing.uplift : (fixing.downward ?? 0)

const reasonOf = (limits: PressureLimits, w: number): Message => {
  const level = moduleLevel(limits, w)
  if (level === 'design') return 'module-within-its-design-pressure'
  if (level === 'tested') return 'module-tested-to-more'
  if (level === 'confirmed') return 'module-confirmed-by-its-maker'
  return { code: 'module-beyond', values: { largest: limits.confirmed } }
}

/** Ultimate wind against what the module with its clamps holds, in one direction. Method 5.4. */
export const moduleCheck = ({ id, title, direction }: Words): Check => ({
  id,
  title,
  clause: 'Method 5.4',
  applies: ({ capacities }) =>
    capacities['reference-ultimate'] === undefined && capacities['reference-service'] === undefined,
  limit: () => null,
  judge: (fixing) => {
    const { module, status } = fixing
    const w = loadOf(fixing, direction)
    const loads = direction === 'pull' ? status.uplift : status.downward
    const words = {
      id,
      title,
      clause: 'Method 5.4',
      unit: 'kPa',
      status: worstStatus(module?.status ?? 'verified', loads),
    }
    if (module === null || w <= 0) return notApplicable({ ...words, reason: 'no-load-in-this-direction' })
    const limits = module[direction]
    return compareOnCondition({ ...words, reason: reasonOf(limits, w) }, w, {
      known: limits.design,
      largest: limits.confirmed,
    })
  },
})
