import { type ArrayOutline, mostArrays } from '@soundroof/contract/roofs/panel-layout/array-calls'
import type { ProjectSummary } from '@soundroof/contract/roofs/wire/wire-rows'
import { useQueries } from '@tanstack/react-query'
import { call, dataOf } from '../../../../platform/api/api-client.ts'

type Asked = Pick<ProjectSummary, 'hash' | 'hasResult' | 'updatedAt'>

export type Arrays = ReadonlyMap<string, ArrayOutline['panels']>

/** As many projects in one call as it takes; the same lists of projects ask the same. */
export const inCalls = (projects: readonly Asked[]): readonly (readonly Asked[])[] => {
  const drawn = projects.filter(({ hasResult }) => hasResult)
  return Array.from({ length: Math.ceil(drawn.length / mostArrays) }, (_, index) =>
    drawn.slice(index * mostArrays, (index + 1) * mostArrays),
  )
}

let last: Promise<unknown> = Promise.resolve()

/** One after the other: the server draws one list for an account at a time. */
const ask = (hashes: readonly string[], signal: AbortSignal): Promise<readonly ArrayOutline[]> => {
  const asked = last.then(async () => {
    if (signal.aborted) return []
    const answer = await call('arrays', { body: { hashes }, signal, quiet: true })
    return dataOf(answer)
  })
  last = asked.catch(() => undefined)
  return asked
}

/** The array of each project, where it is known yet: lists do not wait for them. */
export const useArrays = (projects: readonly Asked[]): Arrays =>
  useQueries({
    queries: inCalls(projects).map((asked) => ({
      queryKey: ['arrays', ...asked.map(({ hash, updatedAt }) => `${hash} ${updatedAt}`)],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        ask(
          asked.map(({ hash }) => hash),
          signal,
        ),
      staleTime: Number.POSITIVE_INFINITY,
      // Another tab may be drawing: one list for an account at a time.
      retry: 4,
      retryDelay: 1500,
    })),
    combine: (answers) =>
      new Map(answers.flatMap(({ data = [] }) => data.map(({ hash, panels }) => [hash, panels] as const))),
  })
