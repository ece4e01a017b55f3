import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import { verdictTitle } from '@soundroof/report/blocks/verdict-words'
import { governingUtilisation, type ShownZone } from '@soundroof/report/blocks/zone-table'
import { percent } from '@soundroof/report/wording/number-text'
import { spacingText } from '@soundroof/words/numbers/result-numbers'
import { Panel } from '../../../../components/page/panel.tsx'
import { type ZoneInRow, zonesInRow } from '../zones/shown-zones.ts'
import { UtilisationBar } from '../zones/utilisation-bar.tsx'
import { ZoneCode } from '../zones/zone-code.tsx'
import { zoneStatusLabels, zoneStatusOf } from '../zones/zone-words.ts'
import { isWide } from './is-wide.ts'
import classes from './what-if.module.css'

export type Column = {
  readonly name: string
  /** Null until something is changed, or where the values cannot be calculated. */
  readonly result: BriefResult | null
  readonly isWaiting: boolean
  readonly problem: string | null
}

const whyEmpty = ({ isWaiting, problem }: Column): string => {
  if (problem !== null) return say('whatIfNotCalculated')
  return say(isWaiting ? 'whatIfCalculating' : 'whatIfNothingChanged')
}

const zoneIn = ({ result }: Column, title: string): ShownZone | null =>
  result === null ? null : (zonesInRow(result).find(({ zone }) => zone.title === title)?.zone ?? null)

/** Every zone that exists in one of the results; a tilt or an edition may add the ends of the ridge. */
export const rowsOf = (columns: readonly Column[]): readonly ZoneInRow[] => {
  const rows = columns.flatMap(({ result }) => (result === null ? [] : zonesInRow(result)))
  const existing = rows.filter(({ zone }) => !zone.notApplicable)
  return existing.filter(({ zone }, at) => existing.findIndex((other) => other.zone.title === zone.title) === at)
}

const largestSpacing = (columns: readonly Column[]): number =>
  Math.max(
    1,
    ...columns.flatMap(({ result }) => result?.zoneResults.map(({ fixingSpacing }) => fixingSpacing ?? 0) ?? []),
  )

const SpacingBar = ({ zone, largest }: { readonly zone: ShownZone; readonly largest: number }) => (
  <div className={classes.spacing}>
    <strong>
      {zone.fixingSpacing === null
        ? ''
        : text('{rails} rails, fixings every {spacing} mm', {
            rails: zone.numRails,
            spacing: spacingText(zone.fixingSpacing),
          })}
    </strong>
    <div className={classes.spacingBar} aria-hidden="true">
      <span style={{ width: `${((zone.fixingSpacing ?? 0) / largest) * 100}%` }} />
    </div>
  </div>
)

type CellProps = { readonly column: Column; readonly title: string; readonly largest: number }

const Known = ({ zone, largest }: { readonly zone: ShownZone; readonly largest: number }) => {
  const status = zoneStatusOf(zone)
  const utilisation = governingUtilisation(zone)
  return (
    <>
      {status === 'installable' ? (
        <SpacingBar zone={zone} largest={largest} />
      ) : (
        <strong className={classes.clear}>{text(zoneStatusLabels[status])}</strong>
      )}
      {utilisation === null || zone.governingCheck === null ? null : (
        <UtilisationBar label={zone.governingCheck} utilisation={utilisation} />
      )}
    </>
  )
}

const Cell = ({ column, title, largest }: CellProps) => {
  const zone = zoneIn(column, title)
  return (
    <div className={classes.cell} data-waiting={column.isWaiting}>
      <h4>{text(column.name)}</h4>
      {column.result === null ? <p className={classes.none}>{whyEmpty(column)}</p> : null}
      {column.result !== null && zone === null ? <p className={classes.none}>{say('whatIfNoSuchZone')}</p> : null}
      {zone === null ? null : <Known zone={zone} largest={largest} />}
    </div>
  )
}

/** A column in the line of a folded zone: how far its governing check is used. */
const briefly = (column: Column, title: string): string => {
  const zone = zoneIn(column, title)
  const utilisation = zone === null ? null : governingUtilisation(zone)
  return utilisation === null ? '–' : percent(utilisation)
}

const Verdict = ({ column }: { readonly column: Column }) => (
  <div className={classes.cell} data-waiting={column.isWaiting}>
    <h4>{text(column.name)}</h4>
    {column.result === null ? (
      <p className={classes.none}>{whyEmpty(column)}</p>
    ) : (
      <>
        <strong>{verdictTitle(column.result)}</strong>
        <p>{column.result.resultString}</p>
      </>
    )}
  </div>
)

/** What a screen reader is told when an answer has arrived. */
const announced = (columns: readonly Column[]): string =>
  columns.some(({ isWaiting }) => isWaiting)
    ? say('whatIfCalculating')
    : columns
        .flatMap(({ name, result }) =>
          result === null ? [] : [text('{name}: {verdict}.', { name: text(name), verdict: verdictTitle(result) })],
        )
        .join(' ')

/** The issued result and the variants side by side, zone by zone. */
export const ComparedZones = ({ columns }: { readonly columns: readonly Column[] }) => {
  const largest = largestSpacing(columns)
  return (
    <Panel title={text('Zone by zone')}>
      <p role="status" className={classes.spoken}>
        {announced(columns)}
      </p>
      <div className={classes.rows}>
        <section aria-label={text('Verdict')} className={classes.row}>
          <h3>{text('Verdict')}</h3>
          <div className={classes.cells}>
            {columns.map((column) => (
              <Verdict key={column.name} column={column} />
            ))}
          </div>
        </section>
        {rowsOf(columns).map(({ zone: { title }, look }) => (
          <section key={title} aria-label={text(title)} className={classes.row}>
            <details open={isWide()}>
              <summary>
                <h3>
                  <ZoneCode look={look} /> {text(title)}
                </h3>
                <span className={classes.brief}>{columns.map((column) => briefly(column, title)).join(' · ')}</span>
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
