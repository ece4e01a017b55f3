import type { ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import type { ZoneAdvice } from '@soundroof/contract/roofs/results/advice'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { choices } from '@soundroof/data/choices'
import { ridgeEndsOf } from '@soundroof/report/blocks/zone-table'
import { ridgeCornerLook, zoneLook } from '@soundroof/report/drawing/palette'
import { sectionDrawing } from '@soundroof/report/drawing/section-drawing'
import { irregularSentence, wallWords, zonePlan } from '@soundroof/report/drawing/zone-plan'
import { plain } from '@soundroof/report/wording/number-text'
import type { ReactNode } from 'react'
import { Panel } from '../../../../components/page/panel.tsx'
import { SceneFigure } from '../report/scene-figure.tsx'
import { Basis } from './basis.tsx'
import { RoofChecks } from './roof-checks.tsx'
import { VerdictBanner } from './verdict-banner.tsx'
import { ZoneCard } from './zone-card.tsx'
import classes from './zones.module.css'

type Props = { readonly project: ProjectDraft; readonly result: AssessmentResult }
type SectionProps = Props & {
  readonly advice: ReactNode
  /** Advice of the failing zones, once it has arrived. */
  readonly zoneAdvice: readonly ZoneAdvice[]
}

const Plan = ({ project, result }: Props) => {
  const scene = zonePlan({ ...project, result })
  if (scene === null)
    return project.building.shape === 'irregular' ? (
      <p>{irregularSentence({ ...project.building, ...project.options }, result)}</p>
    ) : null
  return (
    <SceneFigure
      scene={scene}
      caption={`Roof from above, to scale; a = ${plain(result.valueA)} m.${wallWords(project.options)}`}
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
export const ResultSection = ({ project, result, advice, zoneAdvice }: SectionProps) => (
  <>
    <VerdictBanner result={result} />
    {result.zoneResults.length > 0 ? (
      <>
        <div className={classes.drawings}>
          <Panel title="Roof zones">
            <Plan project={project} result={result} />
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
    <RoofChecks result={result} />
    {advice}
    <Basis result={result} />
  </>
)
