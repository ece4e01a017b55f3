import { useSearch } from '@tanstack/react-router'

type Query = {
  readonly project?: string
  readonly result?: string
  readonly id?: string
  readonly type?: string
  readonly revision?: string
}

/** The project and, optionally, the result and an earlier revision in the address. */
export const useResultQuery = () => {
  const query: Query = useSearch({ strict: false })
  const revision = /^\d{1,6}$/.test(query.revision ?? '') ? Number(query.revision) : null
  return { hash: query.project ?? '', resultId: query.result, type: query.type, revision }
}

type Named = { readonly hash: string; readonly resultId?: string | undefined }

/** Address of a report page: 0 input and result, 1 input only. */
export const reportPath = (type: 0 | 1, { hash, resultId }: Named): string => {
  const query = new URLSearchParams({ type: String(type), project: hash, ...(resultId ? { result: resultId } : {}) })
  return `${type === 0 ? '/project_down_result' : '/project_down_input'}?${query}`
}
