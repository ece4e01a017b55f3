import { capacityCheck } from './capacity-check.ts'

/** Bracket of an L-foot in ultimate uplift. */
export const footBracket = capacityCheck({
  id: 'foot-bracket',
  title: 'foot-bracket',
  clause: 'Method 5.1',
  limitState: 'ultimate',
})
