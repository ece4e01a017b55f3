import { languageTag, text } from '@soundroof/contract/platform/text'
import type { FigureRow, SignOffRow } from '@soundroof/contract/review/figures/figures-console'
import { shownDayOf } from '../../../platform/shown-date.ts'

/** A value as text; "none" where there is no limit. */
export const shownValue = ({ value }: { readonly value: number | string | null }): string =>
  value === null ? text('none') : String(value)

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

export const stateOf = (words: string | undefined): FigureState =>
  figureStates.find((state) => state === words) ?? 'all'

const alike = (words: string): string => words.toLowerCase()

/** Figures of a state whose name, id or source holds what is sought. */
export const filtered = (
  rows: readonly FigureRow[],
  { state, search }: { readonly state: FigureState; readonly search: string },
): readonly FigureRow[] => {
  const sought = alike(search.trim())
  return rows.filter(
    (row) =>
      (state === 'all' || stateOfRow(row) === state) &&
      [row.name, row.id, row.source].some((part) => alike(part).includes(sought)),
  )
}

export const statusWords = { unverified: 'Unverified', estimate: 'Estimate' } as const

/** How many results rest on a figure; counted up to a thousand. */
export const resultsWords = (results: number, most: number): string => {
  if (results >= most) return text('more than {most} results', { most: most.toLocaleString(languageTag()) })
  return text(results === 1 ? '1 result' : '{results} results', { results })
}

/** Who confirmed, and who approved when. */
export const signedWords = ({ proposedBy, decidedBy, decidedAt, values, entry }: SignOffRow): string => {
  const isConfirmed = values === null && entry === null
  const signed = text(isConfirmed ? 'Confirmed as published by {name}' : 'Replaced by {name}', {
    name: proposedBy.name,
  })
  const hasSecond = decidedBy !== null && decidedBy.id !== proposedBy.id
  const second = hasSecond ? [text('approved by {name}', { name: decidedBy.name })] : []
  return [signed, ...second, ...(decidedAt === null ? [] : [shownDayOf(decidedAt)])].join(text(', '))
}

export const historyWords: Readonly<Record<SignOffRow['state'], string>> = {
  waiting: 'Waiting',
  approved: 'In force',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  superseded: 'Replaced by a later one',
  revoked: 'Taken back',
}
