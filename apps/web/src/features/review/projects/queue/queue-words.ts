import type { EngineerLoad, QueueRow, QueueState } from '@soundroof/contract/review/console-review'
import { optionFields } from '@soundroof/contract/roofs/fields/options'
import { roofTypeLabels } from '@soundroof/contract/roofs/fields/wizard-fields'
import type { PlainCode, Say } from '../../../../platform/words/use-say.ts'

export const stateLabels: Readonly<Record<QueueState, PlainCode>> = {
  open: 'review.open',
  submitted: 'review.submitted',
  review: 'review.under-review',
  ongoing: 'Ongoing',
  delivered: 'Delivered',
  returned: 'review.returned-to-the-customer',
  reconsidered: 'review.under-reconsideration',
}

const hour = 3600 * 1000

/** How long a project has waited: whole days, or hours of the first two days. */
export const ageWords = (say: Say, submittedAt: string, now: number): string => {
  const hours = Math.max(0, Math.floor((now - Date.parse(submittedAt)) / hour))
  if (hours < 1) return say('review.less-than-an-hour')
  if (hours < 48) return say(hours === 1 ? 'review.1-hour' : 'review.hours', { hours })
  return say('components.days', { count: Math.floor(hours / 24) })
}

export const titleOf = ({ number, name }: Pick<QueueRow, 'number' | 'name'>): string => `${number} · ${name}`

export const loadWords = (say: Say, { reviewing, ongoing, late, isActive }: EngineerLoad): string => {
  const counts = say(late > 0 ? 'review.under-review-ongoing-late' : 'review.under-review-ongoing', {
    reviewing,
    ongoing,
    late,
  })
  return isActive ? counts : say('review.account-disabled-an-administrator-can-hand', { counts })
}

const formLabels = Object.fromEntries(optionFields.roofForm.choices.map(({ value, label }) => [value, label]))

/** "Hip, Tile". */
export const roofWords = (say: Say, { roofForm, roofType }: Pick<QueueRow, 'roofForm' | 'roofType'>): string =>
  [formLabels[roofForm] ?? roofForm, roofType === null ? '' : roofTypeLabels[roofType]]
    .filter((name) => name !== '')
    .map(say.named)
    .join(', ')

/** "10.56 kW, 24 panels". */
export const arrayWords = (say: Say, { kilowatts, panels }: Pick<QueueRow, 'kilowatts' | 'panels'>): string => {
  const power = kilowatts === null ? '' : `${kilowatts.toLocaleString(say.language, { maximumFractionDigits: 2 })} kW`
  const count = panels === null ? '' : say('review.number-of-panels', { count: panels })
  return [power, count].filter((part) => part !== '').join(', ') || '–'
}

/** Null: nothing to warn of. */
export const warningWords = (say: Say, { warnings }: Pick<QueueRow, 'warnings'>): string | null => {
  if (warnings === null || warnings === 0) return null
  return warnings === 1 ? say('review.1-warning') : say('review.number-of-warnings', { count: warnings })
}
