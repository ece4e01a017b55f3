import { capacityCheck } from './capacity-check.ts'

/** Bending of a tile hook in service. */
export const tileHookService = capacityCheck({
  id: 'tile-hook-service',
  title: 'tile-hook-service',
  clause: 'Method 5.2',
  limitState: 'service',
})
