import { word } from '@soundroof/contract/platform/coded/told'
import type { Revision } from '@soundroof/contract/roofs/calls/revision-calls'
import { nameless } from '@soundroof/contract/roofs/project-status'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuseUnknownProject } from '../../platform/http/refused.ts'
import { ownsProject } from '../projects/project-rows.ts'
import { findRevisions } from './revision-rows.ts'

/** Newest first. Callers have checked that the account may read them. */
export const revisionsOf = async (db: Db, hash: string): Promise<Revision[]> =>
  (await findRevisions(db, hash)).map((row) => ({
    revision: row.revision,
    saved_at: row.savedAt.toISOString(),
    saved_by: row.savedBy ?? nameless,
    ...(row.savedBy === null ? { saved_by_coded: word(nameless).coded } : {}),
    result: row.resultId,
    issued_at: row.issuedAt?.toISOString() ?? null,
    engine_version: row.engineVersion,
    catalogue_version: row.catalogueVersion,
  }))

export const listRevisions: Handler<'revisions'> = async ({ db, account, query }) => {
  if (!(await ownsProject(db, query.hash, account.companyId))) throw refuseUnknownProject()
  return { data: await revisionsOf(db, query.hash) }
}
