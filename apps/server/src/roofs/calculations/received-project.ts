import type { Parsed } from '@soundroof/contract/platform/parse'
import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { stepIds } from '@soundroof/contract/roofs/fields/draft-fields'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { problemsOfSteps } from '@soundroof/contract/roofs/projects/project'
import { projectFromWire, type WireValues, wireProblem } from '@soundroof/contract/roofs/wire/wire'
import { type CalculationContext, stepContextOf } from './calculation-context.ts'

export type Received = { readonly project: ProjectDraft; readonly hash: string | null }

/** Calculations read every step but the photos. */
export const calculatedSteps: readonly StepId[] = stepIds.filter((id) => id !== 'photos')

/** The project of a request whose given steps have no problem. */
export const receiveProject = (
  body: WireValues,
  steps: readonly StepId[],
  context: CalculationContext,
): Parsed<Received> => {
  const received = projectFromWire(body)
  if (!received.ok) return received
  const { project, hash } = received.value
  const problems = problemsOfSteps(steps, project, stepContextOf(context))
  if (problems.length > 0) return { ok: false, problems: problems.map(wireProblem) }
  return { ok: true, value: { project, hash: hash || null } }
}
