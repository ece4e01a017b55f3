import type { ProjectDraft } from '@soundroof/contract/project/draft'
import { problemsOfSteps, stepIds } from '@soundroof/contract/project/project'
import type { StepId } from '@soundroof/contract/project/step'
import { projectFromWire, type WireValues, wireProblem } from '@soundroof/contract/wire'
import { refuseInput } from '../platform/refused.ts'
import { type Around, surroundings } from './surroundings.ts'

export type Received = { readonly project: ProjectDraft; readonly hash: string | null }

/** A calculation reads everything but the photos. */
export const calculatedSteps: readonly StepId[] = stepIds.filter((id) => id !== 'photos')

/** The project of a request whose given steps have no problem; refused otherwise, before anything is touched. */
export const receiveProject = (body: WireValues, steps: readonly StepId[], around: Around): Received => {
  const received = projectFromWire(body)
  if (!received.ok) throw refuseInput(received.problems)
  const problems = problemsOfSteps(steps, received.value.project, surroundings(around))
  if (problems.length > 0) throw refuseInput(problems.map(wireProblem))
  return { project: received.value.project, hash: received.value.hash || null }
}
