import type { Problem } from '@soundroof/contract/platform/problem'
import { isTableFigure } from '@soundroof/contract/review/figures/figure-tables'
import type { FigureRow } from '@soundroof/contract/review/figures/figures-console'
import { proposalProblems } from '@soundroof/contract/review/figures/proposal-problems'
import type { FigureNumberOrText, FigureValue } from '@soundroof/contract/review/figures/value-kinds'
import { isObject } from '../../../platform/json.ts'

export type SignOffForm = {
  readonly kind: 'confirm' | 'replace'
  readonly values: Readonly<Record<string, FigureNumberOrText>>
  /** A capacity table that the server has read. */
  readonly csv: string | null
  /** Cells of a capacity table, as typed. */
  readonly cells: string
  readonly reason: string
  readonly file: File | null
}

export const startOf = ({ values }: FigureRow): SignOffForm => ({
  kind: 'confirm',
  values: Object.fromEntries(values.map(({ name, value }) => [name, value])),
  csv: null,
  cells: '',
  reason: '',
  file: null,
})

/** The values that were published when they were typed. */
const publishedIn = ({ values }: Pick<FigureRow, 'values'>): string =>
  JSON.stringify(values.map(({ name, value }) => [name, value]))

const isValue = (value: unknown): value is FigureNumberOrText =>
  value === null || typeof value === 'string' || typeof value === 'number'

/** Replacing values and cells are kept, a table is chosen again; typed beside other published values, they are not taken up. */
export const keptWith = (figure: FigureRow) => ({
  kept: ({ kind, values, cells }: SignOffForm) => ({ kind, values, cells, beside: publishedIn(figure) }),
  read: (kept: Readonly<Record<string, unknown>>): Partial<SignOffForm> => {
    if (kept.beside !== publishedIn(figure)) return {}
    const typed: Readonly<Record<string, unknown>> = isObject(kept.values) ? kept.values : {}
    const values = figure.values.map(({ name, value }) => {
      const own = typed[name]
      return [name, isValue(own) ? own : value] as const
    })
    return {
      kind: kept.kind === 'replace' ? 'replace' : 'confirm',
      values: Object.fromEntries(values),
      cells: typeof kept.cells === 'string' ? kept.cells : '',
    }
  },
})

type Replacement = { readonly values: readonly FigureValue[] | null; readonly csv: string | null }

/** Replacement of the published figure; both null: it is confirmed. */
export const replacementOf = ({ kind, values, csv }: SignOffForm, { id }: Pick<FigureRow, 'id'>): Replacement => {
  if (kind === 'confirm') return { values: null, csv: null }
  if (isTableFigure(id)) return { values: null, csv }
  return { values: Object.entries(values).map(([name, value]) => ({ name, value })), csv: null }
}

const hasNoTable = ({ kind, csv }: SignOffForm, { id }: FigureRow): boolean =>
  kind === 'replace' && isTableFigure(id) && csv === null

export const problemsOf = (form: SignOffForm, figure: FigureRow): readonly Problem[] => [
  ...(hasNoTable(form, figure) ? [{ field: 'csv', coded: { code: 'figureTableRequired' } }] : []),
  ...proposalProblems({ values: replacementOf(form, figure).values, reason: form.reason }, figure),
  ...(form.file ? [] : [{ field: 'evidence', coded: { code: 'evidenceRequired' } }]),
]
