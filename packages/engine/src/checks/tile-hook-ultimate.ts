import { capacityCheck } from './capacity-check.ts'

/** Tile hook with two screws into the rafter, ultimate uplift. */
export const tileHookUltimate = capacityCheck({
  id: 'tile-hook-ultimate',
  title: 'tile-hook-ultimate',
  clause: 'Method 5.2',
  limitState: 'ultimate',
})
