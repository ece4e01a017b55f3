import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { ZoneAdvice } from '@soundroof/contract/roofs/results/advice'
import { governingUtilisation, type ShownZone } from '@soundroof/report/blocks/zone-table'
import { plain } from '@soundroof/report/wording/number-text'
import { ifSupportWords } from '@soundroof/report/wording/support-words'
import { adviceOfZone } from '@soundroof/report/wording/zone-advice'
import { forceText, massText, upliftText } from '@soundroof/words/numbers/result-numbers'
import { useSay } from '../../../../platform/words/use-say.ts'
import { ChecksTable } from './checks-table.tsx'
import type { ZoneInRow } from './shown-zones.ts'
import { UtilisationBar } from './utilisation-bar.tsx'
import { ZoneCode } from './zone-code.tsx'
import { alternativeWords, type ZoneFacts, zoneFacts, zoneStatusLabels, zoneStatusOf } from './zone-words.ts'
import classes from './zones.module.css'

type FactsProps = { readonly facts: ZoneFacts }

const Facts = ({ facts }: FactsProps) => {
  const say = useSay()
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{say('roofs.rails-per-panel')}</dt>
        <dd>{facts.rails}</dd>
      </div>
      <div>
        <dt>{say('roofs.spacing')}</dt>
        <dd>{facts.spacing}</dd>
      </div>
      <div className={classes.fixing}>
        <dt>{say('roofs.fixing')}</dt>
        <dd>{facts.fixing}</dd>
      </div>
    </dl>
  )
}

const Governing = ({ zone }: { readonly zone: ShownZone }) => {
  const utilisation = governingUtilisation(zone)
  if (utilisation === null || zone.governingCheck === null) return null
  return <UtilisationBar label={zone.governingCheck} utilisation={utilisation} />
}

type ReasonsProps = { readonly zone: ShownZone; readonly found: ZoneAdvice | null }

const Reasons = ({ zone, found }: ReasonsProps) => {
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

const Details = ({ zone }: { readonly zone: ShownZone }) => {
  const say = useSay()
  return (
    <details className={classes.details}>
      <summary>{say('roofs.all-checks-of-this-zone')}</summary>
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

type CardProps = ZoneInRow & {
  readonly project: ProjectDraft
  /** Advice of the zone, once it has arrived. */
  readonly found: ZoneAdvice | null
}

/** One zone: what to install, utilisation, reasons, and alternatives. */
export const ZoneCard = ({ zone, look, project, found }: CardProps) => {
  const say = useSay()

  const status = zoneStatusOf(zone)
  return (
    <article
      className={classes.card}
      data-status={status}
      aria-label={zone.note === undefined ? say('roofs.zone-zone', { zone: say(zone.title) }) : say(zone.title)}
    >
      <header className={classes.cardHead}>
        <ZoneCode look={look} />
        <h3>{say(zone.title)}</h3>
        <span className={classes.status}>{say(zoneStatusLabels[status])}</span>
      </header>
      {zone.note === undefined ? null : <p className={classes.reason}>{zone.note}</p>}
      {status === 'none' ? null : (
        <>
          {status === 'installable' ? <Facts facts={zoneFacts(say, zone, project)} /> : null}
          <Governing zone={zone} />
        </>
      )}
      <Reasons zone={zone} found={found} />
      {zone.checks.length > 0 ? <Details zone={zone} /> : null}
    </article>
  )
}
