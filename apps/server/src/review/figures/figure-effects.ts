import type { EffectsAsked, FigureEffects } from '@soundroof/contract/review/figures/figures-console'
import { readProduct } from '@soundroof/contract/review/figures/products-console'
import { proposalProblems } from '@soundroof/contract/review/figures/proposal-problems'
import { assessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import { projectDraft } from '@soundroof/contract/roofs/project/draft'
import type { Db } from '../../platform/database/db.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import { onePerAccount } from '../../platform/work/one-per-account.ts'
import type { AskedEffects } from '../../roofs/calculations/figure-effect.ts'
import type { RoofHandler, RoofServices } from '../../roofs/calculations/roof-services.ts'
import { readTable } from './figure-table.ts'
import { productKindOf } from './product-kind.ts'

type Row = {
  readonly sequence: number
  readonly hash: string
  readonly draft: unknown
  readonly company: string
  readonly input: unknown
}

/** Submitted projects whose present result rests on the figure, the newest results first: one more than the page holds. */
const projectsOn = (db: Db, figure: string, after: number | null, limit: number): Promise<Row[]> =>
  db.query<Row>(
    `select f.sequence, p.hash, p.draft, c.name as company, r.input
     from result_figures f join projects p on p.issued_result_id = f.issued_result_id
     join issued_results r on r.id = f.issued_result_id join companies c on c.id = p.company_id
     where f.figure = $1 and p.status >= 2 and p.hidden_at is null and ($2::bigint is null or f.sequence < $2)
     order by f.sequence desc limit $3`,
    [figure, after, limit + 1],
  )

type Proposed = Omit<AskedEffects, 'inputs'>

/** The figure or product as it would be signed off; refused like a proposal. */
const proposedIn = (
  catalogue: RoofServices['catalogue'],
  { figure: id, values, entry, csv }: EffectsAsked,
): Proposed => {
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

const calculating = onePerAccount()

/** What projects would get with a figure as proposed; calculated beside the server, nothing is kept. */
export const figureEffects: RoofHandler<'figureEffects'> = async (context) => {
  const { db, account, body, catalogue, effects } = context
  const asked = proposedIn(catalogue, body)
  const found = await projectsOn(db, body.figure, body.after, body.limit)
  const rows = found.slice(0, body.limit)
  const inputs = rows.map(({ input }) => assessmentInput.parse(input))
  const results = await calculating(account.id, () => effects({ inputs, ...asked }))
  const data: FigureEffects = {
    rows: rows.map(({ hash, draft, company }, index) => {
      const { name, number } = projectDraft.parse(draft).header
      const effect = results[index]
      if (effect === undefined) throw new Error('Every input has an effect.')
      return { hash, project: `${number} ${name}`, company, ...effect, differences: [...effect.differences] }
    }),
    next: found.length > body.limit ? (rows.at(-1)?.sequence ?? null) : null,
  }
  return { data }
}
