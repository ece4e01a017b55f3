import { text } from '@soundroof/contract/platform/text'
import type { Changes } from '@soundroof/contract/roofs/calls/revision-calls'
import { DifferenceTable } from './difference-table.tsx'

type Props = { readonly changes: Changes; readonly from: number; readonly to: number }

/** What differs between two revisions, in inputs and results. */
export const RevisionDifferences = ({ changes: { input, result }, from, to }: Props) => {
  const sides = {
    before: text('Revision {revision}', { revision: from }),
    after: text('Revision {revision}', { revision: to }),
  }
  return (
    <>
      <DifferenceTable
        {...sides}
        caption={text('Inputs')}
        differences={input}
        none={text('The inputs are the same.')}
      />
      {result === null ? (
        <p>{text('Results are compared where both revisions have one.')}</p>
      ) : (
        <DifferenceTable
          {...sides}
          caption={text('Result')}
          differences={result}
          none={text('The results are the same.')}
        />
      )}
    </>
  )
}
