import { type ProjectSummary, projectSummaryFromWire } from '@soundroof/contract/roofs/wire/wire-rows'
import { useQuery } from '@tanstack/react-query'
import { inOrder, projectOf } from '../../../../components/roofs/roofs-of-project.ts'
import { call, dataOf } from '../../../../platform/api/api-client.ts'

/** All roofs of this roof's project; only this one while they load. */
export const useRoofs = (roof: ProjectSummary): readonly ProjectSummary[] => {
  const first = projectOf(roof)
  const { data } = useQuery({
    queryKey: ['projects', 'roofs', first],
    queryFn: async ({ signal }) => {
      const answer = await call('projects', { query: { roofOf: first }, signal, quiet: true })
      return inOrder(dataOf(answer).map(projectSummaryFromWire))
    },
    staleTime: 0,
  })
  return data?.some(({ hash }) => hash === roof.hash) ? data : [roof]
}
