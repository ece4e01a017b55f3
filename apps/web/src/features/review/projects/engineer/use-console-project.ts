import type { ConsoleProject } from '@soundroof/contract/review/console-review'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { parseWireProject } from '@soundroof/contract/roofs/wire/wire'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, dataOf } from '../../../../platform/api/api-client.ts'
import { isAskedAgain } from '../../../../platform/api/unattended.ts'
import { claim } from '../queue/claim.ts'

/** A submitted project with its inputs. */
export type Reviewed = { readonly told: ConsoleProject; readonly draft: ProjectDraft }

/** Customer and colleagues may change it meanwhile. */
const pollEvery = 15_000

/** Throws when the stored project is not valid: a defect. */
const draftOf = (row: ConsoleProject['project']): ProjectDraft => {
  const parsed = parseWireProject(row)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.value.project
}

const reviewedOf = (told: ConsoleProject): Reviewed => ({ told, draft: draftOf(told.project) })

/** Addresses of photos are signed for an hour. */
const signedFor = 50 * 60 * 1000

export const projectKey = (hash: string) => ['console', 'project', hash] as const

export const useConsoleProject = (hash: string) =>
  useQuery({
    queryKey: projectKey(hash),
    queryFn: async ({ signal, ...asked }) => {
      const how = { signal, quiet: true, unattended: isAskedAgain(asked) }
      return reviewedOf(dataOf(await call('consoleProject', { query: { hash }, ...how })))
    },
    enabled: hash !== '',
    staleTime: 0,
    refetchInterval: pollEvery,
  })

/** The inputs as an earlier revision saved them. */
export const useConsoleRevision = (hash: string, revision: number) =>
  useQuery({
    queryKey: ['console', 'revision', hash, revision],
    queryFn: async ({ signal }) =>
      draftOf(dataOf(await call('consoleRevision', { query: { hash, revision }, signal, quiet: true }))),
    staleTime: signedFor,
  })

/** The result issued for the inputs on the screen. */
export const useConsoleResult = (hash: string, id: string | null) =>
  useQuery({
    queryKey: ['console', 'result', hash, id],
    queryFn: async ({ signal }) =>
      dataOf(await call('consoleResult', { query: { hash, id: id ?? undefined }, signal, quiet: true })),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Who was slower is told who has it; that is no error. */
export const useClaim = (hash: string) => {
  const queries = useQueryClient()
  return async () => {
    await claim(hash)
    await queries.invalidateQueries({ queryKey: projectKey(hash) })
  }
}
