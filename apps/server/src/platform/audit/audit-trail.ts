import type { AuditAction } from '@soundroof/contract/administration/audit'
import type { Db } from '../database/db.ts'
import { insert } from '../database/insert.ts'
import { chainHash, noPrevious, recordKeyOf } from './chain.ts'

/** An account, or the user of the machine who gave a command. */
export type Actor = { readonly accountId: string } | { readonly operator: string }

/** A row of the audit trail before it is stored. */
export type Change = {
  readonly actor: Actor
  readonly action: AuditAction
  /** Identifier of what was changed. */
  readonly subjectId: string
  readonly detail?: Readonly<Record<string, unknown>>
}

/** Content of a row that its hash covers. */
export type AuditContent = {
  readonly at: string
  readonly accountId: string | null
  readonly operator: string | null
  readonly action: string
  readonly subjectId: string
  readonly detail: Readonly<Record<string, unknown>>
  readonly previous: string
}

export const auditHash = (key: string, content: AuditContent): string => chainHash(key, 'audit', content)

// Any constant: changes made at once are chained one after the other.
const chainLock = 7_203_115

/** In the transaction of the change, so that both are stored or neither. */
export const recordChange = async (
  tx: Db,
  { actor, action, subjectId, detail = {} }: Change,
  now: Date,
): Promise<void> => {
  const key = recordKeyOf(tx)
  await tx.query('select pg_advisory_xact_lock($1)', [chainLock])
  const [last] = await tx.query<{ hash: string }>('select hash from audit_trail order by id desc limit 1')
  const accountId = 'accountId' in actor ? actor.accountId : null
  const operator = 'operator' in actor ? actor.operator : null
  const previous = last?.hash ?? noPrevious
  const row = { accountId, operator, action, subjectId, detail, previous }
  const hash = auditHash(key, { ...row, at: now.toISOString() })
  await insert(tx, 'audit_trail', { ...row, happenedAt: now, detail: JSON.stringify(detail), hash })
}
