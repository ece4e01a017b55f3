import type { ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import type { ZoneAdvice } from '@soundroof/contract/roofs/results/advice'
import { governingUtilisation, type ShownZone } from '@soundroof/report/blocks/zone-table'
import { fixed, fixedUp } from '@soundroof/report/wording/number-text'
import { adviceOfZone } from '@soundroof/report/wording/zone-advice'
import { ChecksTable } from './checks-table.tsx'
import { UtilisationBar } from './utilisation-bar.tsx'
import { alternativeWords, type ZoneFacts, zoneFacts, zoneStatusLabels, zoneStatusOf } from './zone-words.ts'
import classes from './zones.module.css'

type FactsProps = { readonly facts: ZoneFacts }

const Facts = ({ facts }: FactsProps) => (
  <dl className={classes.facts}>
    <div>
      <dt>Rails per panel</dt>
      <dd>{facts.rails}</dd>
    </div>
    <div>
      <dt>Spacing</dt>
      <dd>{facts.spacing}</dd>
    </div>
    <div className={classes.fixing}>
      <dt>Fixing</dt>
      <dd>{facts.fixing}</dd>
    </div>
  </dl>
)

const Governing = ({ zone }: { readonly zone: ShownZone }) => {
  const utilisation = governingUtilisation(zone)
  if (utilisation === null || zone.governingCheck === null) return null
  return <UtilisationBar label={zone.governingCheck} utilisation={utilisation} />
}

type ReasonsProps = { readonly zone: ShownZone; readonly found: ZoneAdvice | null }

const Reasons = ({ zone, found }: ReasonsProps) => {
  const alternatives = alternativeWords(zone)
  const advice = adviceOfZone(zone, found)
  return (
    <>
      {zone.reason ? <p className={classes.reason}>{zone.reason}</p> : null}
      {advice ? (
        <p className={classes.advice}>
          <strong>{advice.label}:</strong> {advice.short}
        </p>
      ) : null}
      {alternatives.length > 0 ? (
        <p className={classes.reason}>
          <strong>Also passes:</strong> {alternatives.join('; ')}
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

const Details = ({ zone }: { readonly zone: ShownZone }) => (
  <details className={classes.details}>
    <summary>All checks of this zone</summary>
    <dl className={classes.numbers}>
      <div>
        <dt>Local pressure factor</dt>
        <dd>{fixed(zone.localPressureFactor, 1)}</dd>
      </div>
      {zone.uplift === null ? null : (
        <div>
          <dt>Net uplift</dt>
          <dd>{fixedUp(zone.uplift, 2)} kPa</dd>
        </div>
      )}
      {zone.fixingForce === null ? null : (
        <div>
          <dt>On one fixing, N*</dt>
          <dd>{fixedUp(zone.fixingForce, 2)} kN</dd>
        </div>
      )}
      {zone.footMass === undefined ? null : (
        <div>
          <dt>Mass on one fixing</dt>
          <dd>{fixedUp(zone.footMass, 1)} kg</dd>
        </div>
      )}
      {zone.railPlacement ? (
        <div>
          <dt>Rail placement</dt>
          <dd>{zone.railPlacement}</dd>
        </div>
      ) : null}
    </dl>
    <ChecksTable checks={zone.checks} label={`Checks of the zone ${zone.title}`} governing={zone} />
  </details>
)

type CardProps = {
  readonly zone: ShownZone
  readonly look: { readonly code: string; readonly fill: string }
  readonly project: ProjectDraft
  /** Advice of the zone, once it has arrived. */
  readonly found: ZoneAdvice | null
}

/** One zone: what to install, its utilisation, why, and alternatives. */
export const ZoneCard = ({ zone, look, project, found }: CardProps) => {
  const status = zoneStatusOf(zone)
  const { code, fill } = look
  return (
    <article
      className={classes.card}
      data-status={status}
      aria-label={zone.note === undefined ? `${zone.title} zone` : zone.title}
    >
      <header className={classes.cardHead}>
        <span className={classes.code} style={{ background: fill }} aria-hidden="true">
          {code}
        </span>
        <h3>{zone.title}</h3>
        <span className={classes.status}>{zoneStatusLabels[status]}</span>
      </header>
      {zone.note === undefined ? null : <p className={classes.reason}>{zone.note}</p>}
      {status === 'none' ? null : (
        <>
          {status === 'installable' ? <Facts facts={zoneFacts(zone, project)} /> : null}
          <Governing zone={zone} />
        </>
      )}
      <Reasons zone={zone} found={found} />
      {zone.checks.length > 0 ? <Details zone={zone} /> : null}
    </article>
  )
}
