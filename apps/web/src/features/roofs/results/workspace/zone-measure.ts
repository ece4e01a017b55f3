import { governingUtilisation, type ShownZone } from '@soundroof/report/blocks/zone-table'
import { percent } from '@soundroof/report/wording/number-text'
import type { Say } from '../../../../platform/words/use-say.ts'
import type { Measured } from './scale-bar.tsx'

/** The check that governs, with how full it is. */
export const measuredOf = (zone: ShownZone): Measured => {
  const check = zone.checks.find(
    ({ title, clause }) => title === zone.governingCheck && clause === zone.governingClause,
  )
  const utilisation = governingUtilisation(zone)
  return check ? { ...check, utilisation } : { utilisation, outcome: zone.installable ? 'pass' : 'fail' }
}

const isUnchanged = ({ memberStatus, outcome }: Measured): boolean =>
  memberStatus === 'unchanged' && outcome !== 'fail' && outcome !== 'needs-engineer'

/** What governs; a member that was as full without panels is no failure of these. */
export const governingWords = (say: Say, zone: ShownZone, measured: Measured): string => {
  if (isUnchanged(measured) && measured.utilisation !== null && measured.utilisation > 1)
    return say('roofs.member-as-the-bare-roof-today', {
      member: zone.governingCheck ?? '',
      utilisation: percent(measured.utilisation),
    })
  return zone.governingCheck ?? ''
}
