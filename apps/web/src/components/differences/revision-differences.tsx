import type { Changes } from '@soundroof/contract/roofs/calls/revision-calls'
import { useSay } from '../../platform/words/use-say.ts'
import { DifferenceTable } from './difference-table.tsx'

type Props = { readonly changes: Changes; readonly from: number; readonly to: number }

/** What differs between two revisions, in inputs and results. */
export const RevisionDifferences = ({ changes: { input, result }, from, to }: Props) => {
  const say = useSay()

  const sides = {
    before: say('components.revision', { revision: from }),
    after: say('components.revision', { revision: to }),
  }
  return (
    <>
      <DifferenceTable
        {...sides}
        caption={say('components.inputs')}
        differences={input}
        none={say('components.the-inputs-are-the-same')}
      />
      {result === null ? (
        <p>{say('components.results-are-compared-where-both-revisions')}</p>
      ) : (
        <DifferenceTable
          {...sides}
          caption={say('components.result')}
          differences={result}
          none={say('components.the-results-are-the-same')}
        />
      )}
    </>
  )
}
