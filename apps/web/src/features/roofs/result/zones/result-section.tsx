import { recognised, text } from '@soundroof/contract/platform/text'
import type { ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import type { ZoneAdvice } from '@soundroof/contract/roofs/results/advice'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { choices } from '@soundroof/data/choices'
import { arrayPlan } from '@soundroof/report/drawing/array-plan'
import { arrayWords } from '@soundroof/report/drawing/array-words'
import type { Scene } from '@soundroof/report/drawing/scene'
import { sectionDrawing } from '@soundroof/report/drawing/section-drawing'
import { onePlaneWords, planSentence, wallWords, zonePlan } from '@soundroof/report/drawing/zone-plan'
import { capital } from '@soundroof/report/wording/number-text'
import { noRoomWords } from '@soundroof/report/wording/room-words'
import { zoneSizeText } from '@soundroof/words/numbers/result-numbers'
import { type ReactNode, useMemo } from 'react'
import { Panel } from '../../../../components/page/panel.tsx'
import { FormerRoof } from '../array/former-roof.tsx'
import { LayoutEditorPanel, LayoutTools } from '../array/layout-editor.tsx'
import { LayoutWarnings } from '../array/layout-warnings.tsx'
import { PartsPanel } from '../array/parts-panel.tsx'
import { RoofMap } from '../array/roof-map.tsx'
import type { Laid } from '../array/use-layout.ts'
import type { LayoutEditor } from '../array/use-layout-editor.ts'
import { spokenLaid, spokenResult, spokenZoneAdvice } from '../language/spoken.ts'
import { SceneFigure } from '../report/scene-figure.tsx'
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
  /** The array on the roof, once it has arrived; until then, and without one, the zones alone are drawn. */
  readonly laid?: Laid | undefined
  /** Changes what stands on the drawing; null where it may not be changed. */
  readonly editor?: LayoutEditor | null
  /** A picture of the roof; absent where it is not offered. */
  readonly underlay?: ProjectUnderlay | undefined
}
type SectionProps = PlanProps & {
  readonly advice: ReactNode
  /** Advice of the failing zones, once it has arrived. */
  readonly zoneAdvice: readonly ZoneAdvice[]
}

/** Drawn anew only when the layout changes, not with each word that arrives beside it. */
const usePlan = ({ project, result, laid }: PlanProps): Scene | null =>
  useMemo(
    () =>
      laid?.answer ? arrayPlan({ ...project, result, layout: laid.answer.layout }) : zonePlan({ ...project, result }),
    [project, result, laid?.answer],
  )

const captionOf = ({ project, result, laid }: PlanProps): string =>
  [
    ...(laid?.answer ? [text('{array}.', { array: capital(arrayWords(laid.answer.layout)) })] : []),
    text('Roof from above, to scale; a = {a} m.', { a: zoneSizeText(result.valueA) }),
    onePlaneWords(project),
    wallWords(project.options),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')

const Plan = (props: PlanProps) => {
  const { project, result, laid, editor = null, underlay } = props
  const scene = usePlan(props)
  if (scene === null) return <p>{planSentence(project, result)}</p>
  const caption = captionOf(props)
  return laid?.answer ? (
    <RoofMap
      scene={scene}
      caption={caption}
      layout={laid.answer.layout}
      result={result}
      editor={editor}
      below={underlay?.below ?? null}
    />
  ) : (
    <SceneFigure scene={scene} maxHeight={460} caption={caption} />
  )
}

const Section = ({ project }: { readonly project: ProjectDraft }) => {
  const scene = sectionDrawing(project, choices)
  return scene ? <SceneFigure scene={scene} caption={text('Purlin spacing and rail height not to scale.')} /> : null
}

type RoomProps = Omit<Parameters<typeof noRoomWords>[0], 'choices'>

/** Beside a verdict about zones: whether there is room for one panel at all. */
const NoRoom = (props: RoomProps) => {
  const words = noRoomWords({ ...props, choices })
  return words === null ? null : (
    <Panel tone="warning">
      <p className={classes.room}>{words}</p>
    </Panel>
  )
}

const adviceFor = (title: string, zones: readonly ZoneAdvice[]): ZoneAdvice | null =>
  zones.find((zone) => zone.title === title) ?? null

/** Verdict, plan, zones and basis. */
export const ResultSection = ({ project, editor = null, underlay, advice, zoneAdvice, ...issued }: SectionProps) => {
  const result = useMemo(() => spokenResult(issued.result), [issued.result])
  const spokenZones = useMemo(() => (zoneAdvice.length === 0 ? [] : spokenZoneAdvice(zoneAdvice)), [zoneAdvice])
  const laid = useMemo(() => issued.laid && spokenLaid(issued.laid), [issued.laid])
  const refusal = editor?.problem ? recognised(editor.problem) : null
  return (
    <>
      <VerdictBanner project={project} result={result} />
      <NoRoom project={project} result={issued.result} layout={laid?.answer?.layout ?? null} />
      {result.zoneResults.length > 0 ? (
        <>
          <div className={classes.drawings}>
            <Panel title={laid?.answer ? text('Array on the roof') : text('Roof zones')}>
              {laid?.problem && !editor?.isEditing ? (
                <p>{text('No array is drawn: {problem}', { problem: laid.problem })}</p>
              ) : null}
              {refusal === null ? <LayoutWarnings result={result} layout={laid?.answer?.layout ?? null} /> : null}
              {laid ? <FormerRoof laid={laid} editor={editor} /> : null}
              {editor?.isEditing ? <LayoutTools editor={editor} layout={laid?.answer?.layout ?? null} /> : null}
              <Plan project={project} result={result} laid={laid} editor={editor} underlay={underlay} />
              {laid?.answer && underlay ? <UnderlayPanel {...underlay} /> : null}
              {laid?.answer ? <SolidPanel layout={laid.answer.layout} building={project.building} /> : null}
              {editor ? <LayoutEditorPanel editor={editor} layout={laid?.answer?.layout ?? null} /> : null}
            </Panel>
            <Panel title={text('Section')}>
              <Section project={project} />
            </Panel>
          </div>
          <section aria-label={text('Recommendation by zone')} className={classes.cards}>
            {zonesInRow(result).map((row) => (
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
        <PartsPanel answer={laid.answer} refusal={refusal} fileName={`parts-${project.header.number}.csv`} />
      ) : null}
      <RoofChecks result={result} />
      {advice}
      <Basis result={result} />
    </>
  )
}
