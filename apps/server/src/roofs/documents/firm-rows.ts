import type { Db } from '../../platform/database/db.ts'

/** What documents say of a company; empty texts are not printed. */
export type Firm = {
  readonly name: string
  readonly licence: string
  /** Eleven digits. */
  readonly abn: string
  readonly phone: string
  readonly accreditation: string
  readonly logo: Uint8Array | null
}

const firmSql = `select c.name, c.licence, c.logo_jpeg as logo, coalesce(d.abn, '') as abn, coalesce(d.phone, '') as phone,
    coalesce(d.accreditation, '') as accreditation
  from companies c left join company_details d on d.company_id = c.id where c.id = $1`

export const findFirm = async (db: Db, companyId: string): Promise<Firm | null> =>
  (await db.query<Firm>(firmSql, [companyId]))[0] ?? null
