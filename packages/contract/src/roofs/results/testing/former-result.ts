import { type KeptResult, type PackedResult, unpackResult } from '../packed-result.ts'

/** As results were issued before: checks in full. */
export const resultWithFullChecks = (packed: PackedResult): KeptResult => ({
  ...unpackResult(packed),
  trace: packed.trace,
})

/** And before that: words under their names, absent when they say nothing, and every number in full. */
export const formerResult = (packed: PackedResult): KeptResult => ({
  ...unpackResult(packed),
  trace: {
    words: packed.trace.words.map(([symbol, label, unit, clause, formula, names, status, branch, source]) => ({
      symbol,
      label,
      unit,
      clause,
      formula,
      ...(names === null ? {} : { names }),
      ...(status === null ? {} : { status }),
      ...(branch === null ? {} : { branch }),
      ...(source === null ? {} : { source }),
    })),
    steps: packed.trace.steps,
    numbers: packed.trace.numbers.map((place) => packed.trace.values[place] as number),
    root: packed.trace.root,
  },
})
