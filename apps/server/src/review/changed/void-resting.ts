import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refused.ts'
import { voidOrPropose } from '../moves/void-document.ts'
import { findVoidFacts, voidingOf } from '../moves/who-may-void.ts'
import { lockToSettle, type Settling, settleLocked, type ToSettle } from '../reconsideration/settling.ts'

type Resting = { readonly code: string; readonly state: 'draft' | 'valid' | 'void' }

/** An input summary shows no result. */
const restingSql = `select code, state from documents where project_hash = $1 and issued_result_id = $2
  and kind <> 'input-summary' and state in ('draft', 'valid', 'void') order by issued_at, code`

/** True: void. An engineer who has proposed it already waits for another one. */
const voidOne = async (tx: Db, code: string, { reason, account, now }: Settling): Promise<boolean> => {
  const facts = await findVoidFacts(tx, code)
  const how = facts && voidingOf(facts, account)?.how
  if (how === 'proposed' && facts?.proposedBy === account.id) return false
  const document = await voidOrPropose(tx, { code, reason, account, now })
  return document?.state === 'void'
}

/** Attack: a colleague ends a result for good whose documents nobody signed. */
const mayGiveUp = ({ project }: ToSettle, { account }: Settling): boolean =>
  project.engineerId === null || project.engineerId === account.id

/** Each by the rules of voiding one; once the last of them is void, the holder settles the result. */
export const voidResting = async (tx: Db, settling: Settling): Promise<'settled' | 'proposed'> => {
  const locked = await lockToSettle(tx, settling)
  if (locked === null) return 'settled'
  const documents = await tx.query<Resting>(restingSql, [settling.hash, locked.project.issuedResultId])
  if (documents.length === 0) throw refuse(409, 'nothingToVoid')
  let areVoid = true
  for (const { code, state } of documents)
    if (state !== 'void') areVoid = (await voidOne(tx, code, settling)) && areVoid
  if (!areVoid || !mayGiveUp(locked, settling)) return 'proposed'
  await settleLocked(tx, settling)
  return 'settled'
}
