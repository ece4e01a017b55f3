import type { KeptResult, PackedResult } from '../packed-result.ts'

/** As results were issued before: words under their names, absent when they say nothing, and every number in full. */
export const formerResult = ({ trace, ...rest }: PackedResult): KeptResult => ({
  ...rest,
  trace: {
    words: trace.words.map(([symbol, label, unit, clause, formula, names, status, branch, source]) => ({
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
    steps: trace.steps,
    numbers: trace.numbers.map((place) => trace.values[place] as number),
    root: trace.root,
  },
})
