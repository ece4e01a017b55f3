import type { ReviewOffer } from '@soundroof/contract/platform/review-offer'
import { type Say, useSay } from '../../platform/words/use-say.ts'

const offered = (say: Say, { price, days }: ReviewOffer): readonly string[] => [
  ...(price === '' ? [] : [say('components.review-price', { price })]),
  ...(days === null ? [] : [days === 1 ? say('components.review-one-day') : say('components.review-days', { days })]),
]

/** What the provider states of a review; nothing of what it leaves open. */
export const OfferLines = ({ offer }: { readonly offer: ReviewOffer }) => {
  const say = useSay()
  return offered(say, offer).map((line) => <strong key={line}>{line}</strong>)
}
