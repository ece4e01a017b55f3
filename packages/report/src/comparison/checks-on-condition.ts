import type { CheckResult } from '@soundroof/contract/roofs/results/result'

const ids: ReadonlySet<string> = new Set(['module-uplift', 'module-push', 'rail-bending'])

/**
 * Checks that may hold on a condition. Older results give their use against the largest that may be asked, later ones against what
 * is known to hold: of one roof the demand is the same in both. Method 8.
 */
export const mayHoldOnCondition = ({ id }: Pick<CheckResult, 'id'>): boolean => ids.has(id)
