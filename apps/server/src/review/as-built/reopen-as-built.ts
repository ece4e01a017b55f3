import { refuse } from '../../platform/http/refused.ts'
import type { RoofHandler } from '../../roofs/calculations/roof-services.ts'
import { requirePlace } from '../../roofs/projects/require-place.ts'
import { recordEvent } from '../../roofs/timeline/timeline.ts'
import { findReviewed, lockReviewed } from '../access/reviewed-project.ts'
import { findAsBuilt } from './as-built-rows.ts'
import { builtFrom } from './built-from.ts'
import { keepAsBuilt, supersedeAsBuilt } from './save-as-built.ts'
import { shownAsBuilt } from './shown-as-built.ts'

/** Begins the next record with what the signed one holds. */
export const reopenAsBuilt: RoofHandler<'reopenAsBuilt'> = async (context) => {
  const { db, account, body, clock, wakeMail } = context
  const { resultId } = await builtFrom(context, await findReviewed(db, body.hash, account))
  const project = await db.transaction(async (tx) => {
    await requirePlace(tx, account)
    const locked = await lockReviewed(tx, body.hash, account)
    const row = await findAsBuilt(tx, locked.hash)
    if (row === null || row.signedAt === null) throw refuse(409, 'asBuiltNotSigned')
    if (locked.issuedResultId !== resultId) throw refuse(409, 'changedMeanwhile')
    const now = clock()
    await supersedeAsBuilt(tx, row, { projectHash: locked.hash, by: account, now })
    await keepAsBuilt(tx, locked, row, { content: row.content, resultId, by: account.id, now })
    await recordEvent(tx, locked.hash, 'builtReopened', account, now, { record: row.id })
    return locked
  })
  wakeMail()
  return { data: await shownAsBuilt(context, project, await findAsBuilt(db, project.hash)) }
}
