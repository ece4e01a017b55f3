import type { Problem } from '@soundroof/contract/platform/problem'
import type { StepProblem } from '@soundroof/contract/roofs/projects/project'
import { domainFieldOf } from '@soundroof/contract/roofs/wire/wire'
import type { Message } from '../../../../platform/words/use-say.ts'

export type ProblemsByStep = {
  /** Problems with a field of a step, for a link. */
  readonly steps: readonly StepProblem[]
  /** Problems without a field. */
  readonly others: readonly Message[]
}

/** The server's problems, sorted by step. */
export const problemsByStep = (issues: readonly Problem[]): ProblemsByStep => {
  const placed = issues.map((issue) => ({ issue, place: domainFieldOf(issue.field) }))
  return {
    steps: placed.flatMap(({ issue, place }) => (place ? [{ ...place, coded: issue.coded }] : [])),
    others: placed.flatMap(({ issue, place }) => (place ? [] : [issue.coded])),
  }
}
