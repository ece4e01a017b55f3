import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import type { CodedResult, CodedZoneResult, Verdict } from '@soundroof/contract/roofs/results/result'
import type { Room } from '../panel-layout/room.ts'
import type { Finding } from '../scope/scope.ts'
import { existingZones } from '../zone-results/zone-result.ts'

/** From the best to the worst: where several apply, the worst one counts. */
const order: readonly Verdict[] = [
  'pass',
  'pass-with-conditions',
  'not-installable',
  'needs-engineer',
  'no-panel-fits',
  'not-supported',
]

/** The verdict of method §8. */
export const verdictOf = (
  zones: readonly CodedZoneResult[],
  conditions: readonly Message[],
  findings: readonly Finding[],
  hasZeroField: boolean,
  room: Room,
): Verdict => {
  const candidates: Verdict[] = findings.map((finding) => finding.verdict)
  if (hasZeroField) candidates.push('needs-engineer')
  if (!existingZones(zones).some((zone) => zone.installable)) candidates.push('not-installable')
  else if (room === 'none') candidates.push('no-panel-fits')
  candidates.push(conditions.length > 0 ? 'pass-with-conditions' : 'pass')
  return candidates.reduce((worst, next) => (order.indexOf(next) > order.indexOf(worst) ? next : worst))
}

type Answer = Pick<CodedResult, 'zoneResults' | 'ridgeCorner'>

/** Where the ridge ends need more than the edge zone around them. */
const ridgeEndsOf = ({ zoneResults, ridgeCorner }: Answer): Message | null => {
  if (ridgeCorner === null) return null
  if (!ridgeCorner.installable) return 'keep-ridge-ends-clear'
  const edge = zoneResults.find((zone) => zone.title === 'Edge')
  const { numRails: rails, fixingSpacing: spacing } = ridgeCorner
  if (edge?.numRails === rails && edge.fixingSpacing === spacing) return null
  return { code: 'at-ridge-ends', values: { rails, spacing: spacing ?? 0 } }
}

/** Where panels can be fixed. */
const fixingZones = (answer: Answer) => {
  const counting = existingZones(answer.zoneResults)
  const zones = counting.filter((zone) => zone.installable).map(({ title }) => title)
  return { zones, of: counting.length, ridgeEnds: ridgeEndsOf(answer) }
}

/**
 * The verdict in plain language, printed first.
 * @param preliminary what was not checked; null when all was
 */
export const resultMessageOf = (
  verdict: Verdict,
  answer: Answer,
  reasons: readonly Message[],
  preliminary: Message | null,
): Message => {
  if (verdict === 'not-supported') return { code: 'outside-the-method', values: { reasons } }
  if (verdict === 'no-panel-fits') return { code: 'no-panel-fits-anywhere', values: { reasons } }
  if (verdict === 'needs-engineer') return { code: 'engineer-must-look', values: { reasons, preliminary } }
  if (verdict === 'not-installable') return { code: 'not-in-any-zone', values: { preliminary } }
  if (verdict === 'pass') return { code: 'can-be-fixed', values: fixingZones(answer) }
  return { code: 'can-be-fixed-with-conditions', values: { ...fixingZones(answer), preliminary } }
}
