import type { AuditAction } from '@soundroof/contract/administration/audit'
import type { Db } from '../database/db.ts'

/** An account, or the user of the machine who gave a command. */
export type Actor = { readonly accountId: string } | { readonly operator: string }

export type Change = {
  readonly actor: Actor
  readonly action: AuditAction
  /** Identifier of what was changed. */
  readonly subjectId: string
  readonly detail?: Readonly<Record<string, unknown>>
}

/** Call it in the transaction of the change: both are saved or neither. */
export const recordChange = (tx: Db, { actor, action, subjectId, detail = {} }: Change, now: Date) =>
  tx.query(
    `insert into audit_trail (happened_at, account_id, operator, action, subject_id, detail)
     values ($1, $2, $3, $4, $5, $6::jsonb)`,
    [
      now,
      'accountId' in actor ? actor.accountId : null,
      'operator' in actor ? actor.operator : null,
      action,
      subjectId,
      JSON.stringify(detail),
    ],
  )
