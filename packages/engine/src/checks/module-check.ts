import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { worstStatus } from '../calculation/step.ts'
import { type Check, compare, type FixingCase, notApplicable } from './check.ts'
import { type ModuleLevel, moduleLevel } from './module-level.ts'

type Words = { readonly id: string; readonly title: Message; readonly direction: 'pull' | 'push' }

const loadOf = (fixing: FixingCase, direction: Words['direction']): number =>
  direction === 'pull' ? fixing.uplift : (fixing.downward ?? 0)

const reasons: Readonly<Record<ModuleLevel, Message>> = {
  design: 'module-within-its-design-pressure',
  tested: 'module-tested-to-more',
  confirmed: 'module-confirmed-by-its-maker',
  beyond: 'module-beyond-its-pressure',
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
    const level = moduleLevel(limits, w)
    // Against the largest that can still be fixed, whatever it asks: more wind never shows less.
    return compare({ ...words, reason: reasons[level] }, w, limits.confirmed)
  },
})
