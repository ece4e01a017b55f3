import type { LayoutAnswer } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import { choices } from '@soundroof/data/choices'
import { noRoomWords } from '@soundroof/report/wording/room-words'
import { judgedZones, verdictWords } from '@soundroof/report/wording/verdict-words'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useSay } from '../../../../platform/words/use-say.ts'
import { EditScreen } from '../panel-layout/editing/late-edit-screen.ts'
import { BasisLine } from './basis-line.tsx'
import { BeforeYouClimb } from './before-you-climb.tsx'
import { type Behind, tabsBehind } from './behind-the-answer.tsx'
import { LowerTabs } from './lower-tabs.tsx'
import type { Open } from './open-row.ts'
import { type OnRoof, RoofBeside } from './roof-beside.tsx'
import { type Answered, useSpokenAnswer } from './use-spoken-answer.ts'
import { VerdictHead } from './verdict-head.tsx'
import classes from './workspace.module.css'
import { ZoneRows } from './zone-rows.tsx'

type SectionProps = OnRoof &
  Answered &
  Behind & {
    /** Changes that would help, beside the verdict. */
    readonly remedies?: ReactNode
    /** For customers: how a certificate is had. */
    readonly certificate?: ReactNode
    /** For engineers: the way to where figures are confirmed. */
    readonly figures?: ReactNode
    /** Name of the result, for whoever ticks off what to settle; absent for other readers. */
    readonly ticksOf?: string
  }

const isFailing = (result: BriefResult): boolean => judgedZones(result).some(({ installable }) => !installable)
const hasZones = ({ zoneResults }: BriefResult): boolean => zoneResults.length > 0

/** How many panels touch each zone. */
const panelsByZone = (layout: LayoutAnswer['layout'] | null): ReadonlyMap<string, number> | null => {
  if (layout === null) return null
  const counts = new Map<string, number>()
  for (const { panels } of layout.planes) for (const { zone } of panels) counts.set(zone, (counts.get(zone) ?? 0) + 1)
  return counts
}

type RoomProps = Omit<Parameters<typeof noRoomWords>[1], 'choices'>

/** Beside a verdict on zones: whether one panel has room at all. */
const NoRoom = (props: RoomProps) => {
  const say = useSay()
  const words = noRoomWords(say, { ...props, choices })
  return words === null ? null : <p>{words}</p>
}

/** The tab that is open below, and a way to the figures that nobody confirmed. */
const useTabs = () => {
  const [tab, setTab] = useState<string | null>(null)
  const below = useRef<HTMLDivElement>(null)
  const toFigures = () => {
    setTab('conditions')
    below.current?.scrollIntoView({ behavior: 'smooth' })
  }
  return { tab, setTab, below, toFigures }
}

type AnswerProps = Pick<SectionProps, 'project' | 'remedies' | 'ticksOf'> & {
  readonly spoken: ReturnType<typeof useSpokenAnswer>
  readonly open: Open
  readonly onOpen: (open: Open) => void
}

/** What helps, zone by zone, and what to settle first. */
const AnswerBeside = ({ project, remedies, ticksOf, spoken, open, onOpen }: AnswerProps) => {
  const { result, laid, found, withoutRoom } = spoken
  const layout = laid?.answer?.layout ?? null
  const panels = useMemo(() => panelsByZone(layout), [layout])
  return (
    <div className={classes.answer}>
      <NoRoom project={project} result={result} layout={layout} />
      {isFailing(result) ? remedies : null}
      {hasZones(result) ? (
        <ZoneRows
          project={project}
          result={result}
          found={found}
          panels={panels}
          withoutRoom={withoutRoom}
          open={open}
          onOpen={onOpen}
        />
      ) : null}
      <BeforeYouClimb result={result} ticksOf={ticksOf} />
    </div>
  )
}

type WorkspaceProps = SectionProps & Pick<AnswerProps, 'spoken'> & { readonly onFigures: () => void }

/** Roof left, answer right. */
const Workspace = ({ spoken, onFigures, certificate, figures, ...props }: WorkspaceProps) => {
  const [open, setOpen] = useState<Open>(null)
  const { result, laid } = spoken
  const around = { open, onOpen: setOpen }
  return (
    <div
      className={hasZones(result) ? classes.workspace : `${classes.workspace} ${classes.alone}`}
      data-failing={verdictWords[result.verdict].tone === 'bad'}
    >
      <VerdictHead project={props.project} result={result} />
      {hasZones(result) ? <RoofBeside {...props} {...around} result={result} laid={laid} /> : null}
      <AnswerBeside {...props} {...around} spoken={spoken} />
      <BasisLine result={result} certificate={certificate} figures={figures} onFigures={onFigures} />
    </div>
  )
}

/** The answer as one screen: roof, verdict, zones; what stands behind it in tabs below. */
export const ResultSection = (props: SectionProps) => {
  const say = useSay()
  const { project, editor = null, underlay } = props
  const spoken = useSpokenAnswer(props)
  const { result, laid } = spoken
  const { tab, setTab, below, toFigures } = useTabs()
  const tabs = tabsBehind(say, { ...props, result, answer: laid?.answer })
  return (
    <>
      <Workspace {...props} spoken={spoken} onFigures={toFigures} />
      <div ref={below}>
        <LowerTabs tabs={tabs} open={tab} onOpen={setTab} />
      </div>
      {editor?.isEditing ? (
        <EditScreen project={project} result={result} editor={editor} saved={laid} below={underlay?.below ?? null} />
      ) : null}
    </>
  )
}
