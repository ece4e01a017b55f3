import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { loadDraft } from '../../../../platform/draft/draft-store.ts'
import { BesideField } from '../fields/beside-field.tsx'
import { type StepState, saveProject } from '../frame/use-wizard-step.ts'
import { OptionField, type OptionForm } from '../options/option-fields.tsx'
import { type OptionName, outsideWords, type StepGroup, stepOptions } from '../options/option-specs.ts'

type Props<S extends StepId> = { readonly step: StepState<S>; readonly group: StepGroup }

/** Options that a step asks beside its fields; each has a default. */
export const OptionList = <S extends StepId>({ step, group }: Props<S>) => {
  const { wizard, project } = step
  const set = (name: OptionName, value: unknown) => {
    const now = loadDraft() ?? wizard
    const options = { ...now.project.options, [name]: value }
    saveProject({ ...now, project: { ...now.project, options } }, step.id)
  }
  const asked = stepOptions(group, project)
  const setValid = (name: OptionName, isValid: boolean) => {
    const spec = asked.find((each) => each.name === name)
    step.refuse(`options.${name}`, isValid || spec?.kind !== 'number' ? null : outsideWords(spec))
  }
  const form: OptionForm = { options: project.options, readOnly: step.readOnly, set, setValid }
  return asked.map((spec) => (
    <BesideField key={spec.name} step={step} field={`options.${spec.name}`} whole={spec.kind === 'choice'}>
      <OptionField spec={spec} form={form} error={step.errorOf(`options.${spec.name}`)} />
    </BesideField>
  ))
}
