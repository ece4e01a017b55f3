import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedCheckResult } from '@soundroof/contract/roofs/results/result'
import type { Blocked } from '@soundroof/contract/roofs/results/zone-parts'
import { beyondWhatMayBeAsked, hasNoCapacity, isDecisive, isFailing, shareOfRefused } from '../checks/check.ts'
import { minimumSpacing } from '../checks/minimum-spacing.ts'
import type { Reported, ZoneSolution } from '../spacing/solve-zone.ts'
import { checkUtilisation } from './check-utilisation.ts'

/**
 * The least spacing depends on the other checks: it governs only where it fails and every fixing has a capacity.
 * Checks shown for information never govern, nor those on condition: the condition says what holds there. Method 8.
 */
const mayGovern = (all: readonly CodedCheckResult[]): readonly CodedCheckResult[] => {
  const checks = all.filter(isDecisive)
  const others = checks.filter((check) => check.id !== minimumSpacing.id)
  return others.some(hasNoCapacity)
    ? others
    : checks.filter((check) => check.id !== minimumSpacing.id || check.outcome === 'fail')
}

const shareOf = (check: CodedCheckResult | null): number => (check === null ? -1 : (shareOfRefused(check) ?? -1))

const worstOf = (checks: readonly CodedCheckResult[]): CodedCheckResult | null =>
  mayGovern(checks).reduce<CodedCheckResult | null>((worst, next) => {
    if (worst !== null && hasNoCapacity(worst)) return worst
    if (hasNoCapacity(next)) return next
    return shareOf(next) > shareOf(worst) ? next : worst
  }, null)

/** Where a check fails, a member that passes although the bare roof exceeds its capacity does not govern. */
export const governingCheck = (checks: readonly CodedCheckResult[]): CodedCheckResult | null => {
  const failing = checks.filter(isFailing)
  return worstOf(failing.length > 0 ? failing : checks)
}

/** Feet closer than a third of the panel are refused because another check allows them no further apart. */
const tooClose = ({ limit, checks }: Reported, { demand, utilisation }: CodedCheckResult): Blocked<Message> | null => {
  const { governing, value } = limit
  if (governing === null || value === null || demand === null) return null
  const check = checks.find(({ id }) => id === governing.id)?.title ?? governing.title
  const words: Message = { code: 'feet-too-close', values: { check, largest: value, least: demand } }
  return { check: governing.id, utilisation, words }
}

/**
 * A check that fails although its demand is below its capacity fails for its reason: a share of an estimate, a ratio of loads. So does
 * one beyond the largest that may be asked for it.
 */
export const failureWords = (check: CodedCheckResult): Message =>
  (check.utilisation !== null && check.utilisation <= 1) || beyondWhatMayBeAsked(check) !== null
    ? { code: 'ratio-elsewhere', values: { check: check.title, reason: check.reason } }
    : checkUtilisation(check)

const byCheck = (nearest: Reported): Blocked<Message> => {
  const worst = nearest.checks.some(isFailing) ? governingCheck(nearest.checks) : null
  if (worst === null) return { check: 'setting-out', utilisation: null, words: 'setting-out' }
  const close = worst.id === minimumSpacing.id ? tooClose(nearest, worst) : null
  return close ?? { check: worst.id, utilisation: worst.utilisation, words: failureWords(worst) }
}

/** What rules out a zone that has no passing arrangement: the worst check of the arrangement that is nearest to passing. */
export const blockingCheck = ({ nearest, notPossible }: ZoneSolution): Blocked<Message> => {
  if (nearest !== null) return byCheck(nearest)
  return { check: 'rails', utilisation: null, words: notPossible[0]?.reason ?? 'no-rail-layout' }
}
