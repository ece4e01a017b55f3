import {
  mostResting,
  type RestingRow,
  type RestingState,
  restingStates,
} from '@soundroof/contract/review/changed/changed-figures'

/** Filters as they stand in the address of the page. */
export type ChangedSearch = { readonly figure?: string; readonly state?: string }

export const stateOf = (text: string | undefined): RestingState =>
  restingStates.find((state) => state === text) ?? 'open'

/** What is asked of the server; without a figure nothing is known that is no worse. */
export const queryOf = ({ figure, state }: ChangedSearch) => {
  const known = stateOf(state)
  return { ...(figure ? { figure } : {}), state: known === 'no-worse' && !figure ? ('open' as const) : known }
}

/** Of a row with what differs: another once that is renewed, so that nothing unread stays chosen. */
export const keyOf = ({ id, reconsideration }: RestingRow): string => `${id} ${reconsideration?.seen ?? ''}`

/** An engineer can settle it, once what differs was opened. */
export const isSettleable = ({ isSubmitted, reconsideration, settled }: RestingRow): boolean =>
  isSubmitted && reconsideration !== null && settled === null

export const chosenOf = (rows: readonly RestingRow[], chosen: ReadonlySet<string>): readonly RestingRow[] =>
  rows.filter((row) => isSettleable(row) && chosen.has(keyOf(row)))

/** What one call may settle. */
export const partsOf = <T>(rows: readonly T[]): readonly (readonly T[])[] =>
  rows.length <= mostResting ? [rows] : [rows.slice(0, mostResting), ...partsOf(rows.slice(mostResting))]

/** With or without a member. */
export const withOne = (all: ReadonlySet<string>, one: string, isIn: boolean): ReadonlySet<string> =>
  new Set(isIn ? [...all, one] : [...all].filter((other) => other !== one))
