import { notifications } from '@mantine/notifications'
import type { Problem } from '@soundroof/contract/platform/problem'
import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { problemsOf } from '@soundroof/contract/roofs/projects/project'
import { useEffect } from 'react'
import { focusSoon } from '../../../../components/fields/error-summary.tsx'
import { loadDraft, saveDraft } from '../../../../platform/draft/draft-store.ts'
import { goTo } from '../../../../platform/navigation.ts'
import { toast } from '../../../../platform/toast.ts'
import { stepAddress } from '../../../../platform/wizard-route.ts'
import { takeFieldToFocus } from '../problems/server-problems.ts'
import { numberOf, stepAfter, stepBefore } from './step-order.ts'
import { trimmed } from './trimmed.ts'
import { currentMaxSpan, loadSpanTable } from './use-span-tables.ts'
import type { StepState } from './use-wizard-step.ts'
import { withoutMet } from './with-unsent.ts'

/** On a slow network Next does not wait for the table: the span is checked again before the calculation. */
const longestWait = 3_000
const timeIsUp = () => new Promise<void>((resolve) => setTimeout(resolve, longestWait))

export const leadTo = ({ field, coded }: Problem): void => {
  toast(coded, 'problem')
  focusSoon(field)
}

/** Whether the step has no problems; else all are shown and the first gets the focus. */
export const validateStep = async <S extends StepId>(
  step: StepState<S>,
  met: readonly string[] = [],
): Promise<boolean> => {
  if (step.id === 'structure') await Promise.race([loadSpanTable(step.project.structure), timeIsUp()])
  const project = { ...step.project, [step.id]: trimmed(step.draft) }
  const problems = step.reworded(problemsOf(step.id, project, { ...step.context, maxSpan: currentMaxSpan }))
  const [first] = withoutMet(problems, met)
  step.showAllProblems()
  if (first === undefined) return true
  leadTo(first)
  return false
}

/** To the next step, without asking whether this one is complete. */
export const advance = <S extends StepId>(step: StepState<S>, next: StepId): void => {
  const wizard = loadDraft() ?? step.wizard
  const project = { ...wizard.project, [step.id]: trimmed(wizard.project[step.id]) }
  // An edit without changes has no step to continue at.
  const resumeAt = wizard.mode === 'add' || wizard.step !== null ? next : null
  saveDraft({ ...wizard, project, step: resumeAt, maxNum: Math.max(wizard.maxNum, numberOf(wizard.photosAt, next)) })
  // Nothing is missing any more.
  notifications.clean()
  goTo(stepAddress(next, wizard))
}

const back = <S extends StepId>({ id, wizard }: StepState<S>): void => {
  const before = stepBefore(wizard.photosAt, id)
  if (wizard.mode === 'edit') window.history.back()
  else goTo(before === null ? '/project' : stepAddress(before, wizard))
}

/** Next validates and records the step; Back never loses anything. */
export const useStepNavigation = <S extends StepId>(
  step: StepState<S>,
  unsent: readonly Problem[],
  met: readonly string[],
) => {
  useEffect(() => {
    // A link to a field, such as of a question, also opens what is folded around it.
    const fieldToFocus = takeFieldToFocus() ?? globalThis.location.hash.slice(1)
    if (fieldToFocus !== '') focusSoon(fieldToFocus)
  }, [])
  const following = stepAfter(step.wizard.photosAt, step.id)
  return {
    back: () => back(step),
    next: async (): Promise<void> => {
      if (following === null) return
      if (step.readOnly) return goTo(stepAddress(following, step.wizard))
      const isValid = await validateStep(step, met)
      if (unsent[0]) return leadTo(unsent[0])
      if (isValid) advance(step, following)
    },
  }
}
