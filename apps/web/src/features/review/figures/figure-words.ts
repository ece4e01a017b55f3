import type { FigureState } from '@soundroof/contract/review/figures/figure-filters'
import type { SignOffRow } from '@soundroof/contract/review/figures/figures-console'
import { shownDayOf } from '../../../platform/shown-date.ts'
import type { PlainCode, Say } from '../../../platform/words/use-say.ts'

/** A value as text; "none" where there is no limit. */
export const shownValue = (say: Say, { value }: { readonly value: number | string | null }): string =>
  value === null ? say('review.none') : String(value)

export const stateLabels: Readonly<Record<FigureState, PlainCode>> = {
  open: 'review.not-confirmed',
  waiting: 'review.waiting-for-a-second-engineer',
  confirmed: 'review.confirmed',
  all: 'review.all-figures',
}

export const statusWords = { unverified: 'review.unverified', estimate: 'review.estimate' } as const

/** How many results rest on a figure; counted up to a thousand. */
export const resultsWords = (say: Say, results: number, most: number): string => {
  if (results >= most) return say('review.more-than-results', { most: most.toLocaleString(say.language) })
  return say(results === 1 ? 'review.1-result' : 'review.results', { results })
}

/** Engineers who confirmed and approved, with dates. */
export const signedWords = (say: Say, { proposedBy, decidedBy, decidedAt, values, entry }: SignOffRow): string => {
  const isConfirmed = values === null && entry === null
  const signed = say(isConfirmed ? 'review.confirmed-as-published-by' : 'review.replaced-by', {
    name: proposedBy.name,
  })
  const hasSecond = decidedBy !== null && decidedBy.id !== proposedBy.id
  const second = hasSecond ? [say('review.approved-by', { name: decidedBy.name })] : []
  return [signed, ...second, ...(decidedAt === null ? [] : [shownDayOf(say, decidedAt)])].join(say('report.comma'))
}

export const historyWords: Readonly<Record<SignOffRow['state'], PlainCode>> = {
  waiting: 'components.waiting',
  approved: 'review.in-force',
  declined: 'review.declined',
  withdrawn: 'review.withdrawn',
  superseded: 'review.replaced-by-a-later-one',
  revoked: 'review.taken-back',
}
