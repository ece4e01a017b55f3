import { useQuery } from '@tanstack/react-query'
import { call, dataOf } from '../../../../../platform/api/api-client.ts'
import type { LaidSubject } from '../use-layout.ts'

/** What would need fewer feet, asked once the array is drawn: no layout waits for it. */
export const useSavings = ({ hash, id, revision }: LaidSubject, isDrawn: boolean) =>
  useQuery({
    queryKey: ['savings', hash, id, revision],
    queryFn: async ({ signal }) => dataOf(await call('savings', { query: { hash }, signal, quiet: true })),
    staleTime: Number.POSITIVE_INFINITY,
    // Another tab may be comparing: one comparison for an account at a time.
    retry: 4,
    retryDelay: 1500,
    enabled: isDrawn,
  })
