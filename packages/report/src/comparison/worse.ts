import type { BriefResult, Verdict } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'
import { type ShownZone, shownZones } from '../blocks/zone-table.ts'

/** How much of an array a verdict allows; the last three allow none. */
const ranks: Readonly<Record<Verdict, number>> = {
  pass: 3,
  'pass-with-conditions': 2,
  'needs-engineer': 1,
  'not-installable': 0,
  'no-panel-fits': 0,
  'not-supported': 0,
}

/** Whether a verdict allows less than another. */
export const isVerdictLower = (before: Verdict, after: Verdict): boolean => ranks[after] < ranks[before]

/** At the largest spacing that the crew was told: that is what may stand on the roof. */
const fixingsPerMetre = ({ numRails, fixingSpacing, largestSpacing }: ShownZone): number =>
  (numRails * 1000) / (largestSpacing ?? fixingSpacing ?? 1)

/** A zone that no longer exists counts as worse: its place is in other zones, and which is not known. */
const isZoneWorse = (before: ShownZone, after: ShownZone | undefined): boolean => {
  if (!before.installable) return false
  if (!after?.installable) return true
  return after.numRails > before.numRails || fixingsPerMetre(after) > fixingsPerMetre(before)
}

type Compared = Pick<BriefResult, 'verdict' | 'zoneResults' | 'ridgeCorner'>

/** Whether an array built by a former result of the roof may be too weak by a later one. A roof without room has none. */
export const isWorse = (say: Say, before: Compared, after: Compared): boolean => {
  if (before.verdict === 'no-panel-fits') return false
  if (isVerdictLower(before.verdict, after.verdict)) return true
  const zones = new Map(shownZones(say, after).map((zone) => [zone.title, zone]))
  return shownZones(say, before).some((zone) => isZoneWorse(zone, zones.get(zone.title)))
}
