import type { FigureProposal, SignOffRow } from '@soundroof/contract/review/figures/figures-console'
import { readProduct } from '@soundroof/contract/review/figures/products-console'
import type { SignedEntry } from '@soundroof/contract/review/figures/signed-catalogue'
import { recordedRegistration, requireRegistration } from '../../identity/accounts/engineer-registrations.ts'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import { type Db, isUniqueViolation } from '../../platform/database/db.ts'
import { insert } from '../../platform/database/insert.ts'
import type { Account } from '../../platform/http/handler.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { newId } from '../../platform/identifier.ts'
import type { RoofHandler, RoofServices } from '../../roofs/calculations/roof-services.ts'
import { ofProduct } from '../../roofs/catalogue/signed-figures.ts'
import { requireCells } from './asked-cells.ts'
import { requireEvidence } from './figure-evidence.ts'
import { readTable } from './figure-table.ts'
import { readBase, requireLimits } from './limits/require-limits.ts'
import { requireSeen } from './opened-zones.ts'
import { requireEach } from './require-each.ts'
import { requireSound } from './require-sound.ts'
import { first, presentSignOffs } from './shown-sign-off.ts'
import { signOffsOf } from './sign-off-rows.ts'

const requireNoneWaiting = async (db: Db, figure: string, { id }: Account): Promise<void> => {
  const waiting = (await signOffsOf(db, figure)).find(({ state }) => state === 'waiting')
  if (waiting?.proposedBy === id) throw refuse(409, 'figureWaitingOwn')
  if (waiting) throw refuse(409, 'figureWaiting', { name: waiting.proposedName })
}

/** A proposal before it is stored. */
export type New = {
  readonly figure: string
  readonly publishedHash: string
  readonly values: FigureProposal['values']
  readonly entry: SignedEntry | null
  readonly reason: string
  /** Address of the uploaded file. */
  readonly evidence: string
  /** Of a capacity table, as typed from the evidence; recorded. */
  readonly cells: readonly number[] | null
  /** Identity of what was in view, in a step of several figures; recorded. */
  readonly inView?: string
}

type Inserting = { readonly id: string; readonly account: Account; readonly now: Date }

const insertProposal = async (tx: Db, given: New, { id, account, now }: Inserting): Promise<void> => {
  const { figure, values, entry, reason } = given
  const evidence = await requireEvidence(tx, account, given.evidence)
  const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))
  await insert(tx, 'figure_sign_offs', {
    id,
    figure,
    publishedHash: given.publishedHash,
    replaced: json(values),
    entry: json(entry),
    reason,
    evidenceFile: evidence,
    state: 'waiting',
    proposedBy: account.id,
    proposedAt: now,
  })
  const registration = await recordedRegistration(tx, account, now)
  const looked = { ...(given.cells && { cells: given.cells }), ...(given.inView && { inView: given.inView }) }
  const detail = { signOff: id, values, ...(entry && { entry }), reason, evidence, ...looked, ...registration }
  const actor = { accountId: account.id }
  await recordChange(tx, { actor, action: 'figure_proposed', subjectId: figure, detail }, now)
}

type Proposing = RoofServices & { readonly account: Account }

/** Every problem of each figure; the database refuses a second proposal of one figure anyway. */
const requireProposable = async (context: Proposing, given: readonly New[], seen: string | null): Promise<void> => {
  const { db, account, catalogue } = context
  const base = await readBase(db, catalogue)
  const { signOffs } = await catalogue.get()
  await requireEach(catalogue, given, async (one) => {
    await requireNoneWaiting(db, one.figure, account)
    requireLimits(base, signOffs, one)
    // A file in place of a table was typed whole, and is shown cell by cell.
    if (one.entry === null) requireCells(context, one, one.cells)
  })
  await requireSeen(context, given, seen)
}

/** Stores proposals for another engineer, all or none; one per figure at a time. */
export const propose = async (
  context: Proposing,
  given: readonly New[],
  seen: string | null,
): Promise<SignOffRow[]> => {
  const { db, account, clock, catalogue } = context
  await requireRegistration(db, account, clock())
  await requireProposable(context, given, seen)
  const proposals = given.map((one) => ({ ...one, id: newId() }))
  await db
    .transaction(async (tx) => {
      for (const one of proposals) await insertProposal(tx, one, { id: one.id, account, now: clock() })
    })
    .catch(async (error) => {
      // Two engineers proposed at the same moment.
      if (isUniqueViolation(error))
        await requireEach(catalogue, given, ({ figure }) => requireNoneWaiting(db, figure, account))
      throw error
    })
  return presentSignOffs(
    context,
    proposals.map(({ id }) => id),
  )
}

/** Refuses contradictions, moves beyond the limits and a list of opened zones that has changed. */
export const proposeFigure: RoofHandler<'proposeFigure'> = async (context) => {
  const { body, catalogue } = context
  const found = catalogue.figures().get(body.figure)
  if (!found) throw refuse(404, 'figureUnknown')
  const { values, evidence, seen } = body
  requireSound((await catalogue.get()).catalogue, found, body)
  const entry = readTable(catalogue.published, found, body.csv)?.table ?? null
  const { id: figure, publishedHash } = found
  const given = { figure, publishedHash, values, entry, reason: body.reason.trim(), evidence, cells: body.cells }
  return { data: first(await propose(context, [given], seen)) }
}

/** A racking system or module from its certificate; refused with every problem and its place. */
export const proposeProduct: RoofHandler<'proposeProduct'> = async (context) => {
  const { body } = context
  const read = readProduct(body)
  if (!read.ok) throw refuseInput(read.problems)
  const { product: entry } = read
  const figure = `${body.kind}/${entry.id}`
  const { evidence, seen } = body
  const reason = body.reason.trim()
  const given = { figure, publishedHash: ofProduct, values: null, entry, reason, evidence, cells: null }
  return { data: first(await propose(context, [given], seen)) }
}
