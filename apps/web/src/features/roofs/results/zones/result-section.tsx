import type { LayoutAnswer } from '@soundroof/contract/roofs/panel-layout/layout-calls'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { AdviceAnswer, ZoneAdvice } from '@soundroof/contract/roofs/results/advice'
import type { AssessmentResult, CodedResult } from '@soundroof/contract/roofs/results/result'
import { choices } from '@soundroof/data/choices'
import { arrayPlan } from '@soundroof/report/drawing/array-plan'
import { arrayWords } from '@soundroof/report/drawing/array-words'
import type { Scene } from '@soundroof/report/drawing/scene'
import { sectionDrawing } from '@soundroof/report/drawing/section-drawing'
import { onePlaneWords, planSentence, wallWords, zonePlan } from '@soundroof/report/drawing/zone-plan'
import { frontWords } from '@soundroof/report/wording/face-name'
import { capital } from '@soundroof/report/wording/number-text'
import { noRoomWords } from '@soundroof/report/wording/room-words'
import { zoneSizeText } from '@soundroof/words/numbers/result-numbers'
import { type ReactNode, useMemo } from 'react'
import { Panel } from '../../../../components/page/panel.tsx'
import { type Say, useSay } from '../../../../platform/words/use-say.ts'
import { spokenAdvice, spokenResult } from '../language/spoken.ts'
import { EditScreen } from '../panel-layout/editing/edit-screen.tsx'
import { FormerRoof } from '../panel-layout/former-roof.tsx'
import { LayoutEditorPanel } from '../panel-layout/layout-editor.tsx'
import { RoofHints } from '../panel-layout/layout-hints.tsx'
import { LayoutWarnings } from '../panel-layout/layout-warnings.tsx'
import { PartsPanel } from '../panel-layout/parts-panel.tsx'
import { RoofMap } from '../panel-layout/roof-map.tsx'
import { spokenLaid } from '../panel-layout/spoken-layout.ts'
import type { Laid } from '../panel-layout/use-layout.ts'
import type { LayoutEditor } from '../panel-layout/use-layout-editor.ts'
import { SceneDrawing } from '../report/scene-drawing.tsx'
import { SettingOutFiles } from '../setting-out/setting-out-files.tsx'
import { SolidPanel } from '../solid/solid-panel.tsx'
import { UnderlayPanel } from '../underlay/underlay-panel.tsx'
import type { ProjectUnderlay } from '../underlay/use-underlay-on-map.ts'
import { Basis } from './basis.tsx'
import { RoofChecks } from './roof-checks.tsx'
import { zonesInRow } from './shown-zones.ts'
import { VerdictBanner } from './verdict-banner.tsx'
import { ZoneCard } from './zone-card.tsx'
import classes from './zones.module.css'

type Props = { readonly project: ProjectDraft; readonly result: AssessmentResult }
type PlanProps = Props & {
  /** Layout of the array, once it has arrived; without one only the zones are drawn. */
  readonly laid?: Laid | undefined
  /** Editor of the drawing; null where it cannot be changed. */
  readonly editor?: LayoutEditor | null
  /** Picture of the roof; absent where not offered. */
  readonly underlay?: ProjectUnderlay | undefined
}
type SectionProps = PlanProps & {
  readonly advice: ReactNode
  /** Changes which way the front looks; absent where it cannot be changed. */
  readonly direction?: ReactNode
  /** Leads to the site sheet of the array; absent where the reader has none. */
  readonly siteSheet?: ReactNode
  /** What would need fewer feet; absent where it is not offered. */
  readonly savings?: ReactNode
  /** The result in codes; absent for results stored before codes existed. */
  readonly coded?: CodedResult | undefined
  /** Advice of the failing zones, once it has arrived. */
  readonly found: AdviceAnswer | null | undefined
}

/** Drawn again only when the layout changes, not with each text that arrives. */
const usePlan = ({ project, result, laid }: PlanProps): Scene | null => {
  const say = useSay()
  return useMemo(
    () =>
      laid?.answer
        ? arrayPlan(say, { ...project, result, layout: laid.answer.layout })
        : zonePlan(say, { ...project, result }),
    [project, result, laid?.answer, say],
  )
}

const captionOf = (say: Say, { project, result, laid }: PlanProps): string =>
  [
    ...(laid?.answer ? [say('roofs.value', { array: capital(arrayWords(say, laid.answer.layout)) })] : []),
    say('roofs.roof-from-above-to-scale-a', { a: zoneSizeText(result.valueA) }),
    onePlaneWords(say, project),
    frontWords(say, project.building.frontFacing),
    wallWords(say, project.options),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')

const Plan = (props: PlanProps) => {
  const say = useSay()

  const { project, result, laid, underlay } = props
  const scene = usePlan(props)
  if (scene === null) return <p>{planSentence(say, project, result)}</p>
  const caption = captionOf(say, props)
  return laid?.answer ? (
    <RoofMap
      scene={scene}
      caption={caption}
      layout={laid.answer.layout}
      result={result}
      below={underlay?.below ?? null}
    />
  ) : (
    <SceneDrawing scene={scene} maxHeight={460} caption={caption} />
  )
}

type CutProps = { readonly project: ProjectDraft; readonly layout: LayoutAnswer['layout'] | null }

const Section = ({ project, layout }: CutProps) => {
  const say = useSay()

  const scene = sectionDrawing(say, project, choices, layout)
  return scene ? <SceneDrawing scene={scene} caption={say('roofs.purlin-spacing-and-rail-height-not')} /> : null
}

type RoomProps = Omit<Parameters<typeof noRoomWords>[1], 'choices'>

/** Beside a verdict on zones: whether one panel has room at all. */
const NoRoom = (props: RoomProps) => {
  const say = useSay()

  const words = noRoomWords(say, { ...props, choices })
  return words === null ? null : (
    <Panel tone="warning">
      <p className={classes.room}>{words}</p>
    </Panel>
  )
}

const adviceFor = (title: string, zones: readonly ZoneAdvice[]): ZoneAdvice | null =>
  zones.find((zone) => zone.title === title) ?? null

/** Verdict, plan, zones and basis. */
export const ResultSection = ({
  project,
  editor = null,
  underlay,
  advice,
  direction,
  siteSheet,
  savings = null,
  found,
  ...issued
}: SectionProps) => {
  const say = useSay()

  const { result: answered, coded } = issued
  const result = useMemo(() => spokenResult(say, { result: answered, coded }), [say, answered, coded])
  const spokenZones = useMemo(() => (found ? spokenAdvice(say, found).zones : []), [say, found])
  const laid = useMemo(() => issued.laid && spokenLaid(say, issued.laid), [say, issued.laid])
  return (
    <>
      <VerdictBanner project={project} result={result} />
      <NoRoom project={project} result={issued.result} layout={laid?.answer?.layout ?? null} />
      {result.zoneResults.length > 0 ? (
        <>
          <div className={classes.drawings}>
            <Panel title={laid?.answer ? say('roofs.array-on-the-roof') : say('roofs.roof-zones')}>
              {laid?.problem ? <p>{say('report.no-array-is-drawn', { problem: say(laid.problem) })}</p> : null}
              <LayoutWarnings result={result} layout={laid?.answer?.layout ?? null} />
              {laid ? <FormerRoof laid={laid} editor={editor} /> : null}
              <Plan project={project} result={result} laid={laid} underlay={underlay} />
              {laid?.answer ? <RoofHints hints={laid.answer.hints} facing={project.building.frontFacing} /> : null}
              {editor?.isEditing ? null : direction}
              {laid?.answer && underlay ? <UnderlayPanel {...underlay} /> : null}
              {laid?.answer ? <SolidPanel layout={laid.answer.layout} building={project.building} /> : null}
              {editor ? <LayoutEditorPanel editor={editor} /> : null}
              {laid?.answer ? siteSheet : null}
            </Panel>
            <Panel title={say('roofs.section')}>
              <Section project={project} layout={laid?.answer?.layout ?? null} />
            </Panel>
          </div>
          <section aria-label={say('roofs.recommendation-by-zone')} className={classes.cards}>
            {zonesInRow(say, result).map((row) => (
              <ZoneCard
                key={row.zone.title}
                {...row}
                project={project}
                found={adviceFor(row.zone.title, spokenZones)}
              />
            ))}
          </section>
        </>
      ) : null}
      {laid?.answer ? (
        <PartsPanel answer={laid.answer} fileName={`parts-${project.header.number}.csv`}>
          <SettingOutFiles project={project} layout={laid.answer.layout} />
          {savings}
        </PartsPanel>
      ) : null}
      <RoofChecks result={result} />
      {advice}
      <Basis result={result} />
      {editor?.isEditing ? (
        <EditScreen project={project} result={result} editor={editor} saved={laid} below={underlay?.below ?? null} />
      ) : null}
    </>
  )
}
