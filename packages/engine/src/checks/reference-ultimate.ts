import { capacityCheck } from './capacity-check.ts'

/** Fixing of a published certificate, ultimate uplift. */
export const referenceUltimate = capacityCheck({
  id: 'reference-ultimate',
  title: 'reference-fixing-ultimate',
  clause: 'Method 5, reference hardware',
  limitState: 'ultimate',
})
