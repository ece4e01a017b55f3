import type { CheckResult } from '@soundroof/contract/roofs/results/result'

const ids: ReadonlySet<string> = new Set(['module-uplift', 'module-push', 'rail-bending'])

/**
 * Checks that may hold with a condition. Older results compare with the largest capacity that may be confirmed, later ones
 * with the known capacity; the demand of one roof is the same in both. Method 8.
 */
export const mayHoldOnCondition = ({ id }: Pick<CheckResult, 'id'>): boolean => ids.has(id)
