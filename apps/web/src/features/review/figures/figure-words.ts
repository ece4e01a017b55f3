import type { FigureRow, SignOffRow } from '@soundroof/contract/review/figures/figures-console'
import { shownDay } from '../../../platform/shown-date.ts'

/** `rows/0/windwardHalf` as "Rows 1, windward half". */
export const valueLabel = (name: string): string => {
  const words = name
    .split('/')
    .map((part) =>
      /^\d+$/.test(part) ? ` ${Number(part) + 1}` : `, ${part.replace(/[A-Z]/g, (l) => ` ${l.toLowerCase()}`)}`,
    )
    .join('')
    .replace(/^, /, '')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A value as text; "none" where there is no limit. */
export const shownValue = ({ value }: { readonly value: number | string | null }): string =>
  value === null ? 'none' : String(value)

export const figureStates = ['open', 'waiting', 'confirmed', 'all'] as const
export type FigureState = (typeof figureStates)[number]
export const stateLabels: Readonly<Record<FigureState, string>> = {
  open: 'Not confirmed',
  waiting: 'Waiting for a second engineer',
  confirmed: 'Confirmed',
  all: 'All figures',
}

export const stateOfRow = ({ signed, waiting }: FigureRow): Exclude<FigureState, 'all'> => {
  if (waiting) return 'waiting'
  return signed && !signed.isOutdated ? 'confirmed' : 'open'
}

export const stateOf = (text: string | undefined): FigureState => figureStates.find((state) => state === text) ?? 'all'

const alike = (text: string): string => text.toLowerCase()

/** Figures of a state whose name, id or source holds the text. */
export const filtered = (
  rows: readonly FigureRow[],
  { state, search }: { readonly state: FigureState; readonly search: string },
): readonly FigureRow[] => {
  const text = alike(search.trim())
  return rows.filter(
    (row) =>
      (state === 'all' || stateOfRow(row) === state) &&
      [row.name, row.id, row.source].some((part) => alike(part).includes(text)),
  )
}

export const statusWords = { unverified: 'Unverified', estimate: 'Estimate' } as const

/** How many results rest on a figure; counted up to a thousand. */
export const resultsWords = (results: number, most: number): string => {
  if (results >= most) return `more than ${most.toLocaleString('en-AU')} results`
  return results === 1 ? '1 result' : `${results} results`
}

/** Who confirmed, and who approved when. */
export const signedWords = ({ proposedBy, decidedBy, decidedAt, values, entry }: SignOffRow): string => {
  const what = values === null && entry === null ? 'Confirmed as published' : 'Replaced'
  const second = decidedBy === null || decidedBy.id === proposedBy.id ? '' : `, approved by ${decidedBy.name}`
  const day = decidedAt === null ? '' : `, ${shownDay(decidedAt)}`
  return `${what} by ${proposedBy.name}${second}${day}`
}

export const historyWords: Readonly<Record<SignOffRow['state'], string>> = {
  waiting: 'Waiting',
  approved: 'In force',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  superseded: 'Replaced by a later one',
  revoked: 'Taken back',
}
