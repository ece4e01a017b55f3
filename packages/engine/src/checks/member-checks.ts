import type { MemberCheck } from './member-check.ts'

/**
 * Checks of purlins and rafters (method §6, §7), run for every arrangement that the fixings allow.
 * The list is empty: the result says on its first line that members were not checked.
 */
export const memberChecks: readonly MemberCheck[] = []
