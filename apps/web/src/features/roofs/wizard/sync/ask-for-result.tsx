import { Text } from '@mantine/core'
import type { Calculation } from '@soundroof/contract/roofs/calls/project-calls'
import type { CodedBrief } from '@soundroof/contract/roofs/results/result'
import { resultDifferences } from '@soundroof/report/comparison/result-differences'
import { DifferenceTable } from '../../../../components/differences/difference-table.tsx'
import { call } from '../../../../platform/api/api-client.ts'
import type { KeptJob } from '../../../../platform/device/device-database.ts'
import { ask, type Choice } from '../../../../platform/question.ts'
import { useSay } from '../../../../platform/words/use-say.ts'

/** Null: the device has no engine any more that could say it. */
const codedHere = async ({ hash }: KeptJob): Promise<CodedBrief | null> => {
  const here = await call('issuedBrief', { query: { hash }, quiet: true })
  return here.ok ? (here.data?.coded ?? null) : null
}

type Both = { readonly here: CodedBrief; readonly there: CodedBrief }

const SideBySide = ({ here, there }: Both) => {
  const say = useSay()
  const by = ({ engineVersion: engine, catalogueVersion: catalogue }: CodedBrief) => ({ engine, catalogue })
  return (
    <DifferenceTable
      caption={say('roofs.what-has-changed')}
      differences={resultDifferences(say, here, there)}
      before={say('roofs.on-this-device-by', by(here))}
      after={say('roofs.issued-now-by', by(there))}
      none={say('components.the-results-are-the-same')}
    />
  )
}

const Lines = ({ here, there }: { readonly here: string; readonly there: string }) => (
  <Text inherit style={{ whiteSpace: 'pre-line' }}>
    {useSay()({ code: 'roofs.result-here-and-there', values: { here, there } })}
  </Text>
)

/** Shows the result of the device beside the one that is issued now: whether the project takes that. */
export const askForResult = async (job: KeptJob, { coded: there, output }: Calculation): Promise<Choice> => {
  const here = await codedHere(job)
  return ask({
    title: 'roofs.result-has-changed',
    text: 'roofs.result-has-changed-why',
    details: here && there ? <SideBySide here={here} there={there} /> : <Lines here={job.output} there={output} />,
    confirmLabel: 'roofs.take-the-new-result',
    cancelLabel: 'roofs.keep-the-draft',
  })
}
