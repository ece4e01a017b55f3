import { NativeSelect, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RevisionDifferences } from '../../../components/differences/revision-differences.tsx'
import { LoadFailed } from '../../../components/page/load-failed.tsx'
import { Panel } from '../../../components/page/panel.tsx'
import { call, dataOf } from '../../../platform/api/api-client.ts'
import { useSay } from '../../../platform/words/use-say.ts'

type Props = { readonly hash: string; readonly revision: number }

const useChanges = (hash: string, from: number, to: number) =>
  useQuery({
    queryKey: ['console', 'changes', hash, from, to],
    queryFn: async ({ signal }) =>
      dataOf(await call('consoleChanges', { query: { hash, from, to }, signal, quiet: true })),
    staleTime: Number.POSITIVE_INFINITY,
  })

const Changes = ({ hash, from, to }: { readonly hash: string; readonly from: number; readonly to: number }) => {
  const say = useSay()

  const { data, isLoading, refetch } = useChanges(hash, from, to)
  if (isLoading) return <Skeleton height={120} radius="md" />
  if (!data) return <LoadFailed title={say('components.the-changes-could-not-be-loaded')} retry={refetch} />
  return <RevisionDifferences changes={data} from={from} to={to} />
}

/** Changes of a revision against the last one or any earlier one. */
export const RevisionComparison = ({ hash, revision }: Props) => {
  const say = useSay()

  const [from, setFrom] = useState(revision - 1)
  if (revision === 1) return null
  const earlier = Array.from({ length: revision - 1 }, (_, index) => revision - 1 - index)
  return (
    <Panel title={say('review.what-changed')}>
      <NativeSelect
        maw={240}
        label={say('review.compared-with')}
        value={String(from)}
        onChange={({ currentTarget }) => setFrom(Number(currentTarget.value))}
        data={earlier.map((each) => ({ value: String(each), label: say('components.revision', { revision: each }) }))}
      />
      <Changes hash={hash} from={from} to={revision} />
    </Panel>
  )
}

type AroundProps = Props & { readonly present: number }

/** Changes of an earlier revision, and changes since. */
export const ChangesAround = ({ hash, revision, present }: AroundProps) => {
  const say = useSay()
  return (
    <>
      <RevisionComparison hash={hash} revision={revision} />
      {revision < present && (
        <Panel title={say('review.from-revision-to-revision-the-present', { revision, present })}>
          <Changes hash={hash} from={revision} to={present} />
        </Panel>
      )}
    </>
  )
}
