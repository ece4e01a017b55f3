import {
  type AsBuiltContent,
  asBuiltContent,
  type ComparedZone,
  comparedZone,
} from '@soundroof/contract/review/as-built/as-built-record'
import type { DrawnSignature } from '@soundroof/contract/review/as-built/drawn-signature'
import { z } from 'zod'
import type { Db } from '../../platform/database/db.ts'
import type { Account } from '../../platform/http/handler.ts'

/** As it was signed. */
export type SignedStatement = {
  readonly name: string
  readonly licence: string
  readonly accreditation: string
  readonly installedOn: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly accuracy: number | null
  readonly drawn: DrawnSignature
  readonly isStated: true
}

/** What an engineer decided of its deviations. */
export type Decision = {
  readonly isAccepted: boolean
  readonly reason: string
  readonly engineer: string
  readonly registration: string
  readonly decidedAt: Date
}

/** A record as built of a project. */
export type AsBuiltRow = {
  readonly id: string
  readonly issuedResultId: string
  readonly revision: number
  readonly content: AsBuiltContent
  readonly version: number
  readonly savedBy: string | null
  readonly savedByName: string | null
  /** As compared when it was signed. */
  readonly zones: readonly ComparedZone[] | null
  readonly statement: SignedStatement | null
  readonly signedAt: Date | null
  readonly signedByName: string | null
  readonly needsEngineer: boolean
  readonly decision: Decision | null
  readonly documentCode: string | null
}

type Stored = Omit<AsBuiltRow, 'content' | 'zones' | 'decision' | 'statement'> & {
  /** Statements of earlier releases lack `drawn`. */
  readonly statement: Omit<SignedStatement, 'drawn'> | null
  readonly content: unknown
  readonly zones: unknown
  readonly isAccepted: boolean | null
  readonly reason: string | null
  readonly engineer: string | null
  readonly registration: string | null
  readonly decidedAt: Date | null
}

const named = (column: string): string =>
  `(select a.name from accounts a where a.id = r.${column} and a.deleted_at is null)`

const columns = `r.id, r.issued_result_id, r.revision, r.content, r.version, r.saved_by, ${named('saved_by')} as saved_by_name,
  r.zones, r.statement, r.signed_at, ${named('signed_by')} as signed_by_name, r.needs_engineer, r.is_accepted, r.reason, r.engineer,
  r.registration, r.decided_at, r.document_code`

const decisionOf = ({ isAccepted, reason, engineer, registration, decidedAt }: Stored): Decision | null =>
  isAccepted === null || reason === null || engineer === null || registration === null || decidedAt === null
    ? null
    : { isAccepted, reason, engineer, registration, decidedAt }

const rowOf = (stored: Stored): AsBuiltRow => {
  const { isAccepted: _, reason: __, engineer: ___, registration: ____, decidedAt: _____, ...rest } = stored
  return {
    ...rest,
    content: asBuiltContent.parse(stored.content),
    zones: stored.zones === null ? null : z.array(comparedZone).parse(stored.zones),
    statement: stored.statement === null ? null : { drawn: [], ...stored.statement },
    decision: decisionOf(stored),
  }
}

/** The present record of a project; null: nothing is saved. */
export const findAsBuilt = async (db: Db, projectHash: string): Promise<AsBuiltRow | null> => {
  const [row] = await db.query<Stored>(
    `select ${columns} from as_built_records r where r.project_hash = $1 and r.superseded_at is null`,
    [projectHash],
  )
  return row ? rowOf(row) : null
}

/** Records of the projects of a customer's company, and what an engineer decided, in the export of a person's data. */
export const ownAsBuilt = async (db: Db, { id, companyId, role }: Pick<Account, 'id' | 'companyId' | 'role'>) => ({
  as_built: await db.query(
    `select r.project_hash as project, r.content, r.saved_at, r.statement, r.signed_at, r.is_accepted, r.reason, r.decided_at,
       r.superseded_at
     from as_built_records r join projects p on p.hash = r.project_hash
     where case when $3 = 'customer' then p.company_id = $2 and p.hidden_at is null else r.decided_by = $1 end
     order by r.saved_at, r.id`,
    [id, companyId, role],
  ),
})

/** Title of that list. */
export const aboutAsBuilt = {
  as_built: 'finished arrays: what your company measured and signed, or what you decided as an engineer',
}
