import { UnstyledButton } from '@mantine/core'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { ZoneAdvice } from '@soundroof/contract/roofs/results/advice'
import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import type { ShownZone } from '@soundroof/report/blocks/zone-table'
import { percent } from '@soundroof/report/wording/number-text'
import { ifSupportWords } from '@soundroof/report/wording/support-words'
import { isAnswer } from '@soundroof/report/wording/verdict-words'
import { memo, useEffect, useId, useRef } from 'react'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { type ZoneInRow, zonesInRow } from '../zones/shown-zones.ts'
import { ZoneCode } from '../zones/zone-code.tsx'
import { zoneFacts, zoneStatusLabels, zoneStatusOf } from '../zones/zone-words.ts'
import { MemberRow } from './member-row.tsx'
import { BESIDE_ROOF, type Open } from './open-row.ts'
import { CAPACITY, piecesOf, ScaleBar, scaleOf } from './scale-bar.tsx'
import { ZoneInside } from './zone-inside.tsx'
import { amountsOf, governingWords, measuredOf } from './zone-measure.ts'
import classes from './zone-rows.module.css'

type Props = {
  readonly project: ProjectDraft
  readonly result: BriefResult
  /** Advice of the failing zones, once it has arrived. */
  readonly found: readonly ZoneAdvice[]
  /** Panels that lie in each zone; null: no array is drawn. */
  readonly panels: ReadonlyMap<string, number> | null
  /** Zones that are closed by nothing but their size. */
  readonly withoutRoom: ReadonlySet<string>
  readonly open: Open
  readonly onOpen: (open: Open) => void
}

/** From here on the mark stands so far left that the title goes after it. */
const CROWDED = 1.4

/** Place of the capacity above or below bars with their amount beside them. */
const markAt = (scale: number): string => `(100% - 62px) * ${(1 / scale).toFixed(3)}`

const PhoneMark = ({ scale }: { readonly scale: number }) => (
  <span className={classes.mark} data-crowded={scale > CROWDED} aria-hidden="true">
    <b style={{ left: `calc(${markAt(scale)})` }}>{CAPACITY}</b>
  </span>
)

const panelWords = (say: Say, panels: number): string | undefined => {
  if (panels === 0) return undefined
  return panels === 1 ? say('roofs.1-panel-in-it') : say('roofs.panels-in-it', { panels })
}

type MeasureProps = { readonly zone: ShownZone; readonly scale: number; readonly isFirst: boolean }

const Measure = ({ zone, scale, isFirst }: MeasureProps) => {
  const say = useSay()
  const measured = measuredOf(zone)
  if (measured.utilisation === null) return <span className={classes.measure} />
  return (
    <span className={classes.measure}>
      <span className={classes.amount}>
        <ScaleBar pieces={piecesOf(measured)} scale={scale} />
        <strong>{percent(measured.utilisation)}</strong>
      </span>
      {isFirst ? <PhoneMark scale={scale} /> : null}
      <small>{governingWords(say, zone, measured)}</small>
    </span>
  )
}

type ArrangedProps = { readonly zone: ShownZone; readonly project: ProjectDraft; readonly hasRoom: boolean }

const Arranged = ({ zone, project, hasRoom }: ArrangedProps) => {
  const say = useSay()
  const status = zoneStatusOf(zone)
  if (status === 'none')
    return <span className={classes.none}>{`${say('N/A')} · ${say('roofs.not-on-this-roof')}`}</span>
  if (!hasRoom) return <span className={classes.noRoom}>{say('roofs.no-room-for-a-panel')}</span>
  if (status === 'clear') return <span className={classes.clear}>{say(zoneStatusLabels.clear)}</span>
  const { rails, spacing } = zoneFacts(say, zone, project)
  return (
    <>
      <span className={classes.value}>
        {rails}
        <span className={classes.unit}>{` ${say('roofs.rails')}`}</span>
      </span>
      <span className={classes.value}>
        {spacing}
        {zone.settingOut === undefined ? null : <small>{zone.settingOut}</small>}
      </span>
    </>
  )
}

type RowProps = ZoneInRow &
  Pick<Props, 'project' | 'onOpen' | 'panels'> &
  Pick<ArrangedProps, 'hasRoom'> & {
    readonly found: ZoneAdvice | null
    readonly scale: number
    readonly isOpen: boolean
    /** The first with a bar, which labels the mark of all on a phone. */
    readonly isFirst: boolean
    /** All panels lie in it. */
    readonly isUsed: boolean
  }

type NameProps = Pick<RowProps, 'zone' | 'look' | 'panels' | 'isUsed'>

const ZoneName = ({ zone, look, panels, isUsed }: NameProps) => {
  const say = useSay()
  const notes = [zone.note, panelWords(say, panels?.get(zone.title) ?? 0), ifSupportWords(say, zone)]
  return (
    <span className={classes.name}>
      <ZoneCode look={look} />
      <span>
        {say(zone.title)}
        {isUsed ? <small className={classes.used}>{say('roofs.use-this')}</small> : null}
        {notes.map((note) => note && <small key={note}>{note}</small>)}
      </span>
    </span>
  )
}

const useIntoSight = (isOpen: boolean) => {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isOpen && matchMedia(BESIDE_ROOF).matches) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return row
}

const rowName = (say: Say, { title, note }: ShownZone): string =>
  note === undefined ? say('roofs.zone-zone', { zone: say(title) }) : say(title)

const ZoneRow = (props: RowProps) => {
  const { zone, project, found, scale, isOpen, onOpen, isFirst, isUsed, hasRoom } = props
  const say = useSay()
  const inside = useId()
  const row = useIntoSight(isOpen)
  return (
    <article
      ref={row}
      className={classes.row}
      data-open={isOpen}
      data-used={isUsed}
      data-status={zoneStatusOf(zone)}
      aria-label={rowName(say, zone)}
    >
      <UnstyledButton
        className={classes.line}
        aria-expanded={isOpen}
        aria-controls={inside}
        onClick={() => onOpen(isOpen ? null : zone.title)}
      >
        <ZoneName {...props} />
        <Arranged zone={zone} project={project} hasRoom={hasRoom} />
        {zone.notApplicable ? null : <Measure zone={zone} scale={scale} isFirst={isFirst} />}
        <span className={classes.chevron} aria-hidden="true" />
      </UnstyledButton>
      <div id={inside} hidden={!isOpen} className={classes.inside}>
        {isOpen ? <ZoneInside zone={zone} project={project} found={found} scale={scale} /> : null}
      </div>
    </article>
  )
}

/** Titles of the columns; the mark of the capacity stands once, above all bars. */
const Head = ({ scale }: { readonly scale: number }) => {
  const say = useSay()
  const at = markAt(scale)
  return (
    <div className={classes.head} aria-hidden="true">
      <span>{say('roofs.zone')}</span>
      <span>{say('roofs.rails')}</span>
      <span>{say('roofs.fixings-every')}</span>
      <span className={classes.scale}>
        <span style={scale > CROWDED ? { marginLeft: `calc(${at} + 28px)` } : undefined}>
          {say('roofs.utilisation')}
        </span>
        <b style={{ left: `calc(${at})` }}>{CAPACITY}</b>
      </span>
    </div>
  )
}

/** Names a fixing once that several zones share. */
const fixingsOf = (say: Say, rows: readonly ZoneInRow[], project: ProjectDraft): readonly string[] => [
  ...new Set(rows.filter(({ zone }) => zone.installable).map(({ zone }) => zoneFacts(say, zone, project).fixing)),
]

/** The zone that sets the whole array; null: panels lie in several, none is drawn, or nothing may be fixed yet. */
const usedZone = ({ result, panels }: Pick<Props, 'result' | 'panels'>): string | null => {
  const [title, ...others] = panels?.keys() ?? []
  return title === undefined || others.length > 0 || !isAnswer(result) ? null : title
}

/** One row for each zone and one for the rafters: rails, spacing, how full, and what governs; a row opens its checks. */
export const ZoneRows = memo(({ project, result, found, panels, withoutRoom, open, onOpen }: Props) => {
  const say = useSay()
  const rows = zonesInRow(say, result)
  const scale = scaleOf(amountsOf(say, result))
  const first = rows.find(({ zone }) => !zone.notApplicable && measuredOf(zone).utilisation !== null)
  return (
    <section aria-label={say('roofs.recommendation-by-zone')} className={classes.table}>
      <Head scale={scale} />
      {rows.map((each) => (
        <ZoneRow
          {...each}
          key={each.zone.title}
          project={project}
          panels={panels}
          found={found.find(({ title }) => title === each.zone.title) ?? null}
          scale={scale}
          isOpen={open === each.zone.title}
          isFirst={each === first}
          hasRoom={!withoutRoom.has(each.zone.title)}
          isUsed={each.zone.title === usedZone({ result, panels })}
          onOpen={onOpen}
        />
      ))}
      <MemberRow result={result} scale={scale} isOpen={open === 'rafters'} onOpen={onOpen} />
      {fixingsOf(say, rows, project).map((fixing) => (
        <p key={fixing} className={classes.fixing}>
          {say('roofs.fixing-fixing', { fixing })}
        </p>
      ))}
    </section>
  )
})
