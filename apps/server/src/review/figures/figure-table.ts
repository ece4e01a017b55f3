import { asWritten, type Told } from '@soundroof/contract/platform/coded/told'
import { told } from '@soundroof/contract/platform/messages'
import { type Problem, problemAt } from '@soundroof/contract/platform/problem'
import { isTableFigure } from '@soundroof/contract/review/figures/figure-tables'
import type { CapacityTable } from '@soundroof/contract/roofs/catalogue/capacity-table'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import { maxSpansByRule } from '@soundroof/contract/roofs/catalogue/max-span-rule'
import { oddIn } from '@soundroof/contract/roofs/catalogue/odd-values'
import { tableSizes } from '@soundroof/contract/roofs/catalogue/table-sizes'
import { choices } from '@soundroof/data/choices'
import { completeTable, fileVersion } from '@soundroof/data/import-table/complete-table'
import { readCsv } from '@soundroof/data/import-table/read-csv'
import { tableFacts } from '@soundroof/data/import-table/report-table'
import { tableDifferences } from '@soundroof/report/comparison/table-differences'
import { sayIn } from '@soundroof/words/say'
import type { Db } from '../../platform/database/db.ts'
import { refuse, refuseInput } from '../../platform/http/refused.ts'
import type { RoofHandler } from '../../roofs/calculations/roof-services.ts'
import type { HashedFigure } from '../../roofs/catalogue/signed-figures.ts'
import { tooKindCells } from './limits/table-limit.ts'

const say = sayIn('en-AU')

type ReadTable = { readonly table: CapacityTable; readonly derived: boolean }

const problem = (told: Told): Problem => problemAt('csv', told)
/** A corrupt file has thousands. */
const mostProblems = 20

const refuseFile = (problems: readonly Told[]) => {
  const count = problems.length - mostProblems
  const more = count > 0 ? [told('andMore', { count })] : []
  return refuseInput([...problems.slice(0, mostProblems), ...more].map(problem))
}

const draftOf = (csv: string) => {
  try {
    return readCsv(csv)
  } catch (error) {
    // The library's own message names the line.
    return { ok: false, problems: [error instanceof Error ? error.message : String(error)] } as const
  }
}

/** Throws for a figure that is no capacity table. */
export const publishedTable = (published: Catalogue, { path }: HashedFigure): CapacityTable => {
  const table = published.purlins[path.at(-1) ?? '']
  if (table === undefined) throw new Error('A figure of the catalogue has its table.')
  return table
}

const requireOther = (table: CapacityTable, published: CapacityTable): void => {
  if (table.name !== published.name)
    throw refuseInput([problem(told('figureTableOther', { name: table.name, figure: published.name }))])
  const isSame = tableDifferences(say, published, table).every(({ field }) => ['Source', 'Date'].includes(field))
  if (isSame) throw refuseInput([problem(told('figureTableSame'))])
}

/** Refuses a file with loads above twice the published ones, and names every such cell. */
export const requireNear = (table: CapacityTable, published: CapacityTable): void => {
  const problems = tooKindCells(table, published)
  if (problems.length > 0) throw refuseFile(problems)
}

/** A table to replace the published one, judged as `npm run import-table` judges it; null: none is given. */
export const readTable = (published: Catalogue, figure: HashedFigure, csv: string | null): ReadTable | null => {
  if (csv === null) return null
  if (!isTableFigure(figure.id)) throw refuseInput([problem(told('figureTakesNoTable', { figure: figure.name }))])
  const draft = draftOf(csv)
  if (!draft.ok) throw refuseFile(draft.problems.map(asWritten))
  const read = completeTable(draft.draft, fileVersion(Buffer.from(csv)), choices, published)
  if (!read.ok) throw refuseFile(read.problems.map(asWritten))
  requireOther(read.table, publishedTable(published, figure))
  requireNear(read.table, publishedTable(published, figure))
  return { derived: read.derived, table: { ...read.table, ...oddIn(read.table) } }
}

/** Whether its largest spans follow the rule, or were given in the file. */
const isByRule = (table: CapacityTable): boolean => {
  const size = tableSizes(choices).find(({ name }) => name === table.name)
  const byRule = Object.entries(maxSpansByRule(table, size?.maxSpacing ?? 0))
  return byRule.every(([name, span]) => JSON.stringify(table[name as keyof CapacityTable]) === JSON.stringify(span))
}

const tableOfSignOff = async (db: Db, figure: string, signOff: string | null): Promise<ReadTable> => {
  if (signOff === null) throw refuseInput([problem(told('figureTableRequired'))])
  const [row] = await db.query<{ entry: CapacityTable | null }>(
    'select entry from figure_sign_offs where id = $1 and figure = $2',
    [signOff, figure],
  )
  if (!row?.entry) throw refuse(404, 'figureUnknown')
  return { table: row.entry, derived: isByRule(row.entry) }
}

/** Reads and compares the file; stores nothing. */
export const figureTable: RoofHandler<'figureTable'> = async ({ db, body, catalogue }) => {
  const figure = catalogue.figures().get(body.figure)
  if (!figure) throw refuse(404, 'figureUnknown')
  const { published } = catalogue
  const read = readTable(published, figure, body.csv) ?? (await tableOfSignOff(db, figure.id, body.signOff))
  const before = publishedTable(published, figure)
  return {
    data: {
      facts: [...tableFacts(read.table, read.derived, before)],
      differences: [...tableDifferences(say, before, read.table)],
    },
  }
}
