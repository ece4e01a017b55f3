import { text } from '@soundroof/contract/platform/text'
import type { ProjectDraft } from '@soundroof/contract/roofs/project/draft'
import { isSupportAsked } from '@soundroof/contract/roofs/project/option-lists'
import type { Cleared } from '@soundroof/contract/roofs/project/project'
import { listed } from '../undo/listed.ts'

export const clearedWords = (cleared: readonly Cleared[]): string =>
  text('Cleared, because it depends on this choice: {fields}.', {
    fields: listed(cleared.map(({ label }) => text(label))),
  })

/** The user's cleared answers; a support condition that was set without being asked is not one. */
export const clearedAnswers = (cleared: readonly Cleared[], before: ProjectDraft): readonly Cleared[] =>
  cleared.filter(({ field }) => field !== 'support' || isSupportAsked(before.structure))
