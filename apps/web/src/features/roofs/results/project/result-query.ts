import { isOnRequest, type ReportKind, showsResult } from '@soundroof/contract/roofs/documents/document'
import { useSearch } from '@tanstack/react-router'

type Query = {
  readonly project?: string
  readonly result?: string
  readonly id?: string
  readonly type?: string
  readonly kind?: string
  readonly revision?: string
}

/** The project and, optionally, the result and an earlier revision in the address. */
export const useResultQuery = () => {
  const query: Query = useSearch({ strict: false })
  const revision = /^\d{1,6}$/.test(query.revision ?? '') ? Number(query.revision) : null
  return { hash: query.project ?? '', resultId: query.result, type: query.type, kind: query.kind, revision }
}

type Named = { readonly hash: string; readonly resultId?: string | undefined }

/** Address of a report page; the two specified reports are named by their type. */
export const reportPath = (kind: ReportKind, { hash, resultId }: Named): string => {
  const type = showsResult(kind) ? 0 : 1
  const query = new URLSearchParams({ type: String(type), project: hash, ...(resultId ? { result: resultId } : {}) })
  if (isOnRequest(kind)) query.set('kind', kind)
  return `${type === 0 ? '/project_down_result' : '/project_down_input'}?${query}`
}
