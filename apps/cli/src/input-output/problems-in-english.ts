import type { Problem } from '@soundroof/contract/platform/problem'
import { toldInWords } from '@soundroof/words/told-in-words'

/** A problem as the programs print it. */
export type SaidProblem = { readonly field: string; readonly message: string }

export const problemsInEnglish = (problems: readonly Problem[]): readonly SaidProblem[] =>
  problems.map(({ field, coded }) => ({ field, message: toldInWords({ coded }, 'en-AU').message }))
