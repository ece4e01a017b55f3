import type { SaidProblem } from '@soundroof/contract/platform/problem'
import type { CodedHints, LayoutHints } from '@soundroof/contract/roofs/panel-layout/hints'
import type { CodedLayout, Layout } from '@soundroof/contract/roofs/panel-layout/layout'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { layoutBy } from './each-sentence.ts'
import type { Language } from './languages.ts'
import { sayIn } from './say.ts'

/** A layout as it is answered and drawn: every message in the words of a language. */
export const layoutInWords = (layout: CodedLayout, language: Language): Layout => layoutBy(layout, sayIn(language))

/** Hints with their messages in the words of a language. */
export const hintsInWords = (hints: CodedHints, language: Language): LayoutHints => {
  const say = sayIn(language)
  return { ...hints, words: hints.said.map((message) => say(message)) }
}

type Problem = { readonly field: string; readonly message: Message }
type Said = Pick<SaidProblem, 'field' | 'message'>

export const layoutProblemsInWords = (problems: readonly Problem[], language: Language): readonly Said[] => {
  const say = sayIn(language)
  return problems.map(({ field, message }) => ({ field, message: say(message) }))
}
