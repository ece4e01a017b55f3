import type { Problem } from '@soundroof/contract/problem'

/** Why the text of a field was not taken, by field; null once it is in order. */
export type Refused = Readonly<Record<string, string | null>>

/** A field that holds a refused text is not missing: what is said is what is wrong with the text. */
export const refusedFirst = (
  problems: readonly Problem[],
  refused: Refused,
  labelOf: (field: string) => string,
): readonly Problem[] =>
  problems.map((problem) => {
    const refusal = refused[problem.field] ?? null
    return refusal === null ? problem : { ...problem, message: `${labelOf(problem.field)}: ${refusal}` }
  })
