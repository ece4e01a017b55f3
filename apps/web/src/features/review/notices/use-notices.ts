import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, dataOf } from '../../../platform/api/api-client.ts'
import { useSession } from '../../../platform/session/session.ts'

const queryKey = ['notices'] as const
const freshFor = 60_000

/** Notices of the person logged in. */
export const useNotices = () => {
  const isLoggedIn = useSession() !== null
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => dataOf(await call('notices', { signal, quiet: true })),
    enabled: isLoggedIn,
    staleTime: freshFor,
    refetchOnWindowFocus: true,
  })
}

export const useMarkRead = () => {
  const queries = useQueryClient()
  return async (ids: readonly string[]): Promise<void> => {
    const answer = await call('readNotices', { body: { ids: [...ids] } })
    if (answer.ok) await queries.invalidateQueries({ queryKey })
  }
}
