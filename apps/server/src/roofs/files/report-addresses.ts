import type { Db } from '../../platform/database/db.ts'

/**
 * Whether one of these addresses is of a report, review or other issued document: those are signed for one reader, whose
 * download is recorded.
 */
export const hasReport = async (db: Db, canonical: readonly string[]): Promise<boolean> => {
  const rows = await db.query(
    `select 1 where exists (select 1 from report_jobs where address = any($1::text[]))
       or exists (select 1 from delivered_reviews where address = any($1::text[]))
       or exists (select 1 from files f join documents d on d.file_id = f.id where f.address = any($1::text[]))`,
    [[...canonical]],
  )
  return rows.length > 0
}
