import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import { governingUtilisation, type ShownZone } from '@soundroof/report/blocks/zone-table'
import type { Say } from '../../../../platform/words/use-say.ts'
import { zonesInRow } from '../zones/shown-zones.ts'
import { memberMeasure, withBareRoof } from './member-words.ts'
import type { Measured } from './scale-bar.tsx'

/** The check that governs, with how full it is. */
export const measuredOf = (zone: ShownZone): Measured => {
  const check = zone.checks.find(
    ({ title, clause }) => title === zone.governingCheck && clause === zone.governingClause,
  )
  const utilisation = governingUtilisation(zone)
  return check ? { ...check, utilisation } : { utilisation, outcome: zone.installable ? 'pass' : 'fail' }
}

/** What governs, and for a member that is over its capacity without panels already how full it is without them. */
export const governingWords = (say: Say, zone: ShownZone, measured: Measured): string =>
  withBareRoof(say, zone.governingCheck ?? '', measured)

/** How full each zone is, and the rafters; of a frame without a known capacity its load beside that of the bare roof. */
export const amountsOf = (say: Say, result: BriefResult): readonly (number | null | undefined)[] => {
  const member = memberMeasure(result)
  return [
    ...zonesInRow(say, result).map(({ zone }) => governingUtilisation(zone)),
    member?.utilisation ?? member?.loadRatio,
  ]
}
