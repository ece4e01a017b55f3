import type { AssessmentResult } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'
import { beforeStarting } from '../../wording/before-starting.ts'
import { withUnits } from '../../wording/number-text.ts'

/** What would be better is for whoever plans the roof, not for whoever stands on it. */
const advice = { code: 'feet-over-rafters-reach-further' } as const

/** What the drawing does not say: distances, spacings and forces stand in the order of work and in the schedule. */
export const asked = (say: Say, result: AssessmentResult): readonly string[] => [
  ...beforeStarting(say, result),
  ...(result.instructions ?? []).filter((text) => text !== say(advice)).map(withUnits),
]
