import {
  type FigureFilters,
  type FigureState,
  figureKinds,
  figureStates,
  stateOfRow,
} from '@soundroof/contract/review/figures/figure-filters'
import { figureTables } from '@soundroof/contract/review/figures/figure-tables'
import type { FigureRow } from '@soundroof/contract/review/figures/figures-console'

/** Filters as they stand in the address of the page. */
export type FigureSearch = {
  readonly project?: string
  readonly state?: string
  readonly use?: string
  readonly kind?: string
  readonly search?: string
  readonly from?: string
}

export const uses = Object.keys(figureTables)

export const stateOf = (words: string | undefined): FigureState =>
  figureStates.find((state) => state === words) ?? 'all'

/** What is asked of the server; an address that somebody typed asks for what it has of it. */
export const filtersOf = ({ project, state, use, kind, search, from }: FigureSearch): FigureFilters => {
  const known = figureKinds.find((one) => one === kind)
  return {
    ...(project && { project }),
    state: stateOf(state),
    ...(use !== undefined && uses.includes(use) && { use }),
    ...(known && { kind: known }),
    ...(search && { search }),
    from: /^\d{1,6}$/.test(from ?? '') ? Number(from) : 0,
  }
}

/** Rows that a step is for: those ticked, or all of the list where none is. */
const chosen = (rows: readonly FigureRow[], ticked: ReadonlySet<string>): readonly FigureRow[] =>
  ticked.size === 0 ? rows : rows.filter(({ id }) => ticked.has(id))

/** Rows of a step that are not confirmed, and wait for nobody. */
export const confirmable = (rows: readonly FigureRow[], ticked: ReadonlySet<string>): readonly FigureRow[] =>
  chosen(rows, ticked).filter((row) => stateOfRow(row) === 'open')

/** Rows of a step that this engineer may approve. */
export const approvable = (
  rows: readonly FigureRow[],
  ticked: ReadonlySet<string>,
  isSecondAsked: boolean,
): readonly FigureRow[] => chosen(rows, ticked).filter(({ waiting }) => waiting && !(waiting.isOwn && isSecondAsked))
