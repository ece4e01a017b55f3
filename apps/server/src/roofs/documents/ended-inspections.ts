import type { EndedInspection, InspectionEnd } from '@soundroof/contract/roofs/documents/inspection-end'
import type { Db } from '../../platform/database/db.ts'
import { update } from '../../platform/database/insert.ts'
import type { Account } from '../../platform/http/handler.ts'
import { giveNotice } from '../notices/give-notice.ts'
import { recordEvent } from '../timeline/timeline.ts'

/** Why certificates after inspection of a project end, and who does what ends them. */
export type Ending = {
  readonly projectHash: string
  readonly why: InspectionEnd
  readonly by: Pick<Account, 'id' | 'role'>
  readonly now: Date
}

/** Those that wait for their check too; answers the codes of those that counted. */
const supersede = async (tx: Db, { projectHash, now }: Ending): Promise<readonly string[]> => {
  const rows = await tx.query<{ code: string; former: string }>(
    `update documents d set state = 'superseded', ended_at = $2
     from (select code as known, state as former from documents where project_hash = $1
       and kind = 'inspection-certificate' and state in ('draft', 'valid') for update) until_now
     where d.code = known returning d.code, former`,
    [projectHash, now],
  )
  return rows.filter(({ former }) => former === 'valid').map(({ code }) => code)
}

/** SQL: code of the certificate that confirmed condition `c`; null: an engineer did so by its evidence alone. */
export const confirmingCode = `(select t.detail ->> 'code' from timeline t where t.project_hash = c.project_hash
  and t.event = 'conditionConfirmed' and t.detail ->> 'condition' = c.id order by t.id desc limit 1)`

type Confirmed = { readonly id: string; readonly isOfCertificate: boolean }

/** The certificate gave the close-out pack as evidence, which nobody can upload. */
const confirmedSql = `select c.id, exists (select 1 from documents d join files f on f.id = d.file_id
    where f.address = c.evidence and d.kind = 'close-out-pack') as is_of_certificate
  from review_conditions c where c.project_hash = $1 and c.state = 'confirmed' and ${confirmingCode} = $2
  order by c.sequence for update of c`

const opened = { state: 'open', closedBy: null, closedAt: null, note: '', evidence: null }

/** What the customer had given is to be looked at again; else it is open. */
const unconfirm = async (tx: Db, { projectHash, by, now }: Ending, ended: EndedInspection): Promise<void> => {
  for (const { id, isOfCertificate } of await tx.query<Confirmed>(confirmedSql, [projectHash, ended.code])) {
    await update(tx, 'review_conditions', { id }, isOfCertificate ? opened : { state: 'closed' })
    await recordEvent(tx, projectHash, 'conditionUnconfirmed', by, now, { condition: id, ...ended })
  }
}

/** Withdrawing and issuing again have notices of their own. */
const isToldAnyway = (why: InspectionEnd): boolean => why === 'withdrawn' || why === 'issuedAgain'

/** A project that its customer deleted keeps its timeline as it was. */
const isThere = async (tx: Db, projectHash: string): Promise<boolean> =>
  (await tx.query('select 1 from projects where hash = $1 and hidden_at is null', [projectHash])).length > 0

/** After the certificate has ended. Then call `wakeMail`. */
export const tellEnd = async (tx: Db, ending: Ending, code: string): Promise<void> => {
  const { projectHash, why, by, now } = ending
  if (!(await isThere(tx, projectHash))) return
  const ended = { code, why }
  await recordEvent(tx, projectHash, 'inspectionEnded', by, now, ended)
  await unconfirm(tx, ending, ended)
  if (!isToldAnyway(why)) await giveNotice(tx, projectHash, 'inspectionEnded', by, now, { ended })
}

/** Ends every certificate after inspection of a project, under its lock. Then call `wakeMail`. */
export const endInspections = async (tx: Db, ending: Ending): Promise<void> => {
  for (const code of await supersede(tx, ending)) await tellEnd(tx, ending, code)
}
