import { clause, type Remarks, type Step, type Words } from './step.ts'

type Given = Readonly<Record<string, number>>

/** A clause whose value is needed for many arrangements and printed for few: number and step come from one calculation. */
export type Formula<G extends Given> = {
  readonly of: (given: G) => number
  readonly step: (given: G, remarks?: Remarks) => Step
}

/** Makes number and step of a clause from one calculation. */
export const formula = <G extends Given>(
  words: Words & { readonly formula: string },
  calculate: (given: G) => number,
): Formula<G> => ({ of: calculate, step: clause(words, calculate) })
