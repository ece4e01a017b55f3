import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { loadDraft } from '../../../../platform/draft/draft-store.ts'
import { BesideField } from '../fields/beside-field.tsx'
import { type StepState, saveProject } from '../frame/use-wizard-step.ts'
import { OptionField, type OptionForm } from '../options/option-fields.tsx'
import { type OptionName, type StepGroup, stepOptions } from '../options/option-specs.ts'

type Props<S extends StepId> = { readonly step: StepState<S>; readonly group: StepGroup }

/** Options that a step asks beside its fields; each has a default. */
export const OptionList = <S extends StepId>({ step, group }: Props<S>) => {
  const { wizard, project } = step
  const set = (name: OptionName, value: unknown) => {
    const now = loadDraft() ?? wizard
    const options = { ...now.project.options, [name]: value }
    saveProject({ ...now, project: { ...now.project, options } }, step.id)
  }
  // Only numbers inside their limits are saved, so that Next finds none outside.
  const form: OptionForm = { options: project.options, readOnly: step.readOnly, set, setValid: () => undefined }
  return stepOptions(group, project).map((spec) => (
    <BesideField key={spec.name} step={step} field={`options.${spec.name}`} whole={spec.kind === 'choice'}>
      <OptionField spec={spec} form={form} error={step.errorOf(`options.${spec.name}`)} />
    </BesideField>
  ))
}
