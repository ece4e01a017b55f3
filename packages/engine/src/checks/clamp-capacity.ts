import { capacityCheck } from './capacity-check.ts'

/** Clamp on a roof rib in ultimate uplift. */
export const clampCapacity = capacityCheck({
  id: 'clamp-capacity',
  title: 'clamp-on-the-roof-rib',
  clause: 'Method 5.1',
  limitState: 'ultimate',
})
