import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import { governingUtilisation, type ShownZone } from '@soundroof/report/blocks/zone-table'
import { percent } from '@soundroof/report/wording/number-text'
import { verdictTitle } from '@soundroof/report/wording/verdict-words'
import { spacingText } from '@soundroof/words/numbers/result-numbers'
import { Panel } from '../../../../components/page/panel.tsx'
import { type Message, type PlainCode, type Say, useSay } from '../../../../platform/words/use-say.ts'
import { type ZoneInRow, zonesInRow } from '../zones/shown-zones.ts'
import { UtilisationBar } from '../zones/utilisation-bar.tsx'
import { ZoneCode } from '../zones/zone-code.tsx'
import { zoneStatusLabels, zoneStatusOf } from '../zones/zone-words.ts'
import { isWide } from './is-wide.ts'
import classes from './what-if.module.css'

export type Column = {
  readonly name: PlainCode
  /** Null until something is changed, or where the values cannot be calculated. */
  readonly result: BriefResult | null
  readonly isWaiting: boolean
  readonly problem: Message | null
}

const whyEmpty = (say: Say, { isWaiting, problem }: Column): string => {
  if (problem !== null) return say('whatIfNotCalculated')
  return say(isWaiting ? 'whatIfCalculating' : 'whatIfNothingChanged')
}

const zoneIn = (say: Say, { result }: Column, title: string): ShownZone | null =>
  result === null ? null : (zonesInRow(say, result).find(({ zone }) => zone.title === title)?.zone ?? null)

/** Every zone that exists in one of the results; a tilt or an edition may add the ends of the ridge. */
export const rowsOf = (say: Say, columns: readonly Column[]): readonly ZoneInRow[] => {
  const rows = columns.flatMap(({ result }) => (result === null ? [] : zonesInRow(say, result)))
  const existing = rows.filter(({ zone }) => !zone.notApplicable)
  return existing.filter(({ zone }, at) => existing.findIndex((other) => other.zone.title === zone.title) === at)
}

const largestSpacing = (columns: readonly Column[]): number =>
  Math.max(
    1,
    ...columns.flatMap(({ result }) => result?.zoneResults.map(({ fixingSpacing }) => fixingSpacing ?? 0) ?? []),
  )

const SpacingBar = ({ zone, largest }: { readonly zone: ShownZone; readonly largest: number }) => {
  const say = useSay()
  return (
    <div className={classes.spacing}>
      <strong>
        {zone.fixingSpacing === null
          ? ''
          : say('roofs.rails-fixings-every-mm', {
              rails: zone.numRails,
              spacing: spacingText(zone.fixingSpacing),
            })}
      </strong>
      <div className={classes.spacingBar} aria-hidden="true">
        <span style={{ width: `${((zone.fixingSpacing ?? 0) / largest) * 100}%` }} />
      </div>
    </div>
  )
}

type CellProps = { readonly column: Column; readonly title: string; readonly largest: number }

const Known = ({ zone, largest }: { readonly zone: ShownZone; readonly largest: number }) => {
  const say = useSay()

  const status = zoneStatusOf(zone)
  const utilisation = governingUtilisation(zone)
  return (
    <>
      {status === 'installable' ? (
        <SpacingBar zone={zone} largest={largest} />
      ) : (
        <strong className={classes.clear}>{say(zoneStatusLabels[status])}</strong>
      )}
      {utilisation === null || zone.governingCheck === null ? null : (
        <UtilisationBar label={zone.governingCheck} utilisation={utilisation} />
      )}
    </>
  )
}

const Cell = ({ column, title, largest }: CellProps) => {
  const say = useSay()

  const zone = zoneIn(say, column, title)
  return (
    <div className={classes.cell} data-waiting={column.isWaiting}>
      <h4>{say(column.name)}</h4>
      {column.result === null ? <p className={classes.none}>{whyEmpty(say, column)}</p> : null}
      {column.result !== null && zone === null ? <p className={classes.none}>{say('whatIfNoSuchZone')}</p> : null}
      {zone === null ? null : <Known zone={zone} largest={largest} />}
    </div>
  )
}

/** Utilisation of the governing check, for the line of a folded zone. */
const briefly = (say: Say, column: Column, title: string): string => {
  const zone = zoneIn(say, column, title)
  const utilisation = zone === null ? null : governingUtilisation(zone)
  return utilisation === null ? '–' : percent(utilisation)
}

const Verdict = ({ column }: { readonly column: Column }) => {
  const say = useSay()
  return (
    <div className={classes.cell} data-waiting={column.isWaiting}>
      <h4>{say(column.name)}</h4>
      {column.result === null ? (
        <p className={classes.none}>{whyEmpty(say, column)}</p>
      ) : (
        <>
          <strong>{verdictTitle(say, column.result)}</strong>
          <p>{column.result.resultString}</p>
        </>
      )}
    </div>
  )
}

/** Announcement for screen readers when an answer has arrived. */
const announced = (say: Say, columns: readonly Column[]): string =>
  columns.some(({ isWaiting }) => isWaiting)
    ? say('whatIfCalculating')
    : columns
        .flatMap(({ name, result }) =>
          result === null
            ? []
            : [say('roofs.value-name-verdict', { name: say(name), verdict: verdictTitle(say, result) })],
        )
        .join(' ')

/** The issued result and the variants side by side, zone by zone. */
export const ComparedZones = ({ columns }: { readonly columns: readonly Column[] }) => {
  const say = useSay()

  const largest = largestSpacing(columns)
  return (
    <Panel title={say('roofs.zone-by-zone')}>
      <p role="status" className={classes.spoken}>
        {announced(say, columns)}
      </p>
      <div className={classes.rows}>
        <section aria-label={say('roofs.verdict')} className={classes.row}>
          <h3>{say('roofs.verdict')}</h3>
          <div className={classes.cells}>
            {columns.map((column) => (
              <Verdict key={column.name} column={column} />
            ))}
          </div>
        </section>
        {rowsOf(say, columns).map(({ zone: { title }, look }) => (
          <section key={title} aria-label={say(title)} className={classes.row}>
            <details open={isWide()}>
              <summary>
                <h3>
                  <ZoneCode look={look} /> {say(title)}
                </h3>
                <span className={classes.brief}>
                  {columns.map((column) => briefly(say, column, title)).join(' · ')}
                </span>
              </summary>
              <div className={classes.cells}>
                {columns.map((column) => (
                  <Cell key={column.name} column={column} title={title} largest={largest} />
                ))}
              </div>
            </details>
          </section>
        ))}
      </div>
    </Panel>
  )
}
