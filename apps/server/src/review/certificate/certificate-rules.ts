import type { CertificateRules } from '@soundroof/contract/review/second-check'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'

const usual: CertificateRules = { secondCheck: false, version: 0 }

export const readCertificateRules = async (db: Db): Promise<CertificateRules> => {
  const [row] = await db.query<CertificateRules>('select second_check, version from certificate_rules')
  return row ?? usual
}

/** False when another change was faster; where two make the first row, one of them does. */
const store = async (tx: Db, { secondCheck, version }: CertificateRules): Promise<boolean> => {
  const sql =
    version === 0
      ? `insert into certificate_rules (second_check, version) values ($1, $2::int + 1)
         on conflict (single) do nothing returning 1`
      : 'update certificate_rules set second_check = $1, version = version + 1 where version = $2 returning 1'
  return (await tx.query(sql, [secondCheck, version])).length === 1
}

export const certificateRules: Handler<'certificateRules'> = async ({ db }) => ({
  data: await readCertificateRules(db),
})

/** Recorded in the audit trail. Certificates that are delivered stay as they are. */
export const changeCertificateRules: Handler<'changeCertificateRules'> = async ({ db, account, body, clock }) => {
  const data = await db.transaction(async (tx): Promise<CertificateRules> => {
    const before = await readCertificateRules(tx)
    if (before.version !== body.version) throw refuse(409, 'changedMeanwhile')
    if (before.secondCheck === body.secondCheck) return before
    if (!(await store(tx, body))) throw refuse(409, 'changedMeanwhile')
    const detail = { secondCheck: { from: before.secondCheck, to: body.secondCheck } }
    const actor = { accountId: account.id }
    await recordChange(tx, { actor, action: 'certificate_rules_changed', subjectId: 'provider', detail }, clock())
    return { ...body, version: body.version + 1 }
  })
  return { data }
}
