import type { SignOffRow } from '@soundroof/contract/review/figures/figures-console'
import { reasonProblems } from '@soundroof/contract/review/figures/proposal-problems'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import type { RoofHandler } from '../../roofs/calculations/roof-services.ts'
import { decide } from './decide-figure.ts'
import { openedZones } from './opened-zones.ts'
import { type New, propose } from './propose-figure.ts'
import { type Proposed, waitingProposal } from './proposed-figure.ts'
import { requireEach, requireOnce } from './require-each.ts'

const asPublished = (figure: string): Proposed => ({ figure, values: null, entry: null })

/** What the zones of every project would be with all of them in force. */
export const figuresTogether: RoofHandler<'figuresTogether'> = async (context) => {
  const { db, body, catalogue } = context
  requireOnce([...body.figures, ...body.signOffs])
  const published = catalogue.figures()
  if (!body.figures.every((figure) => published.has(figure))) throw refuse(404, 'figureUnknown')
  const waiting: Proposed[] = []
  for (const id of body.signOffs) {
    const found = await waitingProposal(db, id)
    if (found === null) throw refuse(409, 'figureDecided')
    waiting.push(found)
  }
  return { data: await openedZones(context, [...body.figures.map(asPublished), ...waiting]) }
}

/** Confirms figures as published: each a proposal of its own, with one reason and one file of evidence. */
export const proposeFigures: RoofHandler<'proposeFigures'> = async (context) => {
  const { body, catalogue } = context
  requireOnce(body.figures.map(({ figure }) => figure))
  const published = catalogue.figures()
  const reason = body.reason.trim()
  const problems = reasonProblems(reason)
  if (problems.length > 0) throw refuseInput(problems)
  await requireEach(catalogue, body.figures, ({ figure, shown }) => {
    const found = published.get(figure)
    if (found === undefined) throw refuse(404, 'figureUnknown')
    if (found.publishedHash !== shown) throw refuse(409, 'figureShownChanged')
  })
  const given = body.figures.map(
    ({ figure, shown, cells }): New => ({
      ...{
        figure,
        values: null,
        entry: null,
        publishedHash: shown,
        inView: shown,
        cells,
        reason,
        evidence: body.evidence,
      },
    }),
  )
  return { data: await propose(context, given, body.seen) }
}

/** Approves or declines proposals: each decided on its own record. */
export const decideFigures: RoofHandler<'decideFigures'> = async (context) => {
  requireOnce(context.body.signOffs.map(({ id }) => id))
  const data: SignOffRow[] = await decide(context, context.body)
  return { data }
}
