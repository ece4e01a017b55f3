import type { AssessmentInput } from '@soundroof/contract/roofs/catalogue/assessment-input'
import type { Catalogue } from '@soundroof/contract/roofs/catalogue/catalogue'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'

/** Parts of the calculation that a change makes new; the others are those of the unchanged roof. */
export type Part = 'pressure' | 'members' | 'hardware' | 'rails'

/** A roof or array that is changed in one way. */
export type Variant = {
  /** Only one variant of a kind goes into a pair. */
  readonly kind: string
  readonly message: Message
  readonly touches: readonly Part[]
  readonly change: (input: AssessmentInput) => AssessmentInput
  /** Where the change is a product that the catalogue does not have yet. */
  readonly figures?: (catalogue: Catalogue) => Catalogue
}
