import { firstReadOnlyStatus } from '@soundroof/contract/roofs/project-status'
import { projectSummaryFromWire } from '@soundroof/contract/roofs/wire/wire-rows'
import { useQuery } from '@tanstack/react-query'
import { call, dataOf } from '../../../../platform/api/api-client.ts'

const most = 20

/** The newest stored projects that still take photos; none without a network. */
export const useStoredPlaces = (): readonly { readonly hash: string; readonly name: string }[] => {
  const { data = [] } = useQuery({
    queryKey: ['projects', 'shared-photos'],
    queryFn: async ({ signal }) =>
      dataOf(await call('projects', { query: { limit: most }, signal, quiet: true })).map(projectSummaryFromWire),
  })
  return data.filter(({ status }) => status < firstReadOnlyStatus).map(({ hash, name }) => ({ hash, name }))
}
