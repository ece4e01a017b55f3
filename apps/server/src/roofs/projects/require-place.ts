import type { Db } from '../../platform/database/db.ts'
import type { Account } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'

/**
 * The account is still in the company of the call, and nobody moves or deletes it until the transaction ends: otherwise a
 * project could be left where nobody can reach it.
 */
export const requirePlace = async (tx: Db, { id, companyId }: Account): Promise<void> => {
  const rows = await tx.query(
    `select 1 from companies c join accounts a on a.company_id = c.id
     where a.id = $1 and c.id = $2 and a.deleted_at is null for share of c for no key update of a`,
    [id, companyId],
  )
  if (rows.length === 0) throw refuse(403, 'forbidden')
}
