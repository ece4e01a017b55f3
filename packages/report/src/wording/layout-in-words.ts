import type { Problem } from '@soundroof/contract/platform/problem'
import type { CodedLayout, Layout } from '@soundroof/contract/roofs/array/layout'
import type { Message } from '@soundroof/contract/roofs/results/messages/message'
import { type Language, sayIn } from './in-words.ts'

/** A layout as it is answered and drawn: every message in the words of a language. */
export const layoutInWords = (layout: CodedLayout, language: Language): Layout => {
  const say = sayIn(language)
  return {
    ...layout,
    lost: layout.lost.map(({ reason, panels }) => ({ reason: say(reason), panels })),
    warnings: layout.warnings.map(say),
    assumptions: layout.assumptions.map(say),
  }
}

type CodedProblem = { readonly field: string; readonly message: Message }

export const layoutProblemsInWords = (problems: readonly CodedProblem[], language: Language): readonly Problem[] => {
  const say = sayIn(language)
  return problems.map(({ field, message }) => ({ field, message: say(message) }))
}
