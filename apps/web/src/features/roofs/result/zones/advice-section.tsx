import { Skeleton } from '@mantine/core'
import type { Advice, Possibility, Unknown } from '@soundroof/contract/roofs/results/advice'
import { withUnits } from '@soundroof/report/wording/number-text'
import { type SharedAdvice, sharedAdvice } from '@soundroof/report/wording/zone-advice'
import { Panel } from '../../../../components/page/panel.tsx'
import { useAdvice } from '../project/use-stored-project.ts'
import { keepUnits } from '../report/keep-units.ts'
import classes from './advice.module.css'
import { possibilityWords } from './advice-words.ts'

const Shared = ({ advice: { titles, text, others } }: { readonly advice: SharedAdvice }) => (
  <section aria-label={titles.join(', ')}>
    <h3>{titles.join(', ')}</h3>
    <p>{withUnits(keepUnits(text))}</p>
    {others.length === 0 ? null : <p className={classes.others}>{withUnits(`Or: ${others.join('; ')}.`)}</p>}
  </section>
)

type CaseProps = { readonly name: string; readonly possibility: Possibility; readonly zoneCount: number }

const Case = ({ name, possibility, zoneCount }: CaseProps) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{possibility.answer}</td>
    <td>{possibilityWords(possibility, zoneCount)}</td>
  </tr>
)

const UnknownTable = ({ unknown, zoneCount }: { readonly unknown: Unknown; readonly zoneCount: number }) => (
  <section aria-label={unknown.question}>
    <h3>{unknown.question}</h3>
    <table className={classes.cases}>
      <thead>
        <tr>
          <th scope="col">Case</th>
          <th scope="col">Answer</th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        <Case name="Worst" possibility={unknown.low} zoneCount={zoneCount} />
        <Case name="Assumed" possibility={unknown.likely} zoneCount={zoneCount} />
        <Case name="Best" possibility={unknown.high} zoneCount={zoneCount} />
      </tbody>
    </table>
    <p>{unknown.measure}</p>
  </section>
)

const Remedies = ({ zones }: Pick<Advice, 'zones'>) =>
  zones.length === 0 ? null : (
    <Panel title="What would make failing zones pass">
      <div className={classes.columns}>
        {sharedAdvice(zones).map((advice) => (
          <Shared key={advice.titles.join()} advice={advice} />
        ))}
      </div>
      <p className={classes.note}>
        Each suggestion was calculated. To get it as a result, change the inputs and calculate again.
      </p>
    </Panel>
  )

const Unknowns = ({ unknowns, zoneCount }: Pick<Advice, 'unknowns' | 'zoneCount'>) =>
  unknowns.length === 0 ? null : (
    <Panel title="What to measure next">
      <div className={classes.columns}>
        {unknowns.map((unknown) => (
          <UnknownTable key={unknown.question} unknown={unknown} zoneCount={zoneCount} />
        ))}
      </div>
    </Panel>
  )

type Props = { readonly hash: string; readonly resultId: string }

/** Changes that would make the roof pass, and the unknowns that change the result. */
export const AdviceSection = ({ hash, resultId }: Props) => {
  const { data, isLoading, isError } = useAdvice(hash, resultId)
  if (isLoading) return <Skeleton height={120} radius="lg" aria-label="Looking for alternatives" />
  if (isError)
    return (
      <Panel tone="quiet">
        <p>Suggestions could not be loaded. The result above is complete; reload the page to try again.</p>
      </Panel>
    )
  if (!data) return null
  return (
    <>
      <Remedies zones={data.zones} />
      {data.rafters === null ? null : (
        <Panel title="Fly braces">
          <p>{withUnits(data.rafters)}</p>
        </Panel>
      )}
      <Unknowns unknowns={data.unknowns} zoneCount={data.zoneCount} />
    </>
  )
}
