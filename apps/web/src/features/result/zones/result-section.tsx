import type { ProjectDraft } from '@soundroof/contract/project/draft'
import type { AssessmentResult } from '@soundroof/contract/result'
import { choices } from '@soundroof/data/choices'
import { plain } from '@soundroof/report/number-text'
import { ridgeCornerLook } from '@soundroof/report/palette'
import { sectionDrawing } from '@soundroof/report/section-drawing'
import { irregularSentence, zonePlan } from '@soundroof/report/zone-plan'
import { TextLink } from '../../../components/button-link.tsx'
import { Panel } from '../../../components/panel.tsx'
import { SceneFigure } from '../report/scene-figure.tsx'
import { Basis } from './basis.tsx'
import { VerdictBanner } from './verdict-banner.tsx'
import { Facts, ZoneCard } from './zone-card.tsx'
import { ridgeEnds, standingOf, standingWords, zoneFacts } from './zone-words.ts'
import classes from './zones.module.css'

type Props = { readonly project: ProjectDraft; readonly result: AssessmentResult }

const Plan = ({ project, result }: Props) => {
  const scene = zonePlan({ building: project.building, result })
  if (scene === null) return project.building.shape === 'irregular' ? <p>{irregularSentence}</p> : null
  return <SceneFigure scene={scene} caption={`Roof from above, to scale; a = ${plain(result.valueA)} m.`} />
}

const Section = ({ project }: { readonly project: ProjectDraft }) => {
  const scene = sectionDrawing(project, choices)
  return scene ? (
    <SceneFigure scene={scene} caption="Section along the rafter. Purlin spacing and rail height not to scale." />
  ) : null
}

/** The ends of the ridge, where the 2021 edition asks for more than the zone around them. */
const RidgeEnds = ({ project, result }: Props) => {
  const ends = ridgeEnds(result)
  if (ends === null) return null
  const standing = standingOf(ends)
  return (
    <article className={classes.card} data-standing={standing} aria-label="Ridge ends">
      <header className={classes.cardHead}>
        <span className={classes.code} style={{ background: ridgeCornerLook.fill }} aria-hidden="true">
          {ridgeCornerLook.code}
        </span>
        <h3>Ridge ends</h3>
        <span className={classes.standing}>{standingWords[standing]}</span>
      </header>
      <Facts facts={zoneFacts(ends, project)} />
      <p className={classes.reason}>
        {`Squares of ${plain(ends.size)} m at both ends of the ridge.`} {ends.reason ?? ''}
      </p>
    </article>
  )
}

/** The answer: verdict, where, what, and on what it rests. */
export const ResultSection = ({ project, result }: Props) => (
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
            <ZoneCard key={zone.title} zone={zone} project={project} />
          ))}
          <RidgeEnds project={project} result={result} />
        </section>
      </>
    ) : null}
    <p className={classes.certificate}>
      This is a preliminary assessment, not a structural certificate.{' '}
      <TextLink to="/helpContext" search={{ index1: '0', index2: '0' }}>
        Need an engineering certificate?
      </TextLink>
    </p>
    <Basis result={result} />
  </>
)
