import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import type { Coded } from '@soundroof/words/language/say'

/** What is wrong with a field, to be said where it is shown. */
export type Problem = { readonly field: string; readonly coded: Coded }

export type StepProblem = Problem & { readonly step: StepId }
