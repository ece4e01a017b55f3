import type { FigureProposal } from '@soundroof/contract/review/figures/figures-console'
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
import { requireEvidence } from './figure-evidence.ts'
import { readTable } from './figure-table.ts'
import { readBase, requireLimits } from './limits/require-limits.ts'
import { requireSeen } from './opened-zones.ts'
import { requireSound } from './require-sound.ts'
import { findSignOff, presentSignOff, signOffsOf } from './sign-off-rows.ts'

const requireNoneWaiting = async (db: Db, figure: string, { id }: Account): Promise<void> => {
  const waiting = (await signOffsOf(db, figure)).find(({ state }) => state === 'waiting')
  if (waiting?.proposedBy === id) throw refuse(409, 'figureWaitingOwn')
  if (waiting) throw refuse(409, 'figureWaiting', { name: waiting.proposedName })
}

type New = {
  readonly figure: string
  readonly publishedHash: string
  readonly values: FigureProposal['values']
  readonly entry: SignedEntry | null
  readonly reason: string
  /** Address of the uploaded file. */
  readonly evidence: string
  /** The zones that would open, as the engineer saw them. */
  readonly seen: string | null
}

type Proposing = { readonly id: string; readonly account: Account; readonly now: Date }

const insertProposal = async (tx: Db, given: New, { id, account, now }: Proposing): Promise<void> => {
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
  const detail = { signOff: id, values, ...(entry === null ? {} : { entry }), reason, evidence, ...registration }
  const actor = { accountId: account.id }
  await recordChange(tx, { actor, action: 'figure_proposed', subjectId: figure, detail }, now)
}

/** Stores a proposal for another engineer; one per figure at a time. */
const propose = async (context: RoofServices & { readonly account: Account }, given: New) => {
  const { db, account, clock, catalogue } = context
  await requireRegistration(db, account, clock())
  await requireNoneWaiting(db, given.figure, account)
  requireLimits(await readBase(db, catalogue), (await catalogue.get()).signOffs, given)
  await requireSeen(context, given, given.seen)
  const id = newId()
  await db
    .transaction((tx) => insertProposal(tx, given, { id, account, now: clock() }))
    .catch(async (error) => {
      // Two engineers proposed at the same moment.
      if (isUniqueViolation(error)) await requireNoneWaiting(db, given.figure, account)
      throw error
    })
  const row = await findSignOff(db, id)
  if (row === null) throw new Error('The sign-off that was just stored is gone.')
  return { data: presentSignOff(context, catalogue.figures(), row) }
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
  return propose(context, { figure, publishedHash, values, entry, reason: body.reason.trim(), evidence, seen })
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
  return propose(context, { figure, publishedHash: ofProduct, values: null, entry, reason, evidence, seen })
}
