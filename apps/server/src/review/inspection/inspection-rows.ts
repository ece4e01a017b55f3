import { type InspectionContent, inspectionContent } from '@soundroof/contract/review/inspection/inspection-record'
import type { Db } from '../../platform/database/db.ts'
import { upsert } from '../../platform/database/insert.ts'

type Kept = { readonly content: InspectionContent; readonly savedAt: Date }

/** What this engineer certified last of the project; null: nothing yet. */
export const findInspection = async (db: Db, hash: string, engineerId: string): Promise<Kept | null> => {
  const [row] = await db.query<{ content: unknown; savedAt: Date }>(
    'select content, saved_at from inspection_drafts where project_hash = $1 and engineer_id = $2',
    [hash, engineerId],
  )
  return row ? { content: inspectionContent.parse(row.content), savedAt: row.savedAt } : null
}

/** Codes of the certificates after inspection that count, or wait for their check. */
export const standingInspections = async (db: Db, hash: string): Promise<readonly string[]> => {
  const rows = await db.query<{ code: string }>(
    `select code from documents where project_hash = $1 and kind = 'inspection-certificate'
     and state in ('draft', 'valid') order by code`,
    [hash],
  )
  return rows.map(({ code }) => code)
}

/** So that issuing it again begins with the same. */
export const keepInspection = (db: Db, hash: string, engineerId: string, content: InspectionContent, savedAt: Date) =>
  upsert(db, 'inspection_drafts', { projectHash: hash, engineerId }, { content: JSON.stringify(content), savedAt })

/** They say where the engineer lives and works. */
export const eraseInspections = (tx: Db, engineerId: string) =>
  tx.query('delete from inspection_drafts where engineer_id = $1', [engineerId])

/** Title of the list in the export of a person's data. */
export const aboutInspections = { inspections: 'what you entered of certificates after inspection, by project' }

/** What an engineer entered of inspections, in the export of a person's data. */
export const ownInspections = async (db: Db, engineerId: string) => ({
  inspections: await db.query(
    `select project_hash as project, content, saved_at from inspection_drafts
     where engineer_id = $1 order by saved_at`,
    [engineerId],
  ),
})
