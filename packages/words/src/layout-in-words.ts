import type { SaidProblem } from '@soundroof/contract/platform/problem'
import type { CodedLayout, Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { layoutBy } from './each-sentence.ts'
import type { Language } from './languages.ts'
import { sayIn } from './say.ts'

/** A layout as it is answered and drawn: every message in the words of a language. */
export const layoutInWords = (layout: CodedLayout, language: Language): Layout => layoutBy(layout, sayIn(language))

type Problem = { readonly field: string; readonly message: Message }
type Said = Pick<SaidProblem, 'field' | 'message'>

export const layoutProblemsInWords = (problems: readonly Problem[], language: Language): readonly Said[] => {
  const say = sayIn(language)
  return problems.map(({ field, message }) => ({ field, message: say(message) }))
}
