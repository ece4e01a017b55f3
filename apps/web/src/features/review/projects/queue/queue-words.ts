import type { EngineerLoad, QueueRow, QueueState } from '@soundroof/contract/review/console-review'

export const stateLabels: Readonly<Record<QueueState, string>> = {
  open: 'Open',
  submitted: 'Submitted',
  review: 'Under review',
  ongoing: 'Ongoing',
  delivered: 'Delivered',
  returned: 'Returned to the customer',
}

const hour = 3600 * 1000

/** How long a project has waited: whole days, or hours of the first two days. */
export const ageWords = (submittedAt: string, now: number): string => {
  const hours = Math.max(0, Math.floor((now - Date.parse(submittedAt)) / hour))
  if (hours < 1) return 'less than an hour'
  if (hours < 48) return hours === 1 ? '1 hour' : `${hours} hours`
  return `${Math.floor(hours / 24)} days`
}

export const titleOf = ({ number, name }: Pick<QueueRow, 'number' | 'name'>): string => `${number} · ${name}`

export const loadWords = ({ reviewing, ongoing, late, isActive }: EngineerLoad): string => {
  const counts = `${reviewing} under review, ${ongoing} ongoing${late > 0 ? `, ${late} late` : ''}`
  return isActive ? counts : `${counts}. Account disabled: an administrator can hand these over.`
}
