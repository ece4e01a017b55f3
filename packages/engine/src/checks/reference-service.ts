import { capacityCheck } from './capacity-check.ts'

/** Fixing of a published certificate, service uplift. */
export const referenceService = capacityCheck({
  id: 'reference-service',
  title: 'reference-fixing-service',
  clause: 'Method 5, reference hardware',
  limitState: 'service',
})
