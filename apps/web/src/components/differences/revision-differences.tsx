import type { Changes } from '@soundroof/contract/roofs/calls/revision-calls'
import { DifferenceTable } from './difference-table.tsx'

type Props = { readonly changes: Changes; readonly from: number; readonly to: number }

/** What differs between two revisions, in inputs and results. */
export const RevisionDifferences = ({ changes: { input, result }, from, to }: Props) => {
  const sides = { before: `Revision ${from}`, after: `Revision ${to}` }
  return (
    <>
      <DifferenceTable {...sides} caption="Inputs" differences={input} none="The inputs are the same." />
      {result === null ? (
        <p>Results are compared where both revisions have one.</p>
      ) : (
        <DifferenceTable {...sides} caption="Result" differences={result} none="The results are the same." />
      )}
    </>
  )
}
