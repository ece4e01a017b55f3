import type { Db } from '../../platform/database/db.ts'

/** `savedBy` null: the account is deleted. */
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
    `select v.revision, v.saved_at, case when a.deleted_at is null then a.name end as saved_by,
       r.id as result_id, r.issued_at, r.engine_version,
       r.catalogue_version
     from project_revisions v left join accounts a on a.id = v.saved_by
     left join issued_results r on r.id = v.issued_result_id
     where v.project_hash = $1 order by v.revision desc`,
    [hash],
  )

/** Draft and drawing as saved, never changed. */
export type SavedRevision = {
  readonly draft: unknown
  /** Drawing of the revision. */
  readonly layout: unknown
  readonly savedAt: Date
  /** Codes and values of the result issued for it. */
  readonly resultJson: string | null
  readonly output: string | null
}

/** Null: the project has no such revision. */
export const findRevision = async (db: Db, hash: string, revision: number): Promise<SavedRevision | null> => {
  const [row] = await db.query<SavedRevision>(
    `select v.draft, v.layout, v.saved_at, r.result as result_json, r.output
     from project_revisions v left join issued_results r on r.id = v.issued_result_id
     where v.project_hash = $1 and v.revision = $2`,
    [hash, revision],
  )
  return row ?? null
}

/** `rows`: issued by a release that packed arrays row by row; its drawing stays. */
export type DrawingRules = 'rows' | 'blocks'

/** A revision without a result of its own is drawn for the first time. */
export const drawingRulesSql = `case when v.issued_result_id is null then 'blocks' else v.drawing_rules end as drawing_rules`

export type DrawnRevision = Pick<SavedRevision, 'draft' | 'layout'> & {
  readonly drawingRules: DrawingRules
  readonly revision: number
  readonly isPresent: boolean
}

/**
 * The named revision, or the newest with the inputs of an issued result; null: those inputs were never saved. Attack: the
 * result of an earlier roof drawn with size, power or obstacles of the roof saved over it.
 */
export const findRevisionOfResult = async (
  db: Db,
  hash: string,
  resultId: string,
  revision?: number,
): Promise<DrawnRevision | null> => {
  const [row] = await db.query<DrawnRevision>(
    `select v.draft, v.layout, ${drawingRulesSql}, v.revision, v.revision = p.revision as is_present
     from projects p join issued_results r on r.id = $2
     join project_revisions v on v.project_hash = p.hash and (v.issued_result_id = r.id or v.input_hash = r.input_hash)
     where p.hash = $1 and ($3::int is null or v.revision = $3)
     order by v.issued_result_id = r.id desc nulls last, v.revision desc limit 1`,
    [hash, resultId, revision ?? null],
  )
  return row ?? null
}
