import { findNumber, requireRegistration } from '../../identity/accounts/engineer-registrations.ts'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import type { Db } from '../../platform/database/db.ts'
import { upsert } from '../../platform/database/insert.ts'
import type { Account, Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refused.ts'
import {
  findDocument,
  isReviewKind,
  lockDocument,
  lockProjectOf,
  markVoid,
} from '../../roofs/documents/document-rows.ts'
import { endInspections, tellEnd } from '../../roofs/documents/ended-inspections.ts'
import { giveNotice } from '../../roofs/notices/give-notice.ts'
import { recordEvent } from '../../roofs/timeline/timeline.ts'
import { findVoidFacts, rightAlone, type VoidFacts, voidingOf } from './who-may-void.ts'

/** Who voids which document, and why. */
export type Voiding = { readonly code: string; readonly reason: string; readonly account: Account; readonly now: Date }

/** Tells people who may rely on the document; a draft or superseded one is relied on by nobody. */
const tellProject = async (tx: Db, hash: string, wasValid: boolean, { code, account, now }: Voiding): Promise<void> => {
  await recordEvent(tx, hash, 'voided', account, now, { code })
  if (wasValid) await giveNotice(tx, hash, 'voided', account, now)
}

/** The right that the engineer used, for the audit trail. */
const rightOf = (facts: VoidFacts, by: string): Readonly<Record<string, unknown>> => {
  const right = rightAlone(facts, by)
  if (right === null) return { right: 'two engineers', proposedBy: facts.proposedBy, proposed: facts.proposed }
  return right === 'signer left' ? { right, record: facts.leavingRecord } : { right }
}

/** Attack: accounts without a registration together void what a colleague signed. Engineers void their own errors at once. */
const requireVoice = async (tx: Db, { signer }: VoidFacts, { account, now }: Voiding): Promise<void> => {
  if (signer !== null && signer !== account.id) await requireRegistration(tx, account, now)
}

/** A certificate after inspection names review and close-out pack, and ends with either. */
const endInspected = async (tx: Db, { projectHash, kind }: VoidFacts, { code, account: by, now }: Voiding) => {
  const ending = { projectHash, by, now }
  if (kind === 'inspection-certificate') await tellEnd(tx, { ...ending, why: 'withdrawn' }, code)
  if (kind === 'close-out-pack') await endInspections(tx, { ...ending, why: 'packWithdrawn' })
  if (isReviewKind(kind)) await endInspections(tx, { ...ending, why: 'reviewWithdrawn' })
}

const voidNow = async (tx: Db, facts: VoidFacts, project: string | null, voiding: Voiding) => {
  const { code, reason, account, now } = voiding
  await requireVoice(tx, facts, voiding)
  const voided = await markVoid(tx, { code, by: account.id, reason, now })
  const actor = { accountId: account.id }
  const detail = { reason, ...rightOf(facts, account.id) }
  await recordChange(tx, { actor, action: 'document_voided', subjectId: code, detail }, now)
  if (project !== null) await tellProject(tx, project, facts.state === 'valid', voiding)
  if (facts.state === 'valid') await endInspected(tx, facts, voiding)
  return voided
}

/** Replaces the proposal of an engineer who has left. */
const propose = async (tx: Db, { projectHash }: VoidFacts, { code, reason, account, now }: Voiding) => {
  await upsert(tx, 'void_proposals', { code }, { projectHash, reason, proposedBy: account.id, proposedAt: now })
  const actor = { accountId: account.id }
  const detail = { reason, registrationNumber: await findNumber(tx, account.id) }
  await recordChange(tx, { actor, action: 'document_void_proposed', subjectId: code, detail }, now)
  return findDocument(tx, code)
}

/** Voids it, or proposes to. Locks the project first, as everywhere. */
export const voidOrPropose = async (tx: Db, voiding: Voiding) => {
  const { code, account } = voiding
  const project = await lockProjectOf(tx, code)
  await lockDocument(tx, code)
  const facts = await findVoidFacts(tx, code)
  if (!facts) throw refuse(404, 'documentUnknown')
  const allowed = voidingOf(facts, account)
  if (!allowed) throw refuse(409, 'documentAlreadyVoid')
  if (allowed.how === 'proposed' && facts.proposedBy !== account.id)
    throw refuse(409, 'onePerson', { name: facts.proposer ?? '' })
  if (allowed.how === 'proposed') throw refuse(409, 'voidProposedByYou')
  return allowed.how === 'propose' ? propose(tx, facts, voiding) : voidNow(tx, facts, project, voiding)
}

/** Voids an issued document for good, or asks another engineer to. */
export const voidDocument: Handler<'voidDocument'> = async ({ db, clock, account, body, wakeMail }) => {
  const voiding = { code: body.code, reason: body.reason.trim(), account, now: clock() }
  const data = await db.transaction((tx) => voidOrPropose(tx, voiding))
  if (!data) throw refuse(404, 'documentUnknown')
  wakeMail()
  return { data }
}
