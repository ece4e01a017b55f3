import type { Verdict, ZoneResult } from '@soundroof/contract/result'
import { listed } from '../wording.ts'
import { countingZones } from './conditions.ts'
import type { Finding } from './scope.ts'

/** From the best to the worst: where several apply, the last stands. */
const order: readonly Verdict[] = ['pass', 'pass-with-conditions', 'not-installable', 'needs-engineer', 'not-supported']

/** The verdict of method §8. Members that were not checked are a condition, so there is one always. */
export const verdictOf = (
  zones: readonly ZoneResult[],
  conditions: readonly string[],
  findings: readonly Finding[],
  hasZeroField: boolean,
): Verdict => {
  const candidates: Verdict[] = findings.map((finding) => finding.verdict)
  if (hasZeroField) candidates.push('needs-engineer')
  if (!countingZones(zones).some((zone) => zone.installable)) candidates.push('not-installable')
  candidates.push(conditions.length > 0 ? 'pass-with-conditions' : 'pass')
  return candidates.reduce((worst, next) => (order.indexOf(next) > order.indexOf(worst) ? next : worst))
}

const where = (zones: readonly ZoneResult[]): string => {
  const counting = countingZones(zones)
  const good = counting.filter((zone) => zone.installable)
  if (good.length === counting.length) return `in all ${counting.length} zones`
  return `in ${good.length} of ${counting.length} zones (${listed(good.map((zone) => zone.title))})`
}

/** The verdict in plain language, printed first. */
export const resultStringOf = (verdict: Verdict, zones: readonly ZoneResult[], reasons: readonly string[]): string => {
  const why = reasons.length > 0 ? ` ${reasons.join(' ')}` : ''
  if (verdict === 'not-supported') return `This installation is outside the method.${why}`
  if (verdict === 'needs-engineer') return `An engineer must look at this roof.${why}`
  if (verdict === 'not-installable') return 'Panels cannot be fixed in any zone with the hardware and members assumed.'
  if (verdict === 'pass') return `Panels can be fixed ${where(zones)}.`
  return `Panels can be fixed ${where(zones)}, with conditions. Preliminary: purlins and rafters were not checked.`
}
