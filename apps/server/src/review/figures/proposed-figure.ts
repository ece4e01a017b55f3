import type { EffectsAsked } from '@soundroof/contract/review/figures/figures-console'
import { readProduct } from '@soundroof/contract/review/figures/products-console'
import { proposalProblems } from '@soundroof/contract/review/figures/proposal-problems'
import type { SignedEntry } from '@soundroof/contract/review/figures/signed-catalogue'
import type { FigureValue } from '@soundroof/contract/review/figures/value-kinds'
import type { Db } from '../../platform/database/db.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import type { ProposedFigure } from '../../roofs/calculations/figure-effect.ts'
import type { RoofServices } from '../../roofs/calculations/roof-services.ts'
import { readTable } from './figure-table.ts'
import { productKindOf } from './limits/product-kind.ts'

/** A figure or product as it would be signed off. */
export type Proposed = ProposedFigure

/** As typed by an engineer; refused like a proposal. */
const typed = (catalogue: RoofServices['catalogue'], { figure: id, values, entry, csv }: EffectsAsked): Proposed => {
  const kind = productKindOf(id)
  if (kind !== null && entry !== null) {
    const read = readProduct({ kind, entry, reason: 'asked' })
    if (!read.ok) throw refuseInput(read.problems)
    return { figure: `${kind}/${read.product.id}`, values: null, entry: read.product }
  }
  const figure = catalogue.figures().get(id)
  if (!figure) throw refuse(404, 'figureUnknown')
  const problems = proposalProblems({ values, reason: 'asked' }, figure)
  if (problems.length > 0) throw refuseInput(problems)
  return { figure: id, values, entry: readTable(catalogue.published, figure, csv)?.table ?? null }
}

type Waiting = {
  readonly figure: string
  readonly values: readonly FigureValue[] | null
  readonly entry: SignedEntry | null
}

/** As it waits for its second engineer, with every row of a table. */
export const waitingProposal = async (db: Db, id: string): Promise<Proposed | null> => {
  const [row] = await db.query<Waiting>(
    `select figure, replaced as values, entry from figure_sign_offs where id = $1 and state = 'waiting'`,
    [id],
  )
  return row ?? null
}

/** Of a waiting proposal, or of values as typed. */
export const proposedIn = async (
  db: Db,
  catalogue: RoofServices['catalogue'],
  asked: EffectsAsked,
): Promise<Proposed> => {
  if (asked.signOff === null) return typed(catalogue, asked)
  const waiting = await waitingProposal(db, asked.signOff)
  if (waiting === null) throw refuse(409, 'figureDecided')
  return waiting
}
