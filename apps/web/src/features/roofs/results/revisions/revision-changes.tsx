import { Skeleton } from '@mantine/core'
import { RevisionDifferences } from '../../../../components/differences/revision-differences.tsx'
import { LoadFailed } from '../../../../components/page/load-failed.tsx'
import { useSay } from '../../../../platform/words/use-say.ts'
import { useChanges } from './use-revisions.ts'

type Props = { readonly hash: string; readonly revision: number }

/** Changes of one revision, in inputs and results. */
export const RevisionChanges = ({ hash, revision }: Props) => {
  const say = useSay()

  const { data, isLoading, refetch } = useChanges(hash, revision)
  if (isLoading) return <Skeleton height={120} radius="md" />
  if (!data) return <LoadFailed title={say('components.the-changes-could-not-be-loaded')} retry={refetch} />
  return <RevisionDifferences changes={data} from={revision - 1} to={revision} />
}
