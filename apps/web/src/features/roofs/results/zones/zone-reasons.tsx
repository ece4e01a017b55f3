import type { ZoneAdvice } from '@soundroof/contract/roofs/results/advice'
import type { ShownZone } from '@soundroof/report/blocks/zone-table'
import { plain } from '@soundroof/report/wording/number-text'
import { ifSupportWords } from '@soundroof/report/wording/support-words'
import { adviceOfZone } from '@soundroof/report/wording/zone-advice'
import { forceText, massText, upliftText } from '@soundroof/words/numbers/result-numbers'
import { useSay } from '../../../../platform/words/use-say.ts'
import { ChecksTable } from './checks-table.tsx'
import { alternativeWords } from './zone-words.ts'
import classes from './zones.module.css'

type ReasonsProps = { readonly zone: ShownZone; readonly found: ZoneAdvice | null }

/** Why a zone is as it is, what else passes, and what would help. */
export const ZoneReasons = ({ zone, found }: ReasonsProps) => {
  const say = useSay()

  const alternatives = alternativeWords(say, zone)
  const advice = adviceOfZone(say, zone, found)
  const otherwise = ifSupportWords(say, zone)
  return (
    <>
      {zone.reason ? <p className={classes.reason}>{zone.reason}</p> : null}
      {otherwise === null ? null : (
        <p className={classes.reason}>
          <strong>{say('roofs.with-another-support')}</strong> {otherwise}
        </p>
      )}
      {advice ? (
        <p className={classes.advice}>
          <strong>{say('roofs.value-label', { label: say(advice.label) })}</strong> {advice.short}
        </p>
      ) : null}
      {alternatives.length > 0 ? (
        <p className={classes.reason}>
          <strong>{say('roofs.also-passes')}</strong> {alternatives.join(say('roofs.semicolon'))}
        </p>
      ) : null}
      {zone.warnings.map((warning) => (
        <p key={warning} className={classes.advice}>
          {warning}
        </p>
      ))}
    </>
  )
}

/** Values and every check of a zone. */
export const ZoneDetails = ({ zone }: { readonly zone: ShownZone }) => {
  const say = useSay()
  return (
    <details className={classes.details}>
      <summary>{say('roofs.all-checks-with-their-clauses', { checks: zone.checks.length })}</summary>
      <dl className={classes.numbers}>
        <div>
          <dt>{say('roofs.local-pressure-factor')}</dt>
          <dd>{plain(zone.localPressureFactor)}</dd>
        </div>
        {zone.uplift === null ? null : (
          <div>
            <dt>{say('roofs.net-uplift')}</dt>
            <dd>{`${upliftText(zone.uplift)} kPa`}</dd>
          </div>
        )}
        {zone.fixingForce === null ? null : (
          <div>
            <dt>{say('roofs.on-one-fixing-n')}</dt>
            <dd>{`${forceText(zone.fixingForce)} kN`}</dd>
          </div>
        )}
        {zone.footMass === undefined ? null : (
          <div>
            <dt>{say('roofs.mass-on-one-fixing')}</dt>
            <dd>{`${massText(zone.footMass)} kg`}</dd>
          </div>
        )}
        {zone.railPlacement ? (
          <div>
            <dt>{say('roofs.rail-placement')}</dt>
            <dd>{zone.railPlacement}</dd>
          </div>
        ) : null}
        {zone.settingOut === undefined ? null : (
          <div>
            <dt>{say('roofs.fixings-set-out')}</dt>
            <dd>{zone.settingOut}</dd>
          </div>
        )}
      </dl>
      <ChecksTable
        checks={zone.checks}
        label={say('roofs.checks-of-the-zone', { zone: say(zone.title) })}
        governing={zone}
      />
    </details>
  )
}
