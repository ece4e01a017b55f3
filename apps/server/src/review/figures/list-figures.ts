import { isSought, mostRows } from '@soundroof/contract/review/figures/figure-filters'
import { tableOfFigure } from '@soundroof/contract/review/figures/figure-tables'
import { type FigureRow, mostCounted } from '@soundroof/contract/review/figures/figures-console'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refused.ts'
import type { RoofHandler } from '../../roofs/calculations/roof-services.ts'
import { makeTicket } from '../../roofs/files/upload-policy.ts'
import { readRules } from './figure-rules.ts'
import { productKindOf } from './limits/product-kind.ts'
import { type FiguresOfProject, figuresOfProject } from './project-figures.ts'
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

type Context = Parameters<RoofHandler<'consoleFigures'>>[0]

/** Rows without their counts, which are read for the rows shown only. */
const listed = async (context: Context, ofProject: FiguresOfProject | null): Promise<readonly FigureRow[]> => {
  const { db, catalogue } = context
  const signOffOf = shownSignOffs(context, await openSignOffs(db), await catalogue.get())
  return [...catalogue.figures().values()]
    .filter(({ id }) => ofProject === null || ofProject.words.has(id))
    .map(
      ({ id, name, status, source, edition, unit, values, others, publishedHash }): FigureRow => ({
        ...{ id, name, status, source, edition, unit },
        use: tableOfFigure(id)?.use ?? '',
        values: [...values],
        others: [...others],
        words: [...(ofProject?.words.get(id) ?? [])],
        shown: publishedHash,
        signed: signOffOf(id, 'approved'),
        waiting: signOffOf(id, 'waiting'),
        results: 0,
      }),
    )
}

/** For staff; figures that are verified are left out. */
export const consoleFigures: RoofHandler<'consoleFigures'> = async (context) => {
  const { db, account, catalogue, query } = context
  const ofProject = query.project === undefined ? null : await figuresOfProject(db, account, query.project)
  const found = (await listed(context, ofProject)).filter((row) => isSought(row, query))
  const from = query.from ?? 0
  const shown = found.slice(from, from + mostRows)
  const results = await resultsByFigure(
    db,
    shown.map(({ id }) => id),
  )
  return {
    data: {
      rows: shown.map((row) => ({ ...row, results: results.get(row.id) ?? 0 })),
      found: found.length,
      total: catalogue.figures().size,
      project: ofProject?.project ?? null,
      rules: await readRules(db),
      catalogueVersion: (await catalogue.get()).catalogue.version,
    },
  }
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
