import type { ProductKind, ProductRow } from '@soundroof/contract/review/figures/products-console'
import type { PlainCode } from '../../../platform/words/use-say.ts'

/** Of the list, which the form changes. */
export const productsKey = ['console', 'products'] as const

export const productTitles: Readonly<Record<ProductKind, PlainCode>> = {
  racking: 'review.new-racking-system',
  modules: 'review.new-module',
}

export const productShows = ['all', 'racking', 'modules', 'waiting', 'outOfDate'] as const
export type ProductShow = (typeof productShows)[number]
export const showLabels: Readonly<Record<ProductShow, PlainCode>> = {
  all: 'review.all',
  racking: 'review.racking-systems',
  modules: 'review.modules',
  waiting: 'review.waiting-for-another-engineer',
  outOfDate: 'review.not-valid-today',
}

export const showOf = (text: string | undefined): ProductShow => productShows.find((show) => show === text) ?? 'all'

const isShown = ({ kind, waiting, isOutOfDate }: ProductRow, show: ProductShow): boolean => {
  if (show === 'waiting') return waiting !== null
  return show === 'outOfDate' ? isOutOfDate : show === 'all' || kind === show
}

/** Products of a kind or state whose name, id or source contains the text. */
export const filteredProducts = (
  rows: readonly ProductRow[],
  { show, search }: { readonly show: ProductShow; readonly search: string },
): readonly ProductRow[] => {
  const text = search.trim().toLowerCase()
  return rows.filter(
    (row) => isShown(row, show) && [row.name, row.id, row.source].some((part) => part.toLowerCase().includes(text)),
  )
}
