import type { ReportAnswer } from '@soundroof/contract/roofs/calls/project-calls'
import { isOnRequest, type ReportKind } from '@soundroof/contract/roofs/documents/document'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call, dataOf } from '../../../../platform/api/api-client.ts'
import { downloadFile } from '../../../../platform/api/download.ts'
import { useBusy } from '../../../../platform/use-busy.ts'

type Asked = { readonly hash: string; readonly kind: ReportKind; readonly resultId: string | undefined }

const pollEvery = 1500

/** The server's report; polled while it is being made. */
export const useReport = ({ hash, kind, resultId }: Asked) =>
  useQuery({
    queryKey: ['report', hash, kind, resultId ?? ''],
    queryFn: async ({ signal }) =>
      dataOf(await call('report', { query: { hash, kind, ...(resultId ? { result: resultId } : {}) }, signal })),
    enabled: hash !== '',
    refetchInterval: ({ state }) => (state.data?.state === 'rendering' ? pollEvery : false),
  })

/** Retries a failed report. */
export const useMakeAgain = ({ hash, kind, resultId }: Asked) => {
  const queries = useQueryClient()
  const [isBusy, during] = useBusy()
  const make = async (): Promise<void> => {
    await call('makeReportAgain', { body: { hash, kind, ...(resultId ? { result: resultId } : {}) } })
    await queries.invalidateQueries({ queryKey: ['report', hash] })
  }
  return { isBusy, makeAgain: () => during(make()) }
}

/** Asks for a report on request, once per visit. */
export const useReportOnRequest = (
  report: ReportAnswer | undefined,
  kind: ReportKind,
  make: () => Promise<void>,
): void => {
  const isAsked = useRef(false)
  const isMissing = isOnRequest(kind) && report?.state === 'none'
  useEffect(() => {
    if (!isMissing || isAsked.current) return
    isAsked.current = true
    void make()
  }, [isMissing, make])
}

/** Saves the report under its name; false when it does not exist yet. */
export const saveReport = (report: ReportAnswer | undefined): Promise<boolean> =>
  report?.address ? downloadFile(report.address, report.fileName) : Promise.resolve(false)
