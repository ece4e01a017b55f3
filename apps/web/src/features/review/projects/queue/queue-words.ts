import { text } from '@soundroof/contract/platform/text'
import type { EngineerLoad, QueueRow, QueueState } from '@soundroof/contract/review/console-review'

export const stateLabels: Readonly<Record<QueueState, string>> = {
  open: 'Open',
  submitted: 'Submitted',
  review: 'Under review',
  ongoing: 'Ongoing',
  delivered: 'Delivered',
  returned: 'Returned to the customer',
  reconsidered: 'Under reconsideration',
}

const hour = 3600 * 1000

/** How long a project has waited: whole days, or hours of the first two days. */
export const ageWords = (submittedAt: string, now: number): string => {
  const hours = Math.max(0, Math.floor((now - Date.parse(submittedAt)) / hour))
  if (hours < 1) return text('less than an hour')
  if (hours < 48) return text(hours === 1 ? '1 hour' : '{hours} hours', { hours })
  return text('{count} days', { count: Math.floor(hours / 24) })
}

export const titleOf = ({ number, name }: Pick<QueueRow, 'number' | 'name'>): string => `${number} · ${name}`

export const loadWords = ({ reviewing, ongoing, late, isActive }: EngineerLoad): string => {
  const counts = text(
    late > 0
      ? '{reviewing} under review, {ongoing} ongoing, {late} late'
      : '{reviewing} under review, {ongoing} ongoing',
    { reviewing, ongoing, late },
  )
  return isActive ? counts : text('{counts}. Account disabled: an administrator can hand these over.', { counts })
}
