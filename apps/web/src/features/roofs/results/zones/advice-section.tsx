import { Skeleton } from '@mantine/core'
import type { Advice, Possibility, Remedy, Unknown } from '@soundroof/contract/roofs/results/advice'
import { withUnits } from '@soundroof/report/wording/number-text'
import { sharedAdvice } from '@soundroof/report/wording/zone-advice'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../../components/page/button-link.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { type PlainCode, type Say, useSay } from '../../../../platform/words/use-say.ts'
import { spokenAdvice } from '../language/spoken.ts'
import { useAdvice } from '../project/use-stored-project.ts'
import { keepUnits } from '../report/keep-units.ts'
import classes from './advice.module.css'
import { possibilityWords, readsDifferently, variantsOfUnknown } from './advice-words.ts'
import { ApplyRemedy } from './apply-remedy.tsx'
import { type Choice, type ChoiceOnRoof, choicesOf, SHOWN } from './choices.ts'
import { Unfolding } from './unfolding.tsx'

/** Zones of one advice. */
const joined = (say: Say, titles: readonly string[]): string =>
  titles.map((title) => say.named(title)).join(say('report.comma'))

/** Opens what-if with the worst answer beside the best. */
const WhatIfOfUnknown = ({ hash, unknown }: { readonly hash: string; readonly unknown: Unknown }) => {
  const say = useSay()

  const variants = variantsOfUnknown(unknown)
  return variants === null ? null : (
    <ButtonLink
      variant="default"
      size="sm"
      to="/what_if"
      search={{ project: hash, ...variants }}
      aria-label={say('roofs.worst-and-best-in-what-if-question', { question: unknown.question })}
    >
      {say('roofs.worst-and-best-in-what-if')}
    </ButtonLink>
  )
}

type CaseProps = { readonly name: PlainCode; readonly possibility: Possibility; readonly zoneCount: number }

const Case = ({ name, possibility, zoneCount }: CaseProps) => {
  const say = useSay()
  return (
    <tr>
      <th scope="row">{say(name)}</th>
      <td>{possibility.answer}</td>
      <td>{possibilityWords(say, possibility, zoneCount)}</td>
    </tr>
  )
}

type UnknownProps = {
  readonly unknown: Unknown
  readonly zoneCount: number
  /** Null where what-if has nothing to vary. */
  readonly hash: string | null
}

const UnknownTable = ({ unknown, zoneCount, hash }: UnknownProps) => {
  const say = useSay()
  return (
    <section aria-label={unknown.question}>
      <h3>{unknown.question}</h3>
      <table className={classes.cases}>
        <thead>
          <tr>
            <th scope="col">{say('roofs.case')}</th>
            <th scope="col">{say('components.answer')}</th>
            <th scope="col">{say('components.result')}</th>
          </tr>
        </thead>
        <tbody>
          <Case name="Worst" possibility={unknown.low} zoneCount={zoneCount} />
          <Case name="Assumed" possibility={unknown.likely} zoneCount={zoneCount} />
          <Case name="Best" possibility={unknown.high} zoneCount={zoneCount} />
        </tbody>
      </table>
      <p>{unknown.measure}</p>
      {hash === null ? null : <WhatIfOfUnknown hash={hash} unknown={unknown} />}
    </section>
  )
}

/** Tried without any calculation being taken, where a what-if may vary all of it. */
const TryIt = ({ hash, remedy: { change, variation } }: ChoiceProps) => {
  const say = useSay()
  return hash === null || variation === null || variation === undefined ? null : (
    <ButtonLink
      variant="default"
      size="sm"
      to="/what_if"
      search={{ project: hash, a: JSON.stringify(variation) }}
      aria-label={say('roofs.try-change', { change })}
    >
      {say('roofs.try-it')}
    </ButtonLink>
  )
}

type ChoiceProps = { readonly remedy: Remedy; readonly hash: string | null }

/** Letters of about three lines beside the verdict. */
const LONG = 140

type WordsProps = { readonly change: string; readonly remains: string }

/** One sentence for what to do, one for what then remains. */
const ChoiceWords = ({ change, remains }: WordsProps) => (
  <div>
    <Unfolding isLong={change.length + remains.length > LONG}>
      <strong>{withUnits(keepUnits(change))}</strong> {withUnits(keepUnits(remains))}
    </Unfolding>
  </div>
)

type NumberProps = { readonly choice: Choice; readonly onRoof: ChoiceOnRoof | null }

/** Number of a choice; pressed, its array is drawn on the roof. */
const ChoiceNumber = ({ choice: { remedy, number }, onRoof }: NumberProps) => {
  const say = useSay()
  return onRoof === null || !remedy.variation ? (
    <span className={classes.number}>{number}</span>
  ) : (
    <button
      type="button"
      className={classes.number}
      aria-pressed={onRoof.chosen === number}
      aria-label={say('roofs.show-choice-on-the-roof', { number })}
      onClick={() => onRoof.toggle(number)}
    >
      {number}
    </button>
  )
}

type ChoiceRowProps = NumberProps & { readonly hash: string | null }

const ChoiceRow = ({ choice, hash, onRoof }: ChoiceRowProps) => {
  const say = useSay()
  const { remedy, number } = choice
  return (
    <li data-chosen={onRoof?.chosen === number}>
      <ChoiceNumber choice={choice} onRoof={onRoof} />
      <ChoiceWords change={say('report.sentence', { words: remedy.change })} remains={remedy.remains} />
      <span className={classes.buttons}>
        <TryIt hash={hash} remedy={remedy} />
        <ApplyRemedy hash={hash} remedy={remedy} />
      </span>
    </li>
  )
}

/** What is left whatever else helps. */
const AskEngineer = ({ number }: { readonly number: number }) => {
  const say = useSay()
  return (
    <li>
      <span className={classes.number}>{number}</span>
      <ChoiceWords
        change={say('roofs.have-an-engineer-look-at-it', { submit: say('roofs.submit-for-review') })}
        remains={say('roofs.until-then-nothing-is-fixed')}
      />
    </li>
  )
}

type ChoicesProps = {
  readonly choices: readonly Choice[]
  readonly hash: string | null
  readonly onRoof: ChoiceOnRoof | null
}

const Choices = ({ choices, children, ...rest }: ChoicesProps & { readonly children?: ReactNode }) => (
  <ol className={classes.choices} start={choices[0]?.number ?? 1}>
    {choices.map((choice) => (
      <ChoiceRow key={choice.number} choice={choice} {...rest} />
    ))}
    {children}
  </ol>
)

const FurtherChoices = ({ choices, ...rest }: ChoicesProps) => {
  const say = useSay()
  const count = choices.length
  return count === 0 ? null : (
    <details>
      <summary>{count === 1 ? say('roofs.one-more') : say('roofs.more-rest', { rest: count })}</summary>
      <Choices choices={choices} {...rest} />
    </details>
  )
}

type RemediesProps = Pick<Advice, 'zones'> & Partial<Pick<ChoicesProps, 'onRoof'>> & Pick<ChoicesProps, 'hash'>

const WithoutRemedies = ({ zones }: Pick<Advice, 'zones'>) => {
  const say = useSay()
  return sharedAdvice(say, zones).map(({ titles, text: words }) => (
    <p key={titles.join()}>
      <strong>{say('roofs.value-label', { label: joined(say, titles) })}</strong> {withUnits(keepUnits(words))}
    </p>
  ))
}

/** At most three choices in sight. */
export const Remedies = ({ zones, hash, onRoof = null }: RemediesProps) => {
  const say = useSay()
  const title = say('roofs.what-would-make-failing-zones-pass')
  const choices = choicesOf(zones, hash !== null)
  const shown = choices.slice(0, SHOWN)
  return zones.length === 0 ? null : (
    <section aria-label={title} className={classes.remedies}>
      <h3>{title}</h3>
      {shown.length > 0 ? null : <WithoutRemedies zones={zones} />}
      <Choices choices={shown} hash={hash} onRoof={onRoof}>
        {hash === null ? null : <AskEngineer number={shown.length + 1} />}
      </Choices>
      <FurtherChoices choices={choices.slice(SHOWN)} hash={hash} onRoof={onRoof} />
    </section>
  )
}

type UnknownsProps = Pick<Advice, 'unknowns' | 'zoneCount'> & Pick<UnknownProps, 'hash'>

const Unknowns = ({ unknowns, zoneCount, hash }: UnknownsProps) => {
  const say = useSay()

  const worth = unknowns.filter((unknown) => readsDifferently(say, unknown, zoneCount))
  return worth.length === 0 ? null : (
    <Panel title={say('roofs.what-to-measure-next')}>
      <div className={classes.columns}>
        {worth.map((unknown) => (
          <UnknownTable key={unknown.question} unknown={unknown} zoneCount={zoneCount} hash={hash} />
        ))}
      </div>
    </Panel>
  )
}

type Props = { readonly hash: string; readonly resultId: string; readonly mayApply: boolean }

/** Changes that would make the roof pass. @param onRoof the one that is drawn; absent where none can be */
export const RemediesBeside = ({
  hash,
  resultId,
  mayApply,
  onRoof = null,
}: Props & { readonly onRoof?: ChoiceOnRoof | null }) => {
  const say = useSay()
  const { data: found, isLoading, isError } = useAdvice(hash, resultId)
  if (isLoading)
    return <Skeleton height={64} radius="md" role="status" aria-label={say('roofs.looking-for-alternatives')} />
  if (isError) return <p>{say('roofs.suggestions-could-not-be-loaded-the')}</p>
  return found ? (
    <Remedies zones={spokenAdvice(say, found).zones} hash={mayApply ? hash : null} onRoof={onRoof} />
  ) : null
}

/** What a measurement would change, and fly braces. */
export const WhatToMeasure = ({ hash, resultId, mayApply }: Props) => {
  const say = useSay()
  const { data: found } = useAdvice(hash, resultId)
  if (!found) return null
  const data = spokenAdvice(say, found)
  return (
    <>
      {data.rafters === null ? null : (
        <Panel title={say('roofs.fly-braces')}>
          <p>{withUnits(data.rafters)}</p>
        </Panel>
      )}
      <Unknowns unknowns={data.unknowns} zoneCount={data.zoneCount} hash={mayApply ? hash : null} />
    </>
  )
}
