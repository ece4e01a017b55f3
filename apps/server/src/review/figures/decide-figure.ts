import type { AuditAction } from '@soundroof/contract/administration/audit'
import { told } from '@soundroof/contract/platform/messages'
import { isBlank } from '@soundroof/contract/platform/visible-text'
import { isTableFigure } from '@soundroof/contract/review/figures/figure-tables'
import type { SignOffRow, SignOffState } from '@soundroof/contract/review/figures/figures-console'
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
import { requireCells } from './asked-cells.ts'
import { changeInForce } from './change-in-force.ts'
import { readRules } from './figure-rules.ts'
import { publishedTable, requireNear } from './figure-table.ts'
import { readBase, requireLimits } from './limits/require-limits.ts'
import type { LookedAt } from './looked-at.ts'
import { requireNothingMilder, requireSeen } from './opened-zones.ts'
import { type Proposed, waitingProposal } from './proposed-figure.ts'
import { requireEach } from './require-each.ts'
import { requireFit } from './require-sound.ts'
import { first, presentSignOffs } from './shown-sign-off.ts'
import { findSignOff, lockSignOff, type StoredSignOff } from './sign-off-rows.ts'

type Deciding = {
  readonly row: StoredSignOff
  readonly figure: string
  readonly account: Account
  readonly note: string
  /** Of a capacity table, as typed from the evidence; recorded. */
  readonly cells: readonly number[] | null
  readonly now: Date
}

const each = async (all: readonly Deciding[], settleOne: (one: Deciding) => Promise<void>): Promise<void> => {
  for (const one of all) await settleOne(one)
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
const settle = async (
  tx: Db,
  { row, account, note, cells, now }: Deciding,
  state: keyof typeof actions,
): Promise<void> => {
  await update(
    tx,
    'figure_sign_offs',
    { id: row.id },
    { state, decidedBy: account.id, decidedAt: now, note: note.trim() },
  )
  const signed = state === 'approved' || state === 'revoked' ? await recordedRegistration(tx, account, now) : {}
  const detail = { signOff: row.id, values: row.replaced, note: note.trim(), ...(cells && { cells }), ...signed }
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

const requireWaiting = ({ state }: StoredSignOff): void => {
  if (state !== 'waiting') throw refuse(409, 'figureDecided')
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

type Caller = RoofServices & { readonly account: Account }

type Asked = {
  readonly signOffs: readonly { readonly id: string; readonly cells: readonly number[] | null }[]
  readonly decision: 'approve' | 'decline'
  readonly note: string
  readonly seen: string | null
}

/** Null: one of them was decided on meanwhile, which the change refuses. */
const lookAtWaiting = async (context: Caller, { signOffs, seen }: Asked): Promise<LookedAt | null> => {
  const waiting: (Proposed & Pick<Deciding, 'cells'>)[] = []
  for (const { id, cells } of signOffs) {
    const found = await waitingProposal(context.db, id)
    if (found === null) return null
    waiting.push({ ...found, cells })
  }
  await requireEach(context.catalogue, waiting, (one) => {
    requireNearTable(context, one)
    requireCells(context, one, one.cells)
  })
  return requireSeen(context, waiting, seen)
}

/** In the order of their ids, so that two engineers who decide on the same ones wait and do not block each other. */
const lockAll = async (tx: Db, ids: readonly string[]): Promise<ReadonlyMap<string, StoredSignOff>> => {
  const rows = new Map<string, StoredSignOff>()
  for (const id of [...ids].sort()) {
    const row = await lockSignOff(tx, id)
    if (row === null) throw refuse(404, 'figureUnknown')
    rows.set(id, row)
  }
  return rows
}

const decidingOn = async (
  tx: Db,
  { account, clock }: Caller,
  { signOffs, note }: Asked,
): Promise<readonly Deciding[]> => {
  const locked = await lockAll(
    tx,
    signOffs.map(({ id }) => id),
  )
  const now = clock()
  return signOffs.flatMap(({ id, cells }) => {
    const row = locked.get(id)
    return row ? [{ row, figure: row.figure, account, note, cells, now }] : []
  })
}

/** Approval needs a registration, and another engineer than the proposer where the provider has one. All or none. */
export const decide = async (context: Caller, asked: Asked): Promise<SignOffRow[]> => {
  const { db, account, clock, catalogue } = context
  const isApproved = asked.decision === 'approve'
  if (!isApproved) requireNote(asked.note)
  if (isApproved) await requireRegistration(db, account, clock())
  const change: Parameters<typeof changeInForce>[0]['change'] = async (tx, apply) => {
    const all = await decidingOn(tx, context, asked)
    await requireEach(catalogue, all, async ({ row, now }) => {
      requireWaiting(row)
      await requireSecond(tx, row, account)
      if (!isApproved) return
      await requireProposer(tx, row, now)
      requireSameFigure(row, context)
    })
    if (!isApproved) return each(all, (one) => settle(tx, one, 'declined'))
    const figures = all.map(({ figure }) => figure)
    await apply(figures, () => each(all, (one) => approve(tx, one)))
    await requireEach(catalogue, all, ({ figure }) => requireInForce(tx, catalogue, figure))
  }
  await changeInForce({ db, catalogue, look: async () => (isApproved ? lookAtWaiting(context, asked) : null), change })
  context.wakeSearch()
  return presentSignOffs(
    context,
    asked.signOffs.map(({ id }) => id),
  )
}

/** Of one figure. */
export const decideFigure: RoofHandler<'decideFigure'> = async (context) => {
  const { id, cells, ...rest } = context.body
  return { data: first(await decide(context, { ...rest, signOffs: [{ id, cells }] })) }
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
      const { figure } = row
      const deciding = { row, figure, account, note: body.note, cells: null, now: clock() }
      if (row.state === 'waiting') {
        if (row.proposedBy !== account.id) throw refuse(403, 'figureNotOwn', { name: row.proposedName })
        return settle(tx, deciding, 'withdrawn')
      }
      requireNote(body.note)
      return apply([figure], () => settle(tx, deciding, 'revoked'))
    },
  })
  context.wakeSearch()
  return { data: first(await presentSignOffs(context, [body.id])) }
}
