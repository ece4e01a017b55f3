import { say } from '@soundroof/contract/platform/messages'
import { type FigureProposal, proposalProblems } from '@soundroof/contract/review/figures/figures-console'
import { schemaProblem, withValues } from '@soundroof/contract/review/figures/signed-catalogue'
import { recordChange } from '../../platform/audit/audit-trail.ts'
import { type Db, isUniqueViolation } from '../../platform/database/db.ts'
import type { Account } from '../../platform/http/handler.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { newId } from '../../platform/identifier.ts'
import type { RoofHandler, RoofServices } from '../../roofs/calculations/roof-services.ts'
import type { HashedFigure } from '../../roofs/catalogue/signed-figures.ts'
import { canonicalAddress } from '../../roofs/files/file-address.ts'
import { findFilesOf } from '../../roofs/files/file-rows.ts'
import { findSignOff, presentSignOff, signOffsOf } from './sign-off-rows.ts'

/** A value that is no figure of its kind is refused before anybody else sees it. */
const requireSound = ({ catalogue }: RoofServices, figure: HashedFigure, proposal: FigureProposal): void => {
  const problems = proposalProblems(proposal, figure)
  if (problems.length > 0) throw refuseInput(problems)
  if (proposal.values === null) return
  const reason = schemaProblem(withValues(catalogue.published, figure, proposal.values))
  if (reason !== null) throw refuseInput([{ field: 'values', message: say('figureNotAllowed', { reason }) }])
}

/** A file that somebody of the provider uploaded; answers its id. */
export const requireEvidence = async (db: Db, { companyId }: Account, address: string): Promise<string> => {
  const [file] = await findFilesOf(db, companyId, [canonicalAddress(address)])
  if (!file || file.kind === 'file') throw refuseInput([{ field: 'evidence', message: say('evidenceRequired') }])
  return file.id
}

const requireNoneWaiting = async (db: Db, figure: string): Promise<void> => {
  const waiting = (await signOffsOf(db, figure)).find(({ state }) => state === 'waiting')
  if (waiting) throw refuse(409, 'figureWaiting', { name: waiting.proposedName })
}

type New = {
  readonly id: string
  readonly figure: HashedFigure
  readonly proposal: FigureProposal
  readonly evidence: string
  readonly account: Account
  readonly now: Date
}

const insert = async (tx: Db, { id, figure, proposal, evidence, account, now }: New): Promise<void> => {
  const { values, reason } = proposal
  await tx.query(
    `insert into figure_sign_offs (id, figure, published_hash, replaced, reason, evidence_file, state, proposed_by, proposed_at)
     values ($1, $2, $3, $4::jsonb, $5, $6, 'waiting', $7, $8)`,
    [
      id,
      figure.id,
      figure.publishedHash,
      values === null ? null : JSON.stringify(values),
      reason.trim(),
      evidence,
      account.id,
      now,
    ],
  )
  const detail = { signOff: id, values, reason: reason.trim(), evidence }
  const actor = { accountId: account.id }
  await recordChange(tx, { actor, action: 'figure_proposed', subjectId: figure.id, detail }, now)
}

export const proposeFigure: RoofHandler<'proposeFigure'> = async (context) => {
  const { db, account, body: proposal, clock, catalogue } = context
  const figure = catalogue.figures().get(proposal.figure)
  if (!figure) throw refuse(404, 'figureUnknown')
  requireSound(context, figure, proposal)
  const evidence = await requireEvidence(db, account, proposal.evidence)
  await requireNoneWaiting(db, figure.id)
  const id = newId()
  await db
    .transaction((tx) => insert(tx, { id, figure, proposal, evidence, account, now: clock() }))
    .catch(async (error) => {
      // Two engineers at the same moment.
      if (isUniqueViolation(error)) await requireNoneWaiting(db, figure.id)
      throw error
    })
  const row = await findSignOff(db, id)
  if (row === null) throw new Error('The sign-off that was just stored is gone.')
  return { data: presentSignOff(context, catalogue.figures(), row) }
}
