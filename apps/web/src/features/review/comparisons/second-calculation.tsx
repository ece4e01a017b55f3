import { Button } from '@mantine/core'
import { text } from '@soundroof/contract/platform/text'
import type { SecondCalculation as Found } from '@soundroof/contract/review/comparison-calls'
import type { RecalculationMeans } from '@soundroof/contract/roofs/calls/revision-calls'
import { verdictWords } from '@soundroof/report/blocks/verdict-words'
import { useState } from 'react'
import { DifferenceTable } from '../../../components/differences/difference-table.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { call } from '../../../platform/api/api-client.ts'
import classes from './comparisons.module.css'

type Words = { readonly label: string; readonly before: string; readonly after: string; readonly none: string }

const words: Readonly<Record<RecalculationMeans, Words>> = {
  engine: {
    label: 'Engine and figures in force',
    before: 'As issued',
    after: 'Now',
    none: 'The engine and figures in force give the same result.',
  },
  edition: {
    label: 'Other edition of AS/NZS 1170.2',
    before: 'Edition asked for',
    after: 'Other edition',
    none: 'Both editions give the same result.',
  },
  'first-principles': {
    label: 'Purlin from first principles',
    before: 'Capacity table',
    after: 'First principles',
    none: 'Table and first principles give the same result.',
  },
}

type Told = { readonly means: RecalculationMeans; readonly found: Found }

export const Outcome = ({ means, found }: Told) => {
  const label = text(words[means].label)
  const { before, after, none } = words[means]
  if (found === null)
    return (
      <p className={classes.text} role="status">
        {means === 'first-principles'
          ? text('No capacity table stands behind this roof, so there is nothing to calculate from first principles.')
          : text('This project has no result to calculate again.')}
      </p>
    )
  return (
    <>
      <p className={classes.text} role="status">
        {text('{label}: {verdict}. Fields that differ: {count}. Engine {engine}, catalogue {catalogue}.', {
          label,
          verdict: text(verdictWords[found.verdict].title),
          count: found.differences.length,
          engine: found.engine_version,
          catalogue: found.catalogue_version,
        })}
      </p>
      {found.isOwnGenerator && (
        <p className={classes.text}>
          {text(
            'No independent means: the capacity table was calculated by this very generator. What differs comes from reading the table between its rows.',
          )}
        </p>
      )}
      <DifferenceTable
        caption={label}
        differences={found.differences}
        before={text(before)}
        after={text(after)}
        none={text(
          found.isOwnGenerator ? 'Reading the table makes no difference. Its values are not checked by this.' : none,
        )}
      />
    </>
  )
}

/** The same inputs by other means, beside the result; nothing is kept. */
export const SecondCalculation = ({ hash, resultId }: { readonly hash: string; readonly resultId: string }) => {
  const [told, setTold] = useState<Told | null>(null)
  const [busy, setBusy] = useState<RecalculationMeans | null>(null)
  const calculate = async (means: RecalculationMeans) => {
    setBusy(means)
    const answer = await call('secondCalculation', { query: { hash, id: resultId, means } })
    setBusy(null)
    if (answer.ok) setTold({ means, found: answer.data })
  }
  return (
    <Panel title={text('Second calculation')}>
      <p className={classes.text}>
        {text('The inputs of the result, calculated again by other means. Nothing is kept.')}
      </p>
      <div className={classes.buttons}>
        {(Object.keys(words) as RecalculationMeans[]).map((means) => (
          <Button
            key={means}
            variant="default"
            loading={busy === means}
            disabled={busy !== null && busy !== means}
            onClick={() => void calculate(means)}
          >
            {text(words[means].label)}
          </Button>
        ))}
      </div>
      {told && <Outcome {...told} />}
    </Panel>
  )
}
