import { Skeleton } from '@mantine/core'
import type { IssuedResult } from '@soundroof/contract/roofs/calls/project-calls'
import { useMemo } from 'react'
import { LoadFailed } from '../../../../components/page/load-failed.tsx'
import { messageOfError } from '../../../../platform/api/api-client.ts'
import { useSay } from '../../../../platform/words/use-say.ts'
import { spokenResult } from '../language/spoken.ts'
import { useWholeResult } from '../project/use-stored-project.ts'
import { Derived } from './basis.tsx'

type Props = { readonly hash: string; readonly resultId: string }

/** Of a result that is there as a whole. */
export const SpokenDerivation = ({ issued }: { readonly issued: IssuedResult }) => {
  const say = useSay()
  return <Derived result={useMemo(() => spokenResult(say, issued), [say, issued])} />
}

/** Fetched when it is opened: most of a result is its derivation. */
export const DerivationOf = ({ hash, resultId }: Props) => {
  const say = useSay()
  const { data: whole, error, refetch } = useWholeResult(hash, resultId)
  if (whole) return <SpokenDerivation issued={whole} />
  return error ? (
    <LoadFailed title={say(messageOfError(error))} retry={refetch} />
  ) : (
    <Skeleton height={320} radius="lg" />
  )
}
