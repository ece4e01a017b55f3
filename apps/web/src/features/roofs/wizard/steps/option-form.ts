import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import type { ProjectDraft } from '@soundroof/contract/roofs/projects/draft'
import { loadDraft } from '../../../../platform/draft/draft-store.ts'
import { type StepState, saveProject } from '../frame/use-wizard-step.ts'
import type { OptionForm } from '../options/option-fields.tsx'

/** Saves options with the project; one with an invalid number keeps the user on the step. */
export const optionFormOf = <S extends StepId>(step: StepState<S>) => {
  const { wizard, project } = step
  const save = (change: (options: ProjectDraft['options']) => ProjectDraft['options']) => {
    const now = loadDraft() ?? wizard
    saveProject({ ...now, project: { ...now.project, options: change(now.project.options) } }, step.id)
  }
  const form: OptionForm = {
    options: project.options,
    readOnly: step.readOnly,
    set: (name, value) => save((options) => ({ ...options, [name]: value })),
    refuse: (name, text) => step.refuse(`options.${name}`, text),
    refusedText: (name) => step.refusedText(`options.${name}`),
  }
  return { form, save }
}
