import type { Reconsideration } from '@soundroof/contract/review/console-review'

export const causes: Readonly<Record<Reconsideration['cause'], string>> = {
  engine: 'review.since-the-calculation-itself-gives-a',
  product: 'review.since-a-racking-system-or-module',
  figures: 'review.since-figures-in-force-give-a',
}
