import { messages } from '@soundroof/contract/platform/messages'
import type { Problem } from '@soundroof/contract/platform/problem'

/** Why a field's text was refused; null once corrected. */
export type Refused = Readonly<Record<string, string | null>>

export const withRefusal = (refused: Refused, field: string, refusal: string | null): Refused =>
  (refused[field] ?? null) === refusal ? refused : { ...refused, [field]: refusal }

/** One message mentions two fields: the list of problems adds which one is wrong. */
export const withFieldNamed = (problems: readonly Problem[], labelOf: (field: string) => string): readonly Problem[] =>
  problems.map((problem) =>
    problem.message === messages.projectNameCharacters
      ? { ...problem, message: `${labelOf(problem.field)}: ${problem.message}` }
      : problem,
  )

/** A field with invalid text is not empty: its message explains the text. */
export const withRefusedTexts = (
  problems: readonly Problem[],
  refused: Refused,
  labelOf: (field: string) => string,
): readonly Problem[] =>
  problems.map((problem) => {
    const refusal = refused[problem.field] ?? null
    return refusal === null ? problem : { ...problem, message: `${labelOf(problem.field)}: ${refusal}` }
  })

/** A refused number of an option is not saved, so nothing else would keep the user: it counts while the option is asked. */
export const withRefusedOptions = (
  problems: readonly Problem[],
  refused: Refused,
  isAsked: (field: string) => boolean,
): readonly Problem[] => [
  ...problems,
  ...Object.entries(refused).flatMap(([field, message]) =>
    message !== null && field.startsWith('options.') && isAsked(field) ? [{ field, message }] : [],
  ),
]
