import type { Told } from '@soundroof/contract/platform/coded/told'
import type { Problem, SaidProblem } from '@soundroof/contract/platform/problem'
import type { Language } from './languages.ts'
import { sayIn } from './say.ts'

export type Said = Omit<SaidProblem, 'field'>

/** What was told, in the words of a language, with its code beside. */
export const toldInWords = ({ coded }: Told, language: Language): Said => ({ message: sayIn(language)(coded), coded })

export const problemInWords = ({ field, coded }: Problem, language: Language): SaidProblem => ({
  field,
  ...toldInWords({ coded }, language),
})
