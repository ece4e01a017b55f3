import type { Subscription } from '@soundroof/contract/money/wire-subscription'
import { text } from '@soundroof/contract/platform/text'
import { whyNoneLeft } from '../../../../platform/account/subscription.ts'

/** What Calculate costs, shown beforehand. */
export const quotaWords = (subscription: Subscription | null): string | null => {
  if (subscription === null) return null
  if (!subscription.active) return text('Without a subscription the project is saved with its input summary')
  const noneLeft = whyNoneLeft(subscription)
  if (noneLeft !== null) return noneLeft
  const { remaining } = subscription
  return remaining === 1
    ? text('Takes one of 1 calculation; the same inputs again are free')
    : text('Takes one of {remaining} calculations; the same inputs again are free', { remaining })
}
