import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { ZoneAdvice } from '@soundroof/contract/roofs/results/advice'
import type { CheckResult } from '@soundroof/contract/roofs/results/result'
import { isGoverning } from '@soundroof/report/blocks/check-groups'
import type { ShownZone } from '@soundroof/report/blocks/zone-table'
import { percent } from '@soundroof/report/wording/number-text'
import { useSay } from '../../../../platform/words/use-say.ts'
import { ZoneDetails, ZoneReasons } from '../zones/zone-reasons.tsx'
import { zoneFacts, zoneStatusOf } from '../zones/zone-words.ts'
import { piecesOf, ScaleBar } from './scale-bar.tsx'
import classes from './zone-rows.module.css'

/** The fullest checks, which a reader asks about first. */
const SHOWN = 4

/** The check that governs first; one that holds on a condition, or is for information, governs nothing. */
const fullest = (zone: ShownZone): readonly CheckResult[] =>
  zone.checks
    .filter(({ utilisation, outcome }) => utilisation !== null && outcome !== 'condition' && outcome !== 'not-checked')
    .toSorted(
      (one, other) =>
        Number(isGoverning(other, zone)) - Number(isGoverning(one, zone)) ||
        (other.utilisation ?? 0) - (one.utilisation ?? 0),
    )
    .slice(0, SHOWN)

const Check = ({ check, scale }: { readonly check: CheckResult; readonly scale: number }) => (
  <div className={classes.check}>
    <span>{check.title}</span>
    <span className={classes.amount}>
      <ScaleBar pieces={piecesOf(check)} scale={scale} thin />
      <strong>{percent(check.utilisation ?? 0)}</strong>
    </span>
  </div>
)

type Props = {
  readonly zone: ShownZone
  readonly project: ProjectDraft
  readonly found: ZoneAdvice | null
  readonly scale: number
}

/** What a row opens: the fullest checks, why, what else passes, and all checks with their clauses. */
export const ZoneInside = ({ zone, project, found, scale }: Props) => {
  const say = useSay()
  return (
    <>
      {fullest(zone).map((check) => (
        <Check key={check.id} check={check} scale={scale} />
      ))}
      {zoneStatusOf(zone) === 'installable' ? (
        <p>{say('roofs.fixing-fixing', { fixing: zoneFacts(say, zone, project).fixing })}</p>
      ) : null}
      <ZoneReasons zone={zone} found={found} />
      {zone.checks.length > 0 ? <ZoneDetails zone={zone} /> : null}
    </>
  )
}
