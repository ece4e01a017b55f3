import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { isSupportAsked } from '@soundroof/contract/roofs/projects/option-lists'
import type { Cleared } from '@soundroof/contract/roofs/projects/project'
import type { Say } from '../../../../platform/words/use-say.ts'
import { listed } from '../undo/listed.ts'

export const clearedWords = (say: Say, cleared: readonly Cleared[]): string =>
  say('roofs.cleared-because-it-depends-on-this', {
    fields: listed(
      say,
      cleared.map(({ label }) => say.named(label)),
    ),
  })

/** The user's cleared answers, without a support condition that was set unasked. */
export const clearedAnswers = (cleared: readonly Cleared[], before: ProjectDraft): readonly Cleared[] =>
  cleared.filter(({ field }) => field !== 'support' || isSupportAsked(before.structure))
