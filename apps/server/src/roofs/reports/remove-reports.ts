import type { Db } from '../../platform/database/db.ts'

/** Removes the report rows of a project; answers their places in the object store. */
export const removeReports = async (tx: Db, projectHash: string): Promise<readonly string[]> => {
  const rows = await tx.query<{ key: string }>(
    `delete from files where address in (select address from report_jobs where project_hash = $1)
       or is_review = false and id in (select file_id from documents where project_hash = $1)
     returning key`,
    [projectHash],
  )
  return rows.map(({ key }) => key)
}
