import { z } from 'zod'
import { wholeNumber } from '../../platform/endpoint.ts'
import { figureTables, isTableFigure, useOf } from './figure-tables.ts'
import type { FigureRow } from './figures-console.ts'

/** Which figures are listed. They stand in the address of the page too. */

export const figureStates = ['open', 'waiting', 'confirmed', 'all'] as const
/** Not confirmed, waiting for a second engineer, in force. */
export type FigureState = (typeof figureStates)[number]

export const figureKinds = ['number', 'place', 'capacity-table', 'product', 'reading'] as const
/** What sort of thing a figure is, whatever it is used for. */
export type FigureKind = (typeof figureKinds)[number]

const groups: Readonly<Record<string, FigureKind>> = {
  regions: 'place',
  racking: 'product',
  modules: 'product',
  method: 'reading',
}
export const kindOfFigure = (id: string): FigureKind =>
  isTableFigure(id) ? 'capacity-table' : (groups[id.slice(0, id.indexOf('/'))] ?? 'number')

/** Rows of one answer. */
export const mostRows = 100

export const figureFilters = z.strictObject({
  /** Hash of a submitted project: the figures that its present result rests on. */
  project: z.string().max(100).optional().meta({ label: 'Project' }),
  state: z.enum(figureStates).optional().meta({ label: 'State' }),
  /** Start of the figures' ids: `fixings/rail`. */
  use: z.enum(Object.keys(figureTables)).optional().meta({ label: 'Use' }),
  kind: z.enum(figureKinds).optional().meta({ label: 'Kind' }),
  /** Part of a name, an id or a source. */
  search: z.string().max(100).optional().meta({ label: 'Search' }),
  /** How many of them earlier answers gave. */
  from: wholeNumber.optional().meta({ label: 'From' }),
})
export type FigureFilters = z.output<typeof figureFilters>

export const stateOfRow = ({ signed, waiting }: Pick<FigureRow, 'signed' | 'waiting'>): Exclude<FigureState, 'all'> => {
  if (waiting) return 'waiting'
  return signed && !signed.isOutdated ? 'confirmed' : 'open'
}

const alike = (words: string): string => words.toLowerCase()

type Sought = Pick<FigureRow, 'id' | 'name' | 'source' | 'signed' | 'waiting'>

/** Project and place in the list are the server's. */
export const isSought = (row: Sought, { state = 'all', use, kind, search = '' }: FigureFilters): boolean =>
  (state === 'all' || stateOfRow(row) === state) &&
  (use === undefined || useOf(row.id) === use) &&
  (kind === undefined || kindOfFigure(row.id) === kind) &&
  [row.name, row.id, row.source].some((part) => alike(part).includes(alike(search.trim())))
