import type { BriefResult } from '@soundroof/contract/roofs/results/result'
import type { Say } from '@soundroof/words/language/say'

/** What to settle before going onto the roof. */
export const beforeStarting = (say: Say, result: BriefResult): readonly string[] => [
  ...result.conditions,
  ...result.notChecked.map((what) => say('report.not-checked-ask-first', { what })),
  ...(result.warnings ?? []),
]
