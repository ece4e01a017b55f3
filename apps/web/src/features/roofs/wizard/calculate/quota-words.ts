import type { Subscription } from '@soundroof/contract/money/wire-subscription'

/** What Calculate costs, shown beforehand. */
export const quotaWords = (subscription: Subscription | null): string | null => {
  if (subscription === null) return null
  if (!subscription.active) return 'Without a subscription the project is saved with its input summary'
  if (subscription.remaining === 0) return 'No calculations left: the project is saved with its input summary'
  const { remaining } = subscription
  return `Takes one of ${remaining} calculation${remaining === 1 ? '' : 's'}; the same inputs again are free`
}
