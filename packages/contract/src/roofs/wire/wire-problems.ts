import type { Problem } from '../../platform/problem.ts'
import type { StepId } from '../fields/draft-fields.ts'
import { problemsOfSteps } from '../projects/project.ts'
import type { StepContext } from '../projects/step.ts'
import { parseWireProject, wireProblem } from './wire.ts'

const anyTime = { date_time: '2000-01-01 00:00:00' }

/**
 * The other problems of a project with unreadable fields: these count as empty, so that everything can be corrected at once.
 */
export const problemsOfRest = (
  body: unknown,
  unread: readonly Problem[],
  steps: readonly StepId[],
  context: Omit<StepContext, 'project'>,
): readonly Problem[] => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return []
  const named = new Set(unread.map(({ field }) => field.split('.')[0]))
  const rest = Object.fromEntries(Object.entries(body).filter(([name]) => !named.has(name)))
  const received = parseWireProject({ ...anyTime, ...rest })
  if (!received.ok) return received.problems
  const found = problemsOfSteps(steps, received.value.project, context).map(wireProblem)
  return found.filter(({ field }) => !named.has(field))
}
