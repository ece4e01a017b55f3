import { UnstyledButton } from '@mantine/core'
import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import type { ShownZone } from '@soundroof/report/blocks/zone-table'
import { percent } from '@soundroof/report/wording/number-text'
import { spacingText } from '@soundroof/words/numbers/result-numbers'
import { useEffect, useRef } from 'react'
import { type Message, type PlainCode, type Say, useSay } from '../../../../platform/words/use-say.ts'
import { memberAmount, memberMeasure, memberName, memberNote } from '../workspace/member-words.ts'
import { BESIDE_ROOF, type Open } from '../workspace/open-row.ts'
import { CAPACITY, type Measured, piecesOf, ScaleBar, scaleOf } from '../workspace/scale-bar.tsx'
import { amountsOf, governingWords, measuredOf } from '../workspace/zone-measure.ts'
import { type ZoneInRow, zonesInRow } from '../zones/shown-zones.ts'
import { ZoneCode } from '../zones/zone-code.tsx'
import { zoneStatusLabels, zoneStatusOf } from '../zones/zone-words.ts'
import classes from './compared-rows.module.css'

export type Column = {
  readonly name: PlainCode
  /** Null until something is changed, or where the values cannot be calculated. */
  readonly result: BriefResult | null
  readonly isWaiting: boolean
  readonly problem: Message | null
}

const zoneIn = (say: Say, { result }: Column, title: string): ShownZone | null =>
  result === null ? null : (zonesInRow(say, result).find(({ zone }) => zone.title === title)?.zone ?? null)

/** Every zone that exists in one of the results; a tilt or an edition may add the ends of the ridge. */
export const rowsOf = (say: Say, columns: readonly Column[]): readonly ZoneInRow[] => {
  const rows = columns.flatMap(({ result }) => (result === null ? [] : zonesInRow(say, result)))
  const existing = rows.filter(({ zone }) => !zone.notApplicable)
  return existing.filter(({ zone }, at) => existing.findIndex((other) => other.zone.title === zone.title) === at)
}

const arranged = (say: Say, zone: ShownZone | null): string => {
  if (zone === null) return say('whatIfNoSuchZone')
  const status = zoneStatusOf(zone)
  return status === 'installable'
    ? say('roofs.rails-fixings-every-mm', { rails: zone.numRails, spacing: spacingText(zone.fixingSpacing ?? 0) })
    : say(zoneStatusLabels[status])
}

type BarProps = {
  readonly name: string
  readonly measured: Measured
  readonly amount: string
  readonly words: string
  readonly scale: number
  readonly isFirst: boolean
}

const Bar = ({ name, measured, amount, words, scale, isFirst }: BarProps) => (
  <div className={classes.compared} data-first={isFirst}>
    <span>{name}</span>
    <ScaleBar pieces={piecesOf(measured)} scale={scale} thin={!isFirst} />
    <strong>{amount}</strong>
    <small>{words}</small>
  </div>
)

type RowProps = { readonly title: string; readonly columns: readonly Column[]; readonly scale: number }

const ZoneBars = ({ title, columns, scale }: RowProps) => {
  const say = useSay()
  return columns.map((column, position) => {
    const zone = zoneIn(say, column, title)
    const measured = zone && measuredOf(zone)
    return zone === null || measured === null || measured.utilisation === null ? null : (
      <Bar
        key={column.name}
        name={say(column.name)}
        measured={measured}
        amount={percent(measured.utilisation)}
        words={governingWords(say, zone, measured)}
        scale={scale}
        isFirst={position === 0}
      />
    )
  })
}

/** What the zone gets, where it differs from the issued result with both. */
const Change = ({ title, columns }: Omit<RowProps, 'scale'>) => {
  const say = useSay()
  const [shown, ...others] = columns.filter(({ result }) => result !== null)
  if (shown === undefined) return null
  const now = arranged(say, zoneIn(say, shown, title))
  return (
    <span>
      <strong>{now}</strong>
      {others.map((column) => {
        const words = arranged(say, zoneIn(say, column, title))
        return words === now ? null : (
          <small key={column.name}>{say('roofs.value-in', { name: say(column.name), words })}</small>
        )
      })}
    </span>
  )
}

type Props = { readonly columns: readonly Column[] }

type Linked = { readonly open: Open; readonly onOpen: (open: Open) => void }

type ZoneProps = Linked & ZoneInRow & Omit<RowProps, 'title'>

/** A press outlines the zone on the roof. */
const ZoneCompared = ({ zone: { title }, look, columns, scale, open, onOpen }: ZoneProps) => {
  const say = useSay()
  const isOpen = open === title
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isOpen && matchMedia(BESIDE_ROOF).matches) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <article
      ref={row}
      className={classes.zone}
      data-open={isOpen}
      aria-label={say('roofs.zone-zone', { zone: say(title) })}
    >
      <UnstyledButton className={classes.zoneHead} aria-pressed={isOpen} onClick={() => onOpen(isOpen ? null : title)}>
        <ZoneCode look={look} />
        <strong>{say(title)}</strong>
        <Change title={title} columns={columns} />
      </UnstyledButton>
      <ZoneBars title={title} columns={columns} scale={scale} />
    </article>
  )
}

const Members = ({ columns, scale }: Props & { readonly scale: number }) => {
  const say = useSay()
  const checks = columns.map(({ name, result }) => ({ name, check: result && memberMeasure(result) }))
  const [first] = columns.flatMap(({ result }) => result ?? [])
  if (first === undefined || checks.every(({ check }) => check === null)) return null
  const named = memberName(first)
  return (
    <article className={classes.zone} aria-label={say(named)}>
      <div className={classes.zoneHead}>
        <strong>{say(named)}</strong>
      </div>
      {checks.map(({ name, check }, position) =>
        check === null ? null : (
          <Bar
            key={name}
            name={say(name)}
            measured={check}
            amount={memberAmount(check)}
            words={memberNote(say, check)}
            scale={scale}
            isFirst={position === 0}
          />
        ),
      )}
    </article>
  )
}

/** The mark of the capacity, labelled once above all bars. */
const Head = ({ scale }: { readonly scale: number }) => (
  <div className={`${classes.zone} ${classes.scaleHead}`} aria-hidden="true">
    <div className={classes.compared}>
      <span />
      <span className={classes.scale}>
        <b style={{ left: `${100 / scale}%` }}>{CAPACITY}</b>
      </span>
    </div>
  </div>
)

/** Zone by zone: the shown result as a thick bar, the others as thin ones, on one scale. */
export const ComparedRows = ({ columns, ...linked }: Props & Linked) => {
  const say = useSay()
  const scale = scaleOf(columns.flatMap(({ result }) => (result === null ? [] : amountsOf(say, result))))
  return (
    <section aria-label={say('roofs.zone-by-zone')}>
      <Head scale={scale} />
      {rowsOf(say, columns).map((each) => (
        <ZoneCompared {...each} {...linked} key={each.zone.title} columns={columns} scale={scale} />
      ))}
      <Members columns={columns} scale={scale} />
    </section>
  )
}
