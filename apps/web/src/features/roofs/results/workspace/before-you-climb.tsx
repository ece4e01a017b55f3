import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import { beforeStarting } from '@soundroof/report/wording/before-starting'
import { mayCarryPanels, setbackInstructions } from '@soundroof/report/wording/setback-words'
import { memo } from 'react'
import { useSay } from '../../../../platform/words/use-say.ts'
import { keepUnits } from '../report/keep-units.ts'
import { TickList } from '../ticks/tick-list.tsx'
import classes from './workspace.module.css'

/** So many without a press, so that the answer fits a screen. */
const SHOWN = 3

const Items = ({ texts }: { readonly texts: readonly string[] }) => (
  <ul className={classes.items}>
    {texts.map((sentence) => (
      <li key={sentence}>{keepUnits(sentence)}</li>
    ))}
  </ul>
)

type TextsProps = {
  readonly title: string
  readonly texts: readonly string[]
  readonly shown?: number
  /** Of the result whose sentences are ticked off; absent: nothing is ticked. */
  readonly ticksOf?: string | undefined
}

type ListProps = Pick<TextsProps, 'texts' | 'ticksOf'>

const List = ({ texts, ticksOf }: ListProps) =>
  ticksOf === undefined ? <Items texts={texts} /> : <TickList key={ticksOf} resultId={ticksOf} texts={texts} />

/** A list whose end opens. */
export const Texts = ({ title, texts, shown = SHOWN, ticksOf }: TextsProps) => {
  const say = useSay()
  const rest = texts.slice(shown)
  return texts.length === 0 ? null : (
    <section aria-label={title} className={classes.before}>
      <h3>{title}</h3>
      <List texts={texts.slice(0, shown)} ticksOf={ticksOf} />
      {rest.length === 0 ? null : (
        <details>
          <summary>{rest.length === 1 ? say('roofs.one-more') : say('roofs.more-rest', { rest: rest.length })}</summary>
          <List texts={rest} ticksOf={ticksOf} />
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

type BeforeProps = Pick<TextsProps, 'ticksOf'> & { readonly result: BriefResult }

/** What to settle before going onto the roof, to be ticked off, and what to keep to on it. */
export const BeforeYouClimb = memo(({ result, ticksOf }: BeforeProps) => {
  const say = useSay()
  return (
    <>
      <Texts title={say('roofs.before-you-climb')} texts={beforeStarting(say, result)} ticksOf={ticksOf} />
      <OnTheRoof result={result} />
    </>
  )
})
