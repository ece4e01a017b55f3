import type { AuditAction } from '@soundroof/contract/administration/audit'
import { told } from '@soundroof/contract/platform/messages'
import { isBlank } from '@soundroof/contract/platform/visible-text'
import { isTableFigure } from '@soundroof/contract/review/figures/figure-tables'
import type { SignOffState } from '@soundroof/contract/review/figures/figures-console'
import type { CapacityTable } from '@soundroof/contract/roofs/catalogue/capacity-table'
import {
  accountsOfOne,
  findValidRegistration,
  recordedRegistration,
  requireRegistration,
} from '../../identity/accounts/engineer-registrations.ts'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import type { Db } from '../../platform/database/db.ts'
import { update } from '../../platform/database/insert.ts'
import type { Account } from '../../platform/http/handler.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import type { RoofHandler, RoofServices } from '../../roofs/calculations/roof-services.ts'
import { ofProduct } from '../../roofs/catalogue/signed-figures.ts'
import { changeInForce } from './change-in-force.ts'
import { readRules } from './figure-rules.ts'
import { publishedTable, requireNear } from './figure-table.ts'
import { readBase, requireLimits } from './limits/require-limits.ts'
import type { LookedAt } from './looked-at.ts'
import { requireNothingMilder, requireSeen } from './opened-zones.ts'
import { type Proposed, waitingProposal } from './proposed-figure.ts'
import { requireFit } from './require-sound.ts'
import { findSignOff, lockSignOff, presentSignOff, type StoredSignOff } from './sign-off-rows.ts'

type Deciding = {
  readonly row: StoredSignOff
  readonly account: Account
  readonly note: string
  readonly now: Date
}

const actions = {
  approved: 'figure_approved',
  declined: 'figure_declined',
  withdrawn: 'figure_withdrawn',
  revoked: 'figure_revoked',
} as const satisfies Partial<Record<SignOffState, AuditAction>>

/**
 * Records the new state and its engineer, in the transaction of the change. A change of the figures in force is signed with
 * a registration; declining and taking back a proposal change none.
 */
const settle = async (tx: Db, { row, account, note, now }: Deciding, state: keyof typeof actions): Promise<void> => {
  await update(
    tx,
    'figure_sign_offs',
    { id: row.id },
    { state, decidedBy: account.id, decidedAt: now, note: note.trim() },
  )
  const signed = state === 'approved' || state === 'revoked' ? await recordedRegistration(tx, account, now) : {}
  const detail = { signOff: row.id, values: row.replaced, note: note.trim(), ...signed }
  const actor = { accountId: account.id }
  await recordChange(tx, { actor, action: actions[state], subjectId: row.figure, detail }, now)
}

const requireNote = (note: string): void => {
  if (isBlank(note)) throw refuseInput([{ field: 'note', ...told('figureNoteRequired') }])
}

/** Ends the former sign-off. Names stay as they are today, because reports print them. */
const approve = async (tx: Db, deciding: Deciding): Promise<void> => {
  const { row, account } = deciding
  await tx.query(`update figure_sign_offs set state = 'superseded' where figure = $1 and state = 'approved'`, [
    row.figure,
  ])
  await settle(tx, deciding, 'approved')
  const approvedName = row.proposedBy === account.id ? null : account.name
  await update(tx, 'figure_sign_offs', { id: row.id }, { confirmedName: row.proposedName, approvedName })
}

const requireWaiting = async (tx: Db, id: string): Promise<StoredSignOff> => {
  const row = await lockSignOff(tx, id)
  if (row === null) throw refuse(404, 'figureUnknown')
  if (row.state !== 'waiting') throw refuse(409, 'figureDecided')
  return row
}

const numberSql = `select detail ->> 'registrationNumber' as number from audit_trail
  where subject_id = $1 and action = 'figure_proposed' and detail ->> 'signOff' = $2 order by id desc limit 1`

/** Registration number at the proposal, from the audit trail. */
const numberAtProposal = async (tx: Db, { figure, id }: StoredSignOff): Promise<string | null> => {
  const [row] = await tx.query<{ number: string | null }>(numberSql, [figure, id])
  return row?.number ?? null
}

/** Nobody decides on their own proposal, except the provider's only engineer. */
const requireSecond = async (tx: Db, row: StoredSignOff, account: Account): Promise<void> => {
  const { proposedBy, proposedName } = row
  const accounts = await accountsOfOne(tx, proposedBy, await numberAtProposal(tx, row))
  if (!accounts.includes(account.id) || !(await readRules(tx)).secondEngineer) return
  if (proposedBy === account.id) throw refuse(403, 'figureOwn')
  throw refuse(403, 'onePerson', { name: proposedName })
}

/** A report names the proposer, who must still be able to answer for it. Locks the account. */
const requireProposer = async (tx: Db, { proposedBy, proposedName }: StoredSignOff, now: Date): Promise<void> => {
  const rows = await tx.query(
    `select 1 from accounts where id = $1 and role = 'engineer' and disabled_at is null and deleted_at is null
     for share`,
    [proposedBy],
  )
  if (rows.length === 0) throw refuse(409, 'figureProposerGone', { name: proposedName })
  const registration = await findValidRegistration(tx, proposedBy, now)
  if (registration === null) throw refuse(409, 'figureProposerUnregistered', { name: proposedName })
}

/** The published figure must be as it was at the proposal. */
const requireSameFigure = (row: StoredSignOff, { catalogue }: RoofServices): void => {
  if (row.publishedHash === ofProduct) return
  const figure = catalogue.figures().get(row.figure)
  if (figure?.publishedHash !== row.publishedHash) throw refuse(409, 'figureChangedSince')
  if (row.entry !== null) return
  requireFit(figure, { values: row.replaced === null ? null : [...row.replaced], reason: row.reason })
}

/** A proposal may be older than the limit. */
const requireNearTable = ({ catalogue }: RoofServices, { figure, entry }: Proposed): void => {
  const published = catalogue.figures().get(figure)
  if (entry !== null && published && isTableFigure(figure))
    requireNear(entry as CapacityTable, publishedTable(catalogue.published, published))
}

/** Attack: two figures that multiply, each proposed while the other was not in force. */
const requireInForce = async (tx: Db, catalogue: RoofServices['catalogue'], figure: string): Promise<void> => {
  const { signOffs } = await catalogue.agreement(tx)
  const own = signOffs.find((one) => one.figure === figure)
  if (own) requireLimits(await readBase(tx, catalogue), signOffs, own)
}

const presented = async (context: RoofServices & { readonly account: Account }, id: string) => {
  const row = await findSignOff(context.db, id)
  if (row === null) throw refuse(404, 'figureUnknown')
  return { data: presentSignOff(context, context.catalogue.figures(), row) }
}

/** Approval needs a registration, and another engineer than the proposer where the provider has one. */
export const decideFigure: RoofHandler<'decideFigure'> = async (context) => {
  const { db, account, body, clock, catalogue } = context
  const isApproved = body.decision === 'approve'
  if (!isApproved) requireNote(body.note)
  if (isApproved) await requireRegistration(db, account, clock())
  const look = async (): Promise<LookedAt | null> => {
    const waiting = isApproved ? await waitingProposal(db, body.id) : null
    if (waiting === null) return null
    requireNearTable(context, waiting)
    return requireSeen(context, waiting, body.seen)
  }
  await changeInForce({
    db,
    catalogue,
    look,
    change: async (tx, apply) => {
      const row = await requireWaiting(tx, body.id)
      await requireSecond(tx, row, account)
      const deciding = { row, account, note: body.note, now: clock() }
      if (!isApproved) return settle(tx, deciding, 'declined')
      await requireProposer(tx, row, deciding.now)
      requireSameFigure(row, context)
      await apply(row.figure, () => approve(tx, deciding))
      return requireInForce(tx, catalogue, row.figure)
    },
  })
  context.wakeSearch()
  return presented(context, body.id)
}

/**
 * A proposal is taken back by its proposer. A figure in force is taken back by any engineer where no result becomes milder;
 * the published figure is then open again. Otherwise two engineers put another in its place.
 */
export const withdrawFigure: RoofHandler<'withdrawFigure'> = async (context) => {
  const { db, account, body, clock, catalogue } = context
  const look = async (): Promise<LookedAt | null> => {
    if (body.state !== 'approved') return null
    await requireRegistration(db, account, clock())
    const found = await findSignOff(db, body.id)
    return found?.state === 'approved' ? requireNothingMilder(context, found.figure) : null
  }
  await changeInForce({
    db,
    catalogue,
    look,
    change: async (tx, apply) => {
      const row = await lockSignOff(tx, body.id)
      if (row === null) throw refuse(404, 'figureUnknown')
      if (row.state !== body.state) throw refuse(409, 'figureDecided')
      const deciding = { row, account, note: body.note, now: clock() }
      if (row.state === 'waiting') {
        if (row.proposedBy !== account.id) throw refuse(403, 'figureNotOwn', { name: row.proposedName })
        return settle(tx, deciding, 'withdrawn')
      }
      requireNote(body.note)
      return apply(row.figure, () => settle(tx, deciding, 'revoked'))
    },
  })
  context.wakeSearch()
  return presented(context, body.id)
}
