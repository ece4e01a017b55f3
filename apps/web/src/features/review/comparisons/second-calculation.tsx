import { Button, Group, Text } from '@mantine/core'
import type { SecondCalculation as Found } from '@soundroof/contract/review/comparison-calls'
import type { RecalculationMeans } from '@soundroof/contract/roofs/calls/revision-calls'
import { verdictWords } from '@soundroof/report/wording/verdict-words'
import { useState } from 'react'
import { DifferenceTable } from '../../../components/differences/difference-table.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { call } from '../../../platform/api/api-client.ts'
import { type PlainCode, useSay } from '../../../platform/words/use-say.ts'

type Words = {
  readonly label: PlainCode
  readonly before: PlainCode
  readonly after: PlainCode
  readonly none: PlainCode
}

const words: Readonly<Record<RecalculationMeans, Words>> = {
  engine: {
    label: 'review.engine-and-figures-in-force',
    before: 'components.as-issued',
    after: 'components.now',
    none: 'review.the-engine-and-figures-in-force',
  },
  edition: {
    label: 'review.other-edition-of-as-nzs-1170',
    before: 'review.edition-asked-for',
    after: 'review.other-edition',
    none: 'review.both-editions-give-the-same-result',
  },
  'first-principles': {
    label: 'review.purlin-from-first-principles',
    before: 'Capacity table',
    after: 'review.first-principles',
    none: 'review.table-and-first-principles-give-the',
  },
}

type Told = { readonly means: RecalculationMeans; readonly found: Found }

export const Outcome = ({ means, found }: Told) => {
  const say = useSay()

  const label = say(words[means].label)
  const { before, after, none } = words[means]
  if (found === null)
    return (
      <Text mb="sm" role="status">
        {means === 'first-principles'
          ? say('review.no-capacity-table-stands-behind-this')
          : say('review.this-project-has-no-result-to')}
      </Text>
    )
  return (
    <>
      <Text mb="sm" role="status">
        {say('review.fields-that-differ-engine-catalogue', {
          label,
          verdict: say(verdictWords[found.verdict].title),
          count: found.differences.length,
          engine: found.engine_version,
          catalogue: found.catalogue_version,
        })}
      </Text>
      {found.isOwnGenerator && <Text mb="sm">{say('review.no-independent-means-the-capacity-table')}</Text>}
      <DifferenceTable
        caption={label}
        differences={found.differences}
        before={say(before)}
        after={say(after)}
        none={say(found.isOwnGenerator ? 'review.reading-the-table-makes-no-difference' : none)}
      />
    </>
  )
}

/** The same inputs by other means, beside the result; stored nowhere. */
export const SecondCalculation = ({ hash, resultId }: { readonly hash: string; readonly resultId: string }) => {
  const say = useSay()

  const [told, setTold] = useState<Told | null>(null)
  const [busy, setBusy] = useState<RecalculationMeans | null>(null)
  const calculate = async (means: RecalculationMeans) => {
    setBusy(means)
    const answer = await call('secondCalculation', { query: { hash, id: resultId, means } })
    setBusy(null)
    if (answer.ok) setTold({ means, found: answer.data })
  }
  return (
    <Panel title={say('review.second-calculation')}>
      <Text mb="sm">{say('review.the-inputs-of-the-result-calculated')}</Text>
      <Group gap="xs" mb="sm">
        {(Object.keys(words) as RecalculationMeans[]).map((means) => (
          <Button
            key={means}
            variant="default"
            loading={busy === means}
            disabled={busy !== null && busy !== means}
            onClick={() => void calculate(means)}
          >
            {say(words[means].label)}
          </Button>
        ))}
      </Group>
      {told && <Outcome {...told} />}
    </Panel>
  )
}
