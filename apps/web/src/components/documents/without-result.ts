import type { Say } from '../../platform/words/use-say.ts'

/** Shown wherever such a review is shown or checked. */
export const withoutResultSentence = (say: Say): string => say('components.no-result-calculated-here-was-reviewed')
