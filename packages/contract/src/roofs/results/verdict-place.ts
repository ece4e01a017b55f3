import type { Verdict } from './result.ts'

/** Verdicts from the best to the worst. */
const bestFirst = [
  'pass',
  'pass-with-conditions',
  'needs-engineer',
  'not-installable',
  'no-panel-fits',
  'not-supported',
] as const satisfies readonly Verdict[]

/** Place of a verdict in the queue, the greater the worse; 0: no result. Stored with projects, so that none is ever renumbered. */
export const verdictPlace = (of: Verdict | null): number => (of === null ? 0 : bestFirst.indexOf(of) + 1)
