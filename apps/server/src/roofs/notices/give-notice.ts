import { isSafetyKind, type NoticeKind } from '@soundroof/contract/review/notices/notice-calls'
import type { EndedInspection } from '@soundroof/contract/roofs/documents/inspection-end'
import type { Db } from '../../platform/database/db.ts'
import type { Account } from '../../platform/http/handler.ts'

const isActive = 'a.disabled_at is null and a.deleted_at is null'

const engineers = `select a.id from accounts a where a.role = 'engineer' and ${isActive}`
/** The person who submitted the project, if still in its company. */
const submitter = `select a.id from projects p join accounts a on a.company_id = p.company_id and a.role = 'customer'
  where p.hash = $1 and ${isActive} and a.id = (select t.account_id from timeline t
    where t.project_hash = $1 and t.event = 'submitted' order by t.id desc limit 1)`
/** The person who submitted the project and the owners of its company, so that nobody goes on relying on a void document. */
const responsible = `${submitter} union select a.id from projects p join accounts a on a.company_id = p.company_id
  where p.hash = $1 and a.company_role = 'owner' and ${isActive}`
const holder = `select a.id from projects p join accounts a on a.id = p.engineer_id
  where p.hash = $1 and p.submitted_at is not null and a.role <> 'customer' and ${isActive}`
/** The holder, where the registration lasts: to the end of its day in the east. */
const decider = `${holder} and a.role = 'engineer' and exists (select 1 from engineer_registrations r
  where r.account_id = a.id and r.valid_until >= to_char($3::timestamptz at time zone 'Australia/Sydney', 'YYYY-MM-DD'))`
/** The person who last signed what was built, if still in the company of the project. */
const signer = `select a.id from projects p join accounts a on a.company_id = p.company_id and a.role = 'customer'
  where p.hash = $1 and ${isActive} and a.id = (select r.signed_by from as_built_records r
    where r.project_hash = $1 and r.signed_at is not null order by r.signed_at desc limit 1)`
/** The engineer who signed the certificate after inspection that the notice is about. */
const inspector = `select a.id from documents d join files f on f.id = d.file_id join accounts a on a.id = f.uploaded_by
  where d.project_hash = $1 and d.code = $6::jsonb -> 'ended' ->> 'code' and a.role <> 'customer' and ${isActive}`
/** The engineer before the hand-over. */
const formerHolder = `select a.id from accounts a where a.role <> 'customer' and ${isActive}
  and a.id = (select t.detail ->> 'from' from timeline t
    where t.project_hash = $1 and t.event = 'handedOver' order by t.id desc limit 1)`

const recipients: Readonly<Record<NoticeKind, string>> = {
  submitted: engineers,
  received: submitter,
  claimed: submitter,
  question: submitter,
  accepted: submitter,
  deliveryMoved: submitter,
  answer: holder,
  delivered: submitter,
  voided: `${responsible} union ${holder}`,
  deviation: `${holder} union ${engineers} and not exists (${decider})`,
  deviationDecided: `${signer} union ${submitter}`,
  inspected: `${signer} union ${submitter}`,
  handedOver: holder,
  handedOn: formerHolder,
  reconsidered: `${responsible} union ${holder}`,
  stands: `${responsible} union ${holder}`,
  superseded: `${responsible} union ${holder}`,
  inspectionEnded: `${responsible} union ${signer} union ${holder} union ${inspector}`,
}

/** What the mail says besides: a message of a thread, the delivery date, `YYYY-MM-DD`, or which certificate ended. */
export type NoticeDetail = {
  readonly question?: string
  readonly message?: string
  readonly deliverAt?: string
  readonly former?: string | null
  readonly reason?: string
  readonly ended?: EndedInspection
}

/**
 * In the transaction of the event; then call `wakeMail`. The person who caused it is not told; null: the server did. Nobody
 * can decline mails about safety.
 */
export const giveNotice = (
  tx: Db,
  projectHash: string,
  kind: NoticeKind,
  by: Pick<Account, 'id'> | null,
  now: Date,
  detail: NoticeDetail = {},
) =>
  tx.query(
    `insert into notices (account_id, project_hash, kind, created_at, detail, is_mail_due)
     select r.id, $1, $2, $3, $6::jsonb, $5 or not coalesce($2 = any(c.no_mail), false)
     from (${recipients[kind]}) r left join notice_choices c on c.account_id = r.id where r.id is distinct from $4`,
    [projectHash, kind, now, by?.id ?? null, isSafetyKind(kind), JSON.stringify(detail)],
  )
