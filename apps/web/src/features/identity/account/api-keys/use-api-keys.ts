import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, dataOf } from '../../../../platform/api/api-client.ts'

const queryKey = ['own-api-keys'] as const

export const useApiKeys = () =>
  useQuery({
    queryKey,
    queryFn: async ({ signal }) => dataOf(await call('apiKeys', { signal, quiet: true })),
    staleTime: 0,
  })

export const useRefetch = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey })
}
