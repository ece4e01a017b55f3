import type { Problem } from '@soundroof/contract/platform/problem'
import { isTableFigure } from '@soundroof/contract/review/figures/figure-tables'
import type { FigureRow } from '@soundroof/contract/review/figures/figures-console'
import { proposalProblems } from '@soundroof/contract/review/figures/proposal-problems'
import type { FigureNumberOrText, FigureValue } from '@soundroof/contract/review/figures/value-kinds'

export type SignOffForm = {
  readonly kind: 'confirm' | 'replace'
  readonly values: Readonly<Record<string, FigureNumberOrText>>
  /** A capacity table that the server has read. */
  readonly csv: string | null
  readonly reason: string
  readonly file: File | null
}

export const startOf = ({ values }: FigureRow): SignOffForm => ({
  kind: 'confirm',
  values: Object.fromEntries(values.map(({ name, value }) => [name, value])),
  csv: null,
  reason: '',
  file: null,
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
