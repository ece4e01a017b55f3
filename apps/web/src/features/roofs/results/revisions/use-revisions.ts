import type { Recalculation, Revision } from '@soundroof/contract/roofs/calls/revision-calls'
import { useQuery } from '@tanstack/react-query'
import { call, dataOf } from '../../../../platform/api/api-client.ts'

export const useRevisions = (hash: string) =>
  useQuery({
    queryKey: ['revisions', hash],
    queryFn: async ({ signal }) => dataOf(await call('revisions', { query: { hash }, signal })) as readonly Revision[],
    enabled: hash !== '',
    staleTime: 0,
  })

/** Changes against the revision before; the first revision has none. */
export const useChanges = (hash: string, revision: number) =>
  useQuery({
    queryKey: ['changes', hash, revision],
    queryFn: async ({ signal }) =>
      dataOf(await call('changes', { query: { hash, from: revision - 1, to: revision }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Null: no charged result, or a refusal, which was shown. */
export const recalculate = async (hash: string, keep: 0 | 1): Promise<Recalculation | null> => {
  const answer = await call('recalculate', { body: { hash, keep } })
  return answer.ok ? answer.data : null
}
