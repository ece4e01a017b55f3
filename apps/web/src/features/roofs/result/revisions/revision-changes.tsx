import { Skeleton } from '@mantine/core'
import { DifferenceTable } from '../../../../components/page/difference-table.tsx'
import { LoadFailed } from '../../../../components/page/load-failed.tsx'
import { useChanges } from './use-revisions.ts'

type Props = { readonly hash: string; readonly revision: number }

/** What one revision changed, in inputs and results. */
export const RevisionChanges = ({ hash, revision }: Props) => {
  const { data, isLoading, refetch } = useChanges(hash, revision)
  if (isLoading) return <Skeleton height={120} radius="md" />
  if (!data) return <LoadFailed title="The changes could not be loaded" retry={refetch} />
  const sides = { before: `Revision ${revision - 1}`, after: `Revision ${revision}` }
  return (
    <>
      <DifferenceTable {...sides} caption="Inputs" differences={data.input} none="The inputs are the same." />
      {data.result === null ? (
        <p>Results are compared where both revisions have one.</p>
      ) : (
        <DifferenceTable {...sides} caption="Result" differences={data.result} none="The results are the same." />
      )}
    </>
  )
}
