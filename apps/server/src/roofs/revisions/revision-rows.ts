import type { Db } from '../../platform/database/db.ts'

export type RevisionRow = {
  readonly revision: number
  readonly savedAt: Date
  readonly savedBy: string | null
  readonly resultId: string | null
  readonly issuedAt: Date | null
  readonly engineVersion: string | null
  readonly catalogueVersion: string | null
}

/** Newest first. */
export const findRevisions = (db: Db, hash: string): Promise<RevisionRow[]> =>
  db.query<RevisionRow>(
    `select v.revision, v.saved_at as "savedAt", case when a.deleted_at is null then a.name end as "savedBy",
       r.id as "resultId", r.issued_at as "issuedAt", r.engine_version as "engineVersion",
       r.catalogue_version as "catalogueVersion"
     from project_revisions v left join accounts a on a.id = v.saved_by
     left join issued_results r on r.id = v.issued_result_id
     where v.project_hash = $1 order by v.revision desc`,
    [hash],
  )

export type SavedRevision = {
  readonly draft: unknown
  readonly savedAt: Date
  /** Codes and values of the result issued for it. */
  readonly resultJson: string | null
  readonly output: string | null
}

export const findRevision = async (db: Db, hash: string, revision: number): Promise<SavedRevision | null> => {
  const [row] = await db.query<SavedRevision>(
    `select v.draft, v.saved_at as "savedAt", r.result as "resultJson", r.output
     from project_revisions v left join issued_results r on r.id = v.issued_result_id
     where v.project_hash = $1 and v.revision = $2`,
    [hash, revision],
  )
  return row ?? null
}
