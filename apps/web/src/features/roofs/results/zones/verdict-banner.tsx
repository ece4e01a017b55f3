import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import { frameSentence } from '@soundroof/report/blocks/roof-blocks'
import { beforeStarting } from '@soundroof/report/blocks/site-sheet-blocks'
import { mayCarryPanels, setbackInstructions } from '@soundroof/report/wording/setback-words'
import { verdictTitle, verdictWords } from '@soundroof/report/wording/verdict-words'
import { useSay } from '../../../../platform/words/use-say.ts'
import { keepUnits } from '../report/keep-units.ts'
import classes from './verdict.module.css'
import { WhereAndHow } from './where-and-how.tsx'

type ListProps = { readonly title: string; readonly texts: readonly string[] }

/** Items shown without a click, so that the answer fits a screen. */
const SHOWN = 4

const Items = ({ texts }: { readonly texts: readonly string[] }) => (
  <ul>
    {texts.map((sentence) => (
      <li key={sentence}>{keepUnits(sentence)}</li>
    ))}
  </ul>
)

const Texts = ({ title, texts }: ListProps) => {
  const say = useSay()

  const rest = texts.slice(SHOWN)
  return texts.length === 0 ? null : (
    <section aria-label={title}>
      <h3>{title}</h3>
      <Items texts={texts.slice(0, SHOWN)} />
      {rest.length === 0 ? null : (
        <details className={classes.more}>
          <summary>{rest.length === 1 ? say('roofs.one-more') : say('roofs.more-rest', { rest: rest.length })}</summary>
          <Items texts={rest} />
        </details>
      )}
    </section>
  )
}

type Props = { readonly project: ProjectDraft; readonly result: AssessmentResult }

const Heading = ({ result }: Pick<Props, 'result'>) => {
  const say = useSay()

  const frame = frameSentence(say, result)
  return (
    <>
      <h2>{verdictTitle(say, result)}</h2>
      {result.provisional === undefined ? null : (
        <p>
          <strong>{keepUnits(result.provisional)}</strong>
        </p>
      )}
      <p>{keepUnits(result.resultString)}</p>
      {frame === null ? null : (
        <p>
          <strong>{frame}</strong>
        </p>
      )}
    </>
  )
}

/** Verdict, place, method, and what to settle before going onto the roof; the rest of the page is detail. */
export const VerdictBanner = ({ project, result }: Props) => {
  const say = useSay()

  const { tone, sign } = verdictWords[result.verdict]
  const onRoof = mayCarryPanels(result) ? [...setbackInstructions(say, result), ...(result.instructions ?? [])] : []
  return (
    <section className={classes.verdict} data-tone={tone} aria-label={say('roofs.verdict')}>
      <span className={classes.sign} aria-hidden="true">
        {sign}
      </span>
      <div className={classes.words}>
        <Heading result={result} />
        <div className={classes.answer}>
          {result.zoneResults.length === 0 || result.verdict === 'no-panel-fits' ? null : (
            <WhereAndHow project={project} result={result} />
          )}
          <div className={classes.lists}>
            <Texts title={say('roofs.before-you-climb')} texts={beforeStarting(say, result)} />
            <Texts title={say('roofs.on-the-roof')} texts={onRoof} />
          </div>
        </div>
      </div>
    </section>
  )
}
