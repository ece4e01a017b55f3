import type { WizardDraft } from '../../platform/draft/draft-store.ts'
import { stepOrder, stepsInOrder, stepTitles } from '../../platform/wizard-route.ts'
import type { Say } from '../../platform/words/use-say.ts'

/** Number and name of the project, as far as they are typed. */
export const draftTitle = (say: Say, { project: { header } }: Pick<WizardDraft, 'project'>): string =>
  [header.number, header.name].filter((part) => part.trim() !== '').join(' · ') || say('draftUntitled')

/** How far a draft got. */
export const draftProgress = (
  say: Say,
  { mode, step, photosAt }: Pick<WizardDraft, 'mode' | 'step' | 'photosAt'>,
): string => {
  const number = step === null ? 0 : stepsInOrder(photosAt).indexOf(step)
  if (mode === 'edit') return say('draftOfSaved', { step: say(stepTitles[step ?? 'header']) })
  if (number === 0) return say('draftAtName')
  return say('draftAtStep', { step: say(stepTitles[step ?? 'header']), number, of: stepOrder.length - 1 })
}
