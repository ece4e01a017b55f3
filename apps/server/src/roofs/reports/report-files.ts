import type { Db } from '../../platform/database/db.ts'

/** Whether one of these addresses is that of a report or of a review: those are handed out for one reader, who leaves a record. */
export const hasReport = async (db: Db, canonical: readonly string[]): Promise<boolean> => {
  const rows = await db.query(
    `select 1 where exists (select 1 from report_jobs where address = any($1::text[]))
       or exists (select 1 from projects where review_file = any($1::text[]))`,
    [[...canonical]],
  )
  return rows.length > 0
}

/** The reports of a project, taken out of the files; answers where they lie in the object store. */
export const removeReports = async (tx: Db, projectHash: string): Promise<readonly string[]> => {
  const rows = await tx.query<{ key: string }>(
    `delete from files where address in (select address from report_jobs where project_hash = $1) returning key`,
    [projectHash],
  )
  return rows.map(({ key }) => key)
}
