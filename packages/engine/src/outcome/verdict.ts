import type { AssessmentResult, Verdict, ZoneResult } from '@soundroof/contract/roofs/results/result'
import { listed, millimetres } from '../calculation/wording.ts'
import { countingZones } from './conditions.ts'
import type { Finding } from './scope.ts'

/** From the best to the worst: where several apply, the last stands. */
const order: readonly Verdict[] = ['pass', 'pass-with-conditions', 'not-installable', 'needs-engineer', 'not-supported']

/** The verdict of method §8. */
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

type Answer = Pick<AssessmentResult, 'zoneResults' | 'ridgeCorner'>

/** What the ends of the ridge ask for beyond the edge zone around them. */
const ridgeEnds = ({ zoneResults, ridgeCorner }: Answer): string => {
  if (ridgeCorner === null) return ''
  if (!ridgeCorner.installable) return ' Keep the ridge ends clear.'
  const edge = zoneResults.find((zone) => zone.title === 'Edge')
  const { numRails, fixingSpacing } = ridgeCorner
  if (edge?.numRails === numRails && edge.fixingSpacing === fixingSpacing) return ''
  return ` At the ridge ends: ${numRails} rails with fixings every ${millimetres(fixingSpacing ?? 0)}.`
}

/**
 * The verdict in plain language, printed first.
 * @param preliminary what was not checked, as a sentence with a space before it; empty when all was
 */
export const resultStringOf = (
  verdict: Verdict,
  answer: Answer,
  reasons: readonly string[],
  preliminary: string,
): string => {
  const why = reasons.length > 0 ? ` ${reasons.join(' ')}` : ''
  if (verdict === 'not-supported') return `This installation is outside the method.${why}`
  if (verdict === 'needs-engineer') return `An engineer must look at this roof.${why}${preliminary}`
  if (verdict === 'not-installable')
    return `Panels cannot be fixed in any zone with the hardware and members assumed.${preliminary}`
  const fixed = `Panels can be fixed ${where(answer.zoneResults)}`
  if (verdict === 'pass') return `${fixed}.${ridgeEnds(answer)}`
  return `${fixed}, with conditions.${ridgeEnds(answer)}${preliminary}`
}
