import type { Say } from '@soundroof/words/language/say'
import { footerOf } from '../certificate/certificate-pack.ts'
import { formPage } from '../certificate/form-page.ts'
import type { PackBlock } from '../pack/pack-blocks.ts'
import { entriesOfInspection } from './inspection-entries.ts'
import { inspectionPage } from './inspection-page.ts'
import type { InspectionInput } from './inspection-part.ts'

/** Certificate after inspection, and content for the inspection form of the state. */
export const inspectionPack = (say: Say, input: InspectionInput): readonly PackBlock[] => [
  ...inspectionPage(input),
  ...formPage(say, input, entriesOfInspection(input)),
  footerOf(input),
]
