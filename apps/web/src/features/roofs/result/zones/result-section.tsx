import type { ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import type { ZoneAdvice } from '@soundroof/contract/roofs/results/advice'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { choices } from '@soundroof/data/choices'
import { ridgeEndsOf } from '@soundroof/report/blocks/zone-table'
import { arrayPlan } from '@soundroof/report/drawing/array-plan'
import { arrayWords } from '@soundroof/report/drawing/array-words'
import { ridgeCornerLook, zoneLook } from '@soundroof/report/drawing/palette'
import type { Scene } from '@soundroof/report/drawing/scene'
import { sectionDrawing } from '@soundroof/report/drawing/section-drawing'
import { irregularSentence, wallWords, zonePlan } from '@soundroof/report/drawing/zone-plan'
import { plain } from '@soundroof/report/wording/number-text'
import type { ReactNode } from 'react'
import { Panel } from '../../../../components/page/panel.tsx'
import { PartsPanel } from '../array/parts-panel.tsx'
import type { Laid } from '../array/use-layout.ts'
import { SceneFigure } from '../report/scene-figure.tsx'
import { Basis } from './basis.tsx'
import { RoofChecks } from './roof-checks.tsx'
import { VerdictBanner } from './verdict-banner.tsx'
import { ZoneCard } from './zone-card.tsx'
import classes from './zones.module.css'

type Props = { readonly project: ProjectDraft; readonly result: AssessmentResult }
type PlanProps = Props & {
  /** The array on the roof, once it has arrived; until then, and without one, the zones alone are drawn. */
  readonly laid?: Laid | undefined
}
type SectionProps = PlanProps & {
  readonly advice: ReactNode
  /** Advice of the failing zones, once it has arrived. */
  readonly zoneAdvice: readonly ZoneAdvice[]
}

const sceneOf = ({ project, result, laid }: PlanProps): Scene | null =>
  laid?.answer ? arrayPlan({ ...project, result, layout: laid.answer.layout }) : zonePlan({ ...project, result })

const Plan = ({ project, result, laid }: PlanProps) => {
  const scene = sceneOf({ project, result, laid })
  if (scene === null)
    return project.building.shape === 'irregular' ? (
      <p>{irregularSentence({ ...project.building, ...project.options }, result)}</p>
    ) : null
  return (
    <SceneFigure
      scene={scene}
      maxHeight={460}
      caption={`${laid?.answer ? `${arrayWords(laid.answer.layout)}. ` : ''}Roof from above, to scale; a = ${plain(result.valueA)} m.${wallWords(project.options)}`}
    />
  )
}

const Section = ({ project }: { readonly project: ProjectDraft }) => {
  const scene = sectionDrawing(project, choices)
  return scene ? (
    <SceneFigure scene={scene} caption="Section along the rafter. Purlin spacing and rail height not to scale." />
  ) : null
}

/** The ends of the ridge, where the 2021 edition requires more than in the zone around them. */
const RidgeEnds = ({ project, result, found }: Props & { readonly found: ZoneAdvice | null }) => {
  const ends = ridgeEndsOf(result)
  return ends === null ? null : <ZoneCard zone={ends} look={ridgeCornerLook} project={project} found={found} />
}

const adviceFor = (title: string, zones: readonly ZoneAdvice[]): ZoneAdvice | null =>
  zones.find((zone) => zone.title === title) ?? null

/** Verdict, plan, zones and basis. */
export const ResultSection = ({ project, result, laid, advice, zoneAdvice }: SectionProps) => (
  <>
    <VerdictBanner result={result} />
    {result.zoneResults.length > 0 ? (
      <>
        <div className={classes.drawings}>
          <Panel title={laid?.answer ? 'Array on the roof' : 'Roof zones'}>
            <Plan project={project} result={result} laid={laid} />
            {laid?.problem ? <p>{`No array is drawn: ${laid.problem}`}</p> : null}
          </Panel>
          <Panel title="Section">
            <Section project={project} />
          </Panel>
        </div>
        <section aria-label="Recommendation by zone" className={classes.cards}>
          {result.zoneResults.map((zone) => (
            <ZoneCard
              key={zone.title}
              zone={zone}
              look={zoneLook[zone.title]}
              project={project}
              found={adviceFor(zone.title, zoneAdvice)}
            />
          ))}
          <RidgeEnds project={project} result={result} found={adviceFor('Ridge ends', zoneAdvice)} />
        </section>
      </>
    ) : null}
    {laid?.answer ? <PartsPanel answer={laid.answer} fileName={`parts-${project.header.number}.csv`} /> : null}
    <RoofChecks result={result} />
    {advice}
    <Basis result={result} />
  </>
)
