import type { Voiding } from '@soundroof/contract/review/console-review'
import { type DocumentKind, type DocumentState, signedKinds } from '@soundroof/contract/roofs/documents/document'
import { accountsOfOne } from '../../identity/accounts/engineer-registrations.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Account } from '../../platform/http/handler.ts'

/** Facts that decide who may void a document. */
export type VoidFacts = {
  readonly code: string
  readonly kind: DocumentKind
  readonly state: DocumentState
  readonly projectHash: string
  /** Engineer who delivered the review, or issued the certificate; null for a report. */
  readonly signer: string | null
  readonly holder: string | null
  /** Row of the audit trail that disabled the signer's account. */
  readonly leavingRecord: string | null
  /** Null also where that engineer has left. */
  readonly proposedBy: string | null
  readonly proposer: string | null
  /** Every account with the proposer's registration, since one person cannot confirm their own proposal. */
  readonly proposerAccounts: readonly string[]
  readonly proposed: string | null
  readonly proposedAt: Date | null
}

const leavingRecord = `case when s.disabled_at is not null then (
  select case when t.action = 'staff_disabled' then t.id::text end from audit_trail t
  where t.subject_id = s.id and t.action in ('staff_disabled', 'staff_enabled') order by t.id desc limit 1) end`

/** Registration number at the proposal. */
const formerNumber = `(select t.detail ->> 'registrationNumber' from audit_trail t
  where t.subject_id = d.code and t.action = 'document_void_proposed' order by t.id desc limit 1)`

const factsSql = `select d.code, d.kind, d.state, d.project_hash, g.signer, p.engineer_id as holder,
    ${leavingRecord} as leaving_record, b.id as proposed_by, b.name as proposer,
    case when b.id is not null then ${formerNumber} end as former_number,
    case when b.id is not null then v.reason end as proposed, v.proposed_at
  from documents d left join files f on f.id = d.file_id left join delivered_reviews r on r.address = f.address
  cross join lateral (
    select case when d.kind = any($2::text[]) then coalesce(r.delivered_by, f.uploaded_by) end as signer) g
  left join accounts s on s.id = g.signer
  left join projects p on p.hash = d.project_hash
  left join void_proposals v on v.code = d.code
  left join accounts b on b.id = v.proposed_by and b.role = 'engineer' and b.disabled_at is null and b.deleted_at is null`

type Row = Omit<VoidFacts, 'proposerAccounts'> & { readonly formerNumber: string | null }

const withAccounts = async (db: Db, { formerNumber: former, ...row }: Row): Promise<VoidFacts> => ({
  ...row,
  proposerAccounts: row.proposedBy === null ? [] : await accountsOfOne(db, row.proposedBy, former),
})

export const findVoidFacts = async (db: Db, code: string): Promise<VoidFacts | null> => {
  const [row] = await db.query<Row>(`${factsSql} where d.code = $1`, [code, signedKinds])
  return row ? withAccounts(db, row) : null
}

export const findVoidFactsOf = async (db: Db, projects: readonly string[]): Promise<readonly VoidFacts[]> => {
  const rows = await db.query<Row>(`${factsSql} where d.project_hash = any($1::text[])`, [[...projects], signedKinds])
  const facts: VoidFacts[] = []
  for (const row of rows) facts.push(await withAccounts(db, row))
  return facts
}

/** Why one engineer is enough; null: it takes two. */
export const rightAlone = ({ signer, holder, leavingRecord }: VoidFacts, by: string) => {
  if (signer === null) return 'nobody signed'
  if (signer === by) return 'signer'
  if (holder === by) return 'holder'
  return leavingRecord === null ? null : 'signer left'
}

const howOf = (facts: VoidFacts, by: string): Voiding['how'] => {
  if (rightAlone(facts, by) !== null) return 'alone'
  if (facts.proposedBy === null) return 'propose'
  return facts.proposerAccounts.includes(by) ? 'proposed' : 'confirm'
}

const proposalOf = ({ proposer, proposed, proposedAt }: VoidFacts): Voiding['proposal'] =>
  proposer === null || proposed === null || proposedAt === null
    ? null
    : { person: proposer, reason: proposed, proposedAt: proposedAt.toISOString() }

/** Null: void already, or not for this person to void. */
export const voidingOf = (facts: VoidFacts, { id, role }: Pick<Account, 'id' | 'role'>): Voiding | null =>
  facts.state === 'void' || role !== 'engineer' ? null : { how: howOf(facts, id), proposal: proposalOf(facts) }
