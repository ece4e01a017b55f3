import type { DataStatus } from '@soundroof/contract/roofs/catalogue/catalogue'

/** How sure a published figure is, and its id in the catalogue. */
export type Figure = { readonly status: DataStatus; readonly figures: readonly string[] }

/** A figure that is confirmed as a whole. */
export const figureAt = ({ status }: { readonly status: DataStatus }, id: string): Figure => ({ status, figures: [id] })

type Table = { readonly status: DataStatus; readonly confirmed?: readonly string[] | undefined }

/** A row that is confirmed alone. */
export const rowFigure = ({ status, confirmed }: Table, table: string, row: number | string): Figure => {
  const id = `${table}/${row}`
  return { status: confirmed?.includes(id) ? 'verified' : status, figures: [id] }
}
