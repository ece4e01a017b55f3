import { UnstyledButton } from '@mantine/core'
import type { LayoutAnswer } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { AdviceAnswer } from '@soundroof/contract/roofs/results/advice'
import type { BriefResult, CodedBrief } from '@soundroof/contract/roofs/results/result'
import { choices } from '@soundroof/data/choices'
import { arrayWords } from '@soundroof/report/drawing/array-words'
import { capital } from '@soundroof/report/wording/number-text'
import { noRoomWords } from '@soundroof/report/wording/room-words'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { spokenAdvice, spokenResult } from '../language/spoken.ts'
import { EditScreen } from '../panel-layout/editing/edit-screen.tsx'
import { FormerRoof } from '../panel-layout/former-roof.tsx'
import { LayoutEditorPanel } from '../panel-layout/layout-editor.tsx'
import { RoofHints } from '../panel-layout/layout-hints.tsx'
import { LayoutWarnings } from '../panel-layout/layout-warnings.tsx'
import { Parts } from '../panel-layout/parts.tsx'
import { spokenLaid } from '../panel-layout/spoken-layout.ts'
import type { Laid } from '../panel-layout/use-layout.ts'
import type { LayoutEditor } from '../panel-layout/use-layout-editor.ts'
import { SettingOutFiles } from '../setting-out/setting-out-files.tsx'
import type { ProjectUnderlay } from '../underlay/use-underlay-on-map.ts'
import { Conditions } from '../zones/basis.tsx'
import { BeforeYouClimb } from './before-you-climb.tsx'
import { type LowerTab, LowerTabs } from './lower-tabs.tsx'
import type { Open } from './open-row.ts'
import { RoofPane } from './roof-pane.tsx'
import { VerdictHead } from './verdict-head.tsx'
import classes from './workspace.module.css'
import { ZoneRows } from './zone-rows.tsx'

type SectionProps = {
  readonly project: ProjectDraft
  readonly result: BriefResult
  /** The result in codes; absent for results stored before codes existed. */
  readonly coded?: CodedBrief | undefined
  /** Layout of the array, once it has arrived; without one only the zones are drawn. */
  readonly laid?: Laid | undefined
  /** Editor of the drawing; null where it cannot be changed. */
  readonly editor?: LayoutEditor | null
  /** Picture of the roof; absent where not offered. */
  readonly underlay?: ProjectUnderlay | undefined
  /** Advice of the failing zones, once it has arrived. */
  readonly found: AdviceAnswer | null | undefined
  /** Changes that would help, beside the verdict. */
  readonly remedies?: ReactNode
  /** What to measure. */
  readonly advice?: ReactNode
  /** For customers: how a certificate is had. */
  readonly certificate?: ReactNode
  /** Leads to a what-if; absent where it is not offered. */
  readonly whatIf?: ReactNode
  /** Changes which way the front looks; absent where it cannot be changed. */
  readonly direction?: ReactNode
  /** Leads to the site sheet of the array; absent where the reader has none. */
  readonly siteSheet?: ReactNode
  /** What would need fewer feet; absent where it is not offered. */
  readonly savings?: ReactNode
  /** Inputs and photos, and what happened to the project; absent where the page shows them elsewhere. */
  readonly inputs?: () => ReactNode
  readonly history?: () => ReactNode
  /** Assumptions, actions and the derivation of every number. */
  readonly derivation: () => ReactNode
}

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

type BasisProps = Pick<SectionProps, 'result' | 'certificate'> & { readonly onFigures: () => void }

/** How sure the figures are, always in sight. */
const BasisLine = ({ result: { unverified, zoneResults }, certificate, onFigures }: BasisProps) => {
  const say = useSay()
  const count = unverified.length
  const isCalculated = zoneResults.some(({ checks }) => checks.length > 0)
  return (
    <div className={classes.basis}>
      {count === 0 ? (
        <span>{isCalculated ? say('roofs.all-figures-are-confirmed') : null}</span>
      ) : (
        <UnstyledButton className={classes.figures} onClick={onFigures}>
          <b>{count}</b>
          {say(count === 1 ? 'roofs.figure-to-be-confirmed' : 'roofs.figures-to-be-confirmed')}
        </UnstyledButton>
      )}
      <span>{certificate ?? say('roofs.preliminary-not-a-certificate')}</span>
    </div>
  )
}

const spoken = (say: Say, laid: Laid | undefined): Laid | undefined => laid && spokenLaid(say, laid)

/** The answer as one screen: roof, verdict, zones; what stands behind it in tabs below. */
export const ResultSection = (props: SectionProps) => {
  const say = useSay()
  const { project, editor = null, underlay, found, inputs, history } = props
  const { result: answered, coded } = props
  const result = useMemo(() => spokenResult(say, { result: answered, coded }), [say, answered, coded])
  const zonesAdvised = useMemo(() => (found ? spokenAdvice(say, found).zones : []), [say, found])
  const laid = useMemo(() => spoken(say, props.laid), [say, props.laid])
  const [open, setOpen] = useState<Open>(null)
  const answer = laid?.answer ?? null
  const layout = answer?.layout ?? null
  const [tab, setTab] = useState<string | null>(null)
  const below = useRef<HTMLDivElement>(null)
  const toFigures = () => {
    setTab('conditions')
    below.current?.scrollIntoView({ behavior: 'smooth' })
  }
  const hasZones = result.zoneResults.length > 0
  const tabs: readonly LowerTab[] = [
    ...(answer
      ? [
          {
            name: 'parts',
            title: say('roofs.parts'),
            content: () => (
              <Parts answer={answer} fileName={`parts-${project.header.number}.csv`}>
                <SettingOutFiles project={project} layout={answer.layout} />
                {props.savings}
              </Parts>
            ),
          },
        ]
      : []),
    {
      name: 'conditions',
      title: say('roofs.conditions'),
      count: result.conditions.length,
      content: () => (
        <>
          {props.advice}
          <Conditions result={result} />
        </>
      ),
    },
    ...(inputs ? [{ name: 'inputs', title: say('roofs.inputs-and-photos'), content: inputs }] : []),
    { name: 'derivation', title: say('roofs.derivation'), content: props.derivation },
    ...(history ? [{ name: 'history', title: say('roofs.history'), content: history }] : []),
  ]
  return (
    <>
      <div className={hasZones ? classes.workspace : `${classes.workspace} ${classes.alone}`}>
        <VerdictHead result={result} />
        {hasZones ? (
          <div className={classes.roof}>
            <RoofPane
              project={project}
              result={result}
              laid={laid}
              underlay={underlay}
              open={open}
              onOpen={setOpen}
              actions={
                <>
                  {props.whatIf}
                  {editor ? <LayoutEditorPanel editor={editor} /> : null}
                </>
              }
              notes={
                <div className={classes.notes}>
                  {laid?.problem ? <p>{say('report.no-array-is-drawn', { problem: say(laid.problem) })}</p> : null}
                  <LayoutWarnings result={result} layout={layout} />
                  {laid ? <FormerRoof laid={laid} editor={editor} /> : null}
                  {answer ? <RoofHints hints={answer.hints} facing={project.building.frontFacing} /> : null}
                  {editor?.isEditing ? null : props.direction}
                </div>
              }
              counts={
                <>
                  <strong>{layout ? capital(arrayWords(say, layout)) : ''}</strong>
                  {answer ? props.siteSheet : null}
                </>
              }
            />
          </div>
        ) : null}
        <div className={classes.answer}>
          <NoRoom project={project} result={result} layout={layout} />
          {props.remedies}
          {hasZones ? (
            <ZoneRows
              project={project}
              result={result}
              found={zonesAdvised}
              panels={panelsByZone(layout)}
              open={open}
              onOpen={setOpen}
            />
          ) : null}
          <BeforeYouClimb result={result} />
        </div>
        <BasisLine result={result} certificate={props.certificate} onFigures={toFigures} />
      </div>
      <div ref={below}>
        <LowerTabs tabs={tabs} open={tab} onOpen={setTab} />
      </div>
      {editor?.isEditing ? (
        <EditScreen project={project} result={result} editor={editor} saved={laid} below={underlay?.below ?? null} />
      ) : null}
    </>
  )
}
