import { isOnDevice } from '@soundroof/contract/roofs/offline/device-hash'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { parseWireProject } from '@soundroof/contract/roofs/wire/wire'
import { type ProjectSummary, projectSummaryFromWire } from '@soundroof/contract/roofs/wire/wire-rows'
import type { ProjectRow } from '@soundroof/contract/roofs/wire/wire-shapes'
import { useQuery } from '@tanstack/react-query'
import { call, dataOf } from '../../../../platform/api/api-client.ts'
import { isAskedAgain } from '../../../../platform/api/unattended.ts'

export type StoredProject = {
  readonly summary: ProjectSummary
  readonly project: ProjectDraft
  /** False while the server is still making the report. */
  readonly hasReport: boolean
}

/** Throws when the row is not a valid project: a defect. */
export const storedProject = (row: ProjectRow): StoredProject => {
  const parsed = parseWireProject(row)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return { summary: projectSummaryFromWire(row), project: parsed.value.project, hasReport: row.result !== null }
}

const pollEvery = 2000

/** A roof with unfinished steps gets no report. */
export const isReportDue = ({ hasReport, summary }: StoredProject): boolean =>
  !hasReport && summary.isComplete && !isOnDevice(summary.hash)

/** One project of the company; polled while its report is awaited. */
export const useStoredProject = (hash: string, { awaitReport }: { readonly awaitReport: boolean }) =>
  useQuery({
    queryKey: ['project', hash],
    queryFn: async ({ signal, ...asked }) => {
      const how = { signal, unattended: isAskedAgain(asked) }
      return storedProject(dataOf(await call('projectDetail', { query: { hash }, ...how })))
    },
    enabled: hash !== '',
    refetchInterval: ({ state }) => (awaitReport && state.data && isReportDue(state.data) ? pollEvery : false),
  })

/** The project as an earlier revision saved it. */
export const useRevision = (hash: string, revision: number | null) =>
  useQuery({
    queryKey: ['revision', hash, revision],
    queryFn: async ({ signal }) =>
      storedProject(dataOf(await call('revision', { query: { hash, revision: revision ?? 0 }, signal }))),
    enabled: hash !== '' && revision !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** An issued result without its derivation, by default the newest; null where none was issued. */
export const useIssuedResult = (hash: string, id: string | undefined) =>
  useQuery({
    queryKey: ['issued-result', hash, id ?? ''],
    queryFn: async ({ signal }) => {
      const query = { hash, ...(id === undefined ? {} : { id }) }
      return dataOf(await call('issuedBrief', { query, signal }))
    },
    enabled: hash !== '',
  })

/** The same with its derivation, which takes much longer to read. */
export const useWholeResult = (hash: string, id: string) =>
  useQuery({
    queryKey: ['whole-result', hash, id],
    queryFn: async ({ signal }) => dataOf(await call('issuedResult', { query: { hash, id }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: id !== '',
  })

/** Loaded after the result, which does not wait for it. */
export const useAdvice = (hash: string, id: string) =>
  useQuery({
    queryKey: ['advice', hash, id],
    queryFn: async ({ signal }) => dataOf(await call('advice', { query: { hash, id }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: id !== '',
  })
