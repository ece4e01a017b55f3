import { Skeleton } from '@mantine/core'
import { say } from '@soundroof/contract/platform/messages'
import { text } from '@soundroof/contract/platform/text'
import type { Advice, Possibility, Unknown } from '@soundroof/contract/roofs/results/advice'
import { withUnits } from '@soundroof/report/wording/number-text'
import { type SharedAdvice, sharedAdvice } from '@soundroof/report/wording/zone-advice'
import { ButtonLink } from '../../../../components/page/button-link.tsx'
import { Panel } from '../../../../components/page/panel.tsx'
import { spokenAdvice } from '../language/spoken.ts'
import { useAdvice } from '../project/use-stored-project.ts'
import { keepUnits } from '../report/keep-units.ts'
import classes from './advice.module.css'
import { possibilityWords, readsDifferently, variantsOfUnknown } from './advice-words.ts'
import { ApplyRemedy } from './apply-remedy.tsx'

/** Zones of one advice. */
const joined = (titles: readonly string[]): string => titles.map((title) => text(title)).join(text(', '))

type SharedProps = { readonly advice: SharedAdvice; readonly hash: string | null }

/** @param hash null where nothing may be applied */
const Shared = ({ advice: { titles, text: sentence, remedy, others }, hash }: SharedProps) => (
  <section aria-label={joined(titles)}>
    <h3>{joined(titles)}</h3>
    <p>{withUnits(keepUnits(sentence))}</p>
    <ApplyRemedy hash={hash} remedy={remedy} />
    {others.map((other) => (
      <div key={other.change} className={classes.others}>
        <p>{withUnits(text('Or: {change}.', { change: other.change }))}</p>
        <ApplyRemedy hash={hash} remedy={other} />
      </div>
    ))}
  </section>
)

/** What-if opens with the worst answer beside the best. */
const WhatIfOfUnknown = ({ hash, unknown }: { readonly hash: string; readonly unknown: Unknown }) => {
  const variants = variantsOfUnknown(unknown)
  return variants === null ? null : (
    <ButtonLink
      variant="default"
      size="sm"
      to="/what_if"
      search={{ project: hash, ...variants }}
      aria-label={text('Worst and best in What if: {question}', { question: unknown.question })}
    >
      {text('Worst and best in What if')}
    </ButtonLink>
  )
}

type CaseProps = { readonly name: string; readonly possibility: Possibility; readonly zoneCount: number }

const Case = ({ name, possibility, zoneCount }: CaseProps) => (
  <tr>
    <th scope="row">{text(name)}</th>
    <td>{possibility.answer}</td>
    <td>{possibilityWords(possibility, zoneCount)}</td>
  </tr>
)

type UnknownProps = {
  readonly unknown: Unknown
  readonly zoneCount: number
  /** Null where what-if has nothing to vary. */
  readonly hash: string | null
}

const UnknownTable = ({ unknown, zoneCount, hash }: UnknownProps) => (
  <section aria-label={unknown.question}>
    <h3>{unknown.question}</h3>
    <table className={classes.cases}>
      <thead>
        <tr>
          <th scope="col">{text('Case')}</th>
          <th scope="col">{text('Answer')}</th>
          <th scope="col">{text('Result')}</th>
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

type RemediesProps = Pick<Advice, 'zones'> & { readonly hash: string | null }

const Remedies = ({ zones, hash }: RemediesProps) =>
  zones.length === 0 ? null : (
    <Panel title={text('What would make failing zones pass')}>
      <div className={classes.columns}>
        {sharedAdvice(zones).map((advice) => (
          <Shared key={advice.titles.join()} advice={advice} hash={hash} />
        ))}
      </div>
      <p className={classes.note}>{say('remedyApplyHint')}</p>
    </Panel>
  )

type UnknownsProps = Pick<Advice, 'unknowns' | 'zoneCount'> & Pick<UnknownProps, 'hash'>

const Unknowns = ({ unknowns, zoneCount, hash }: UnknownsProps) => {
  const worth = unknowns.filter((unknown) => readsDifferently(unknown, zoneCount))
  return worth.length === 0 ? null : (
    <Panel title={text('What to measure next')}>
      <div className={classes.columns}>
        {worth.map((unknown) => (
          <UnknownTable key={unknown.question} unknown={unknown} zoneCount={zoneCount} hash={hash} />
        ))}
      </div>
    </Panel>
  )
}

type Props = { readonly hash: string; readonly resultId: string; readonly mayApply: boolean }

/** Changes that would make the roof pass, and the unknowns that change the result. */
export const AdviceSection = ({ hash, resultId, mayApply }: Props) => {
  const { data: found, isLoading, isError } = useAdvice(hash, resultId)
  if (isLoading)
    return <Skeleton height={120} radius="lg" role="status" aria-label={text('Looking for alternatives')} />
  if (isError)
    return (
      <Panel tone="quiet">
        <p>{text('Suggestions could not be loaded. The result above is complete; reload the page to try again.')}</p>
      </Panel>
    )
  if (!found) return null
  const data = spokenAdvice(found)
  return (
    <>
      <Remedies zones={data.zones} hash={mayApply ? hash : null} />
      {data.rafters === null ? null : (
        <Panel title={text('Fly braces')}>
          <p>{withUnits(data.rafters)}</p>
        </Panel>
      )}
      <Unknowns unknowns={data.unknowns} zoneCount={data.zoneCount} hash={mayApply ? hash : null} />
    </>
  )
}
