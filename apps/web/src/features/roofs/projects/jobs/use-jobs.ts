import { projectSummaryFromWire } from '@soundroof/contract/roofs/wire/wire-rows'
import { useQuery } from '@tanstack/react-query'
import { call, dataOf } from '../../../../platform/api/api-client.ts'
import { sortedByUrgency } from '../site/waiting-words.ts'

const mostWaiting = 20
const mostRecent = 6

/** The newest jobs, and every job with something to do. */
export const useJobs = () =>
  useQuery({
    queryKey: ['projects', 'home'],
    queryFn: async ({ signal }) => {
      const [waiting, recent] = await Promise.all([
        call('projects', { query: { waiting: 1, limit: mostWaiting }, signal, quiet: true }),
        call('projects', { query: { limit: mostRecent }, signal, quiet: true }),
      ])
      return {
        waiting: sortedByUrgency(dataOf(waiting).map(projectSummaryFromWire)),
        recent: dataOf(recent).map(projectSummaryFromWire),
        isAll: recent.ok && recent.next === null,
      }
    },
    staleTime: 0,
  })
