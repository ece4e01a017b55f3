import type { Reconsideration } from '@soundroof/contract/review/console-review'
import type { ScreenCode } from '../../../../platform/words/use-say.ts'

export const causes: Readonly<Record<Reconsideration['cause'], ScreenCode>> = {
  engine: 'review.since-the-calculation-itself-gives-a',
  product: 'review.since-a-racking-system-or-module',
  figures: 'review.since-figures-in-force-give-a',
}
