import { holderRefusals, type MoveName, type MoveRefusal, outcomeOf } from '@soundroof/contract/review/moves'
import { type ProjectStatus, statusOf } from '@soundroof/contract/roofs/project-status'
import { requireRegistration } from '../../identity/accounts/engineer-registrations.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Account } from '../../platform/http/handler.ts'
import { type Refused, refuse, refuseUnknownProject } from '../../platform/http/refused.ts'

export type ReviewedProject = {
  readonly hash: string
  readonly companyId: string
  readonly status: ProjectStatus
  readonly revision: number
  readonly draft: unknown
  readonly layout: unknown
  readonly underlay: unknown
  readonly engineerId: string | null
  readonly issuedResultId: string | null
  readonly reviewFile: string | null
  readonly submittedAt: Date | null
  readonly deliverAt: Date | null
  /** The customer deleted it. */
  readonly isDeleted: boolean
}

const columns = `hash, company_id, status, revision, draft, layout, underlay, engineer_id,
  issued_result_id, review_file, submitted_at,
  deliver_at, hidden_at is not null as is_deleted`

/** SQL: the record in force says that this project was built otherwise than planned. */
export const asksEngineer = (project: string): string =>
  `exists (select 1 from as_built_records b where b.project_hash = ${project}.hash and b.needs_engineer
    and b.superseded_at is null)`

/**
 * Customers see the projects of their company; engineers see submitted ones, and their own returned ones. A withdrawn
 * project is no longer submitted. What was built otherwise than planned is theirs to decide, whatever its project's status.
 */
const seen = `hash = $1 and case when $4 = 'customer' then company_id = $2 and hidden_at is null
  else status >= ${statusOf.submitted} or (engineer_id = $3 and submitted_at is not null) or ${asksEngineer('projects')} end`

type Who = Pick<Account, 'id' | 'companyId' | 'role'>

const find = async (db: Db, hash: string, { id, companyId, role }: Who, lock: string): Promise<ReviewedProject> => {
  const [row] = await db.query<ReviewedProject>(`select ${columns} from projects where ${seen}${lock}`, [
    hash,
    companyId,
    id,
    role,
  ])
  if (!row) throw refuseUnknownProject()
  return row
}

/** Throws for a project that this person cannot see. */
export const findReviewed = (db: Db, hash: string, who: Who): Promise<ReviewedProject> => find(db, hash, who, '')

/** The same, locked until the transaction ends. */
export const lockReviewed = (tx: Db, hash: string, who: Who): Promise<ReviewedProject> =>
  find(tx, hash, who, ' for update')

/** Of an account that exists; read when shown. */
export const nameOf = async (db: Db, accountId: string | null): Promise<string> => {
  const [row] = await db.query<{ name: string }>('select name from accounts where id = $1 and deleted_at is null', [
    accountId,
  ])
  return row?.name ?? ''
}

const isActive = async (db: Db, accountId: string | null): Promise<boolean> => {
  const rows = await db.query('select 1 from accounts where id = $1 and disabled_at is null and deleted_at is null', [
    accountId,
  ])
  return rows.length > 0
}

const namesHolder = (key: MoveRefusal): key is (typeof holderRefusals)[number] =>
  holderRefusals.some((other) => other === key)

/** Refuses with the holder's name, and with the way on where the holder's account is closed. */
const refuseForHolder = async (
  tx: Db,
  key: MoveRefusal,
  { engineerId }: ReviewedProject,
  { role }: Who,
): Promise<Refused> => {
  if (!namesHolder(key)) return refuse(key === 'forbidden' ? 403 : 409, key)
  const engineer = (await nameOf(tx, engineerId)) || 'Another engineer'
  const isOfHolder = key === 'takenByOther' || key === 'notHolder'
  const isDisabled = isOfHolder && role !== 'customer' && !(await isActive(tx, engineerId))
  return refuse(409, isDisabled ? 'holderDisabled' : key, { engineer })
}

/** Status after the move; the refusal names the holder. */
export const requireMove = async (
  tx: Db,
  move: MoveName,
  project: ReviewedProject,
  mover: Who,
): Promise<ProjectStatus> => {
  if (project.isDeleted) throw refuse(409, 'deletedByCustomer')
  const outcome = outcomeOf(move, project, mover)
  if ('to' in outcome) return outcome.to
  throw await refuseForHolder(tx, outcome.refused, project, mover)
}

/** Questions, evidence and marks are for the holder, or an administrator. */
export const requireHolder = async (tx: Db, project: ReviewedProject, who: Who): Promise<void> => {
  if (project.isDeleted) throw refuse(409, 'deletedByCustomer')
  if (project.engineerId === null || project.status === statusOf.submitted) throw refuse(409, 'claimFirst')
  if (project.engineerId === who.id || who.role === 'administrator') return
  throw await refuseForHolder(tx, 'notHolder', project, who)
}

/** Evidence for an approval is judged by the holder, who must be allowed to sign. */
export const requireSigningHolder = async (tx: Db, project: ReviewedProject, who: Who, now: Date): Promise<void> => {
  await requireHolder(tx, project, who)
  await requireRegistration(tx, who, now)
}
