import { useQuery } from '@tanstack/react-query'
import { call, dataOf } from '../../platform/api/api-client.ts'
import { isAskedAgain } from '../../platform/api/unattended.ts'

export const reviewKey = (hash: string) => ['project-review', hash] as const

/** An engineer may answer meanwhile. */
const pollEvery = 20_000

/** Questions, conditions and state of the review of a project. */
export const useProjectReview = (hash: string) =>
  useQuery({
    queryKey: reviewKey(hash),
    queryFn: async ({ signal, ...asked }) => {
      const how = { signal, quiet: true, unattended: isAskedAgain(asked) }
      return dataOf(await call('projectReview', { query: { hash }, ...how }))
    },
    enabled: hash !== '',
    staleTime: 0,
    refetchInterval: pollEvery,
  })
