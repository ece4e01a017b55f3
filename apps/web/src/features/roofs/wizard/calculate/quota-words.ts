import type { Subscription } from '@soundroof/contract/money/wire-subscription'
import { whyNoneLeft } from '../../../../platform/account/subscription.ts'
import type { Say } from '../../../../platform/words/use-say.ts'

/** Cost of Calculate, shown beforehand. */
export const quotaWords = (say: Say, subscription: Subscription | null): string | null => {
  if (subscription === null) return null
  if (!subscription.active) return say('roofs.without-a-subscription-the-project-is')
  const noneLeft = whyNoneLeft(say, subscription)
  if (noneLeft !== null) return noneLeft
  const { remaining } = subscription
  return remaining === 1
    ? say('roofs.takes-one-of-1-calculation-the')
    : say('roofs.takes-one-of-calculations-the-same', { remaining })
}
