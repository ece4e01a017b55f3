import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { parseWireProject } from '@soundroof/contract/roofs/wire/wire'
import { useQuery } from '@tanstack/react-query'
import { call, dataOf } from '../../../../platform/api/api-client.ts'

/** The company's project saved last; null: none. */
const loadLast = async (signal: AbortSignal): Promise<ProjectDraft | null> => {
  const [newest] = dataOf(await call('projects', { query: { limit: 1 }, signal, quiet: true }))
  if (newest === undefined) return null
  const detail = dataOf(await call('projectDetail', { query: { hash: newest.hash }, signal, quiet: true }))
  const parsed = parseWireProject(detail)
  return parsed.ok ? parsed.value.project : null
}

/** Undefined until known. */
export const useLastJob = (isOffered: boolean) =>
  useQuery({
    queryKey: ['last-job'],
    queryFn: ({ signal }) => loadLast(signal),
    enabled: isOffered,
    staleTime: 60_000,
  })
