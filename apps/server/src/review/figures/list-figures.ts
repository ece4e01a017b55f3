import { tableOfFigure } from '@soundroof/contract/review/figures/figure-tables'
import { type FigureRow, mostCounted } from '@soundroof/contract/review/figures/figures-console'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { RoofHandler } from '../../roofs/calculations/roof-services.ts'
import { makeTicket } from '../../roofs/files/upload-policy.ts'
import { readRules } from './figure-rules.ts'
import { productKindOf } from './limits/product-kind.ts'
import { shownSignOffs } from './shown-sign-off.ts'
import { openSignOffs, presentSignOff, signOffsOf } from './sign-off-rows.ts'

/** Counts up to the limit only. */
export const resultsByFigure = async (db: Db, figures: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.query<{ figure: string; results: number }>(
    `select asked.figure, counted.results from unnest($1::text[]) as asked(figure)
     cross join lateral (select count(*) as results from
       (select 1 from result_figures r where r.figure = asked.figure limit $2) as rest) as counted`,
    [[...figures], mostCounted],
  )
  return new Map(rows.map(({ figure, results }) => [figure, results]))
}

/** For staff; figures that are verified are left out. */
export const consoleFigures: RoofHandler<'consoleFigures'> = async (context) => {
  const { db, catalogue } = context
  const figures = catalogue.figures()
  const [open, results, rules, inForce] = [
    await openSignOffs(db),
    await resultsByFigure(db, [...figures.keys()]),
    await readRules(db),
    await catalogue.get(),
  ]
  const signOffOf = shownSignOffs(context, open, inForce)
  const rows = [...figures.values()].map(
    ({ id, name, status, source, edition, unit, values }): FigureRow => ({
      id,
      name,
      use: tableOfFigure(id)?.use ?? '',
      status,
      source,
      edition,
      unit,
      values: [...values],
      signed: signOffOf(id, 'approved'),
      waiting: signOffOf(id, 'waiting'),
      results: results.get(id) ?? 0,
    }),
  )
  return { data: { rows, rules, catalogueVersion: inForce.catalogue.version } }
}

/** Newest first, at most 200. */
export const figureHistory: RoofHandler<'figureHistory'> = async (context) => {
  const { db, query, catalogue } = context
  const figures = catalogue.figures()
  if (!figures.has(query.figure) && productKindOf(query.figure) === null) throw refuse(404, 'figureUnknown')
  const rows = await signOffsOf(db, query.figure)
  return { data: rows.map((row) => presentSignOff(context, figures, row)) }
}

/** Evidence is stored among the provider's own files. */
export const figureUpload: RoofHandler<'figureUpload'> = async (context) => ({ data: makeTicket(context, 'photo') })
