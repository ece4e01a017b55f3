import type { Problem } from '@soundroof/contract/platform/problem'
import type { StepProblem } from '@soundroof/contract/roofs/project/project'
import { domainFieldOf } from '@soundroof/contract/roofs/wire/wire'

export type ProblemsByStep = {
  /** With a field of a step, to which a link leads. */
  readonly steps: readonly StepProblem[]
  /** Without a field. */
  readonly others: readonly string[]
}

/** The server's problems, sorted by step. */
export const problemsByStep = (issues: readonly Problem[]): ProblemsByStep => {
  const placed = issues.map((issue) => ({ issue, place: domainFieldOf(issue.field) }))
  return {
    steps: placed.flatMap(({ issue, place }) => (place ? [{ ...place, message: issue.message }] : [])),
    others: placed.flatMap(({ issue, place }) => (place ? [] : [issue.message])),
  }
}
