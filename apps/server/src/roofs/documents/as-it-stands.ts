import type { VerifiedDocument } from '@soundroof/contract/roofs/documents/document'
import type { PlatformServices } from '../../platform/http/handler.ts'
import { missingAmong } from '../files/missing-objects.ts'

type Kept = { readonly code: string; readonly address: string | null; readonly deletedAt: Date | null }

/** The timeline outlives its project, and says when project and files were deleted. */
const keptSql = `select d.code, f.address, case when p.hash is null then (select max(t.created_at) from timeline t
    where t.project_hash = d.project_hash and t.event = 'deleted') end as deleted_at
  from documents d left join files f on f.id = d.file_id left join projects p on p.hash = d.project_hash
  where d.code = any($1::text[])`

const standing = (document: VerifiedDocument, kept: Kept, missing: ReadonlySet<string>): VerifiedDocument => {
  if (kept.address === null && kept.deletedAt !== null)
    return { ...document, state: 'deleted', endedAt: kept.deletedAt.toISOString(), reconsideredSince: null }
  if (kept.address === null || missing.has(kept.address)) return { ...document, state: 'missing' }
  return document
}

/** Shows a valid document or draft as missing or deleted where its file is gone, since nobody can compare it then. */
export const asTheyStand = async (
  needs: Pick<PlatformServices, 'db' | 'objectStore'>,
  documents: readonly VerifiedDocument[],
): Promise<VerifiedDocument[]> => {
  const counting = documents.filter(({ state }) => state === 'valid' || state === 'draft').map(({ code }) => code)
  const rows = await needs.db.query<Kept>(keptSql, [counting])
  const missing = await missingAmong(
    needs,
    rows.flatMap(({ address }) => address ?? []),
  )
  const kept = new Map(rows.map((row) => [row.code, row]))
  return documents.map((document) => {
    const its = kept.get(document.code)
    return its ? standing(document, its, missing) : document
  })
}
