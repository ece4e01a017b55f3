import type { Db } from '../../platform/database/db.ts'

/**
 * Those of these addresses that are of a report, review or other issued document: they are signed for one reader, whose
 * download is recorded.
 */
export const reportsAmong = async (db: Db, canonical: readonly string[]): Promise<ReadonlySet<string>> => {
  if (canonical.length === 0) return new Set()
  const rows = await db.query<{ address: string }>(
    `select address from report_jobs where address = any($1::text[])
     union select address from delivered_reviews where address = any($1::text[])
     union select f.address from files f join documents d on d.file_id = f.id where f.address = any($1::text[])`,
    [[...canonical]],
  )
  return new Set(rows.map(({ address }) => address))
}

export const hasReport = async (db: Db, canonical: readonly string[]): Promise<boolean> =>
  (await reportsAmong(db, canonical)).size > 0
