import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import { beforeStarting } from '@soundroof/report/wording/before-starting'
import { mayCarryPanels, setbackInstructions } from '@soundroof/report/wording/setback-words'
import { memo } from 'react'
import { useSay } from '../../../../platform/words/use-say.ts'
import { keepUnits } from '../report/keep-units.ts'
import classes from './workspace.module.css'

/** So many without a press, so that the answer fits a screen. */
const SHOWN = 3

const Items = ({ texts }: { readonly texts: readonly string[] }) => (
  <ul>
    {texts.map((sentence) => (
      <li key={sentence}>{keepUnits(sentence)}</li>
    ))}
  </ul>
)

type TextsProps = { readonly title: string; readonly texts: readonly string[]; readonly shown?: number }

/** A list whose end opens. */
export const Texts = ({ title, texts, shown = SHOWN }: TextsProps) => {
  const say = useSay()
  const rest = texts.slice(shown)
  return texts.length === 0 ? null : (
    <section aria-label={title} className={classes.before}>
      <h3>{title}</h3>
      <Items texts={texts.slice(0, shown)} />
      {rest.length === 0 ? null : (
        <details>
          <summary>{rest.length === 1 ? say('roofs.one-more') : say('roofs.more-rest', { rest: rest.length })}</summary>
          <Items texts={rest} />
        </details>
      )}
    </section>
  )
}

/** What to keep to on the roof. */
export const OnTheRoof = ({ result }: { readonly result: BriefResult }) => {
  const say = useSay()
  const texts = mayCarryPanels(result) ? [...setbackInstructions(say, result), ...(result.instructions ?? [])] : []
  return <Texts title={say('roofs.on-the-roof')} texts={texts} />
}

/** What to settle before going onto the roof, and what to keep to on it. */
export const BeforeYouClimb = memo(({ result }: { readonly result: BriefResult }) => {
  const say = useSay()
  return (
    <>
      <Texts title={say('roofs.before-you-climb')} texts={beforeStarting(say, result)} />
      <OnTheRoof result={result} />
    </>
  )
})
