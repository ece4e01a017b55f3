import type { ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import { isSupportAsked } from '@soundroof/contract/roofs/project/option-lists'
import type { Cleared } from '@soundroof/contract/roofs/project/project'

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

export const clearedWords = (cleared: readonly Cleared[]): string =>
  `Cleared, because it depends on this choice: ${listed(cleared.map(({ label }) => label))}.`

/** The user's cleared answers; a support condition that was set without being asked is not one. */
export const clearedAnswers = (cleared: readonly Cleared[], before: ProjectDraft): readonly Cleared[] =>
  cleared.filter(({ field }) => field !== 'support' || isSupportAsked(before.structure))
