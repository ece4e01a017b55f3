import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import type { ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import { parseWireProject } from '@soundroof/contract/roofs/wire/wire'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, dataOf } from '../../../../platform/api/api-client.ts'
import type { Answer } from '../../../../platform/api/envelope.ts'
import { toast } from '../../../../platform/toast.ts'
import { claim } from '../queue/claim.ts'

/** A submitted project, with its input read. */
export type Reviewed = { readonly told: ConsoleProject; readonly draft: ProjectDraft }

/** Customer and colleagues act meanwhile. */
const pollEvery = 15_000

/** Throws when the stored project is not valid: a defect. */
const reviewedOf = (told: ConsoleProject): Reviewed => {
  const parsed = parseWireProject(told.project)
  if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join(' '))
  return { told, draft: parsed.value.project }
}

const projectKey = (hash: string) => ['console', 'project', hash] as const

export const useConsoleProject = (hash: string) =>
  useQuery({
    queryKey: projectKey(hash),
    queryFn: async ({ signal }) =>
      reviewedOf(dataOf(await call('consoleProject', { query: { hash }, signal, quiet: true }))),
    enabled: hash !== '',
    staleTime: 0,
    refetchInterval: pollEvery,
  })

/** The result that was issued for the inputs on the screen. */
export const useConsoleResult = (hash: string, id: string | null) =>
  useQuery({
    queryKey: ['console', 'result', hash, id],
    queryFn: async ({ signal }) =>
      dataOf(await call('consoleResult', { query: { hash, id: id ?? undefined }, signal, quiet: true })),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })

const useRefresh = (hash: string) => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: projectKey(hash) })
}

/** Runs a change and shows what the project is then, also after a refusal: somebody else may have been faster. */
export const useChange = (hash: string) => {
  const refresh = useRefresh(hash)
  return async (change: () => Promise<Answer<unknown>>, done: string): Promise<boolean> => {
    const answer = await change()
    if (answer.ok) toast(done, 'success')
    await refresh()
    return answer.ok
  }
}
export type Change = ReturnType<typeof useChange>

/** Who was slower is told who has it; that is no error. */
export const useClaim = (hash: string) => {
  const refresh = useRefresh(hash)
  return async () => {
    await claim(hash)
    await refresh()
  }
}
