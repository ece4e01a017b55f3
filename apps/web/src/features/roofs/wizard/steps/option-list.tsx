import type { StepId } from '@soundroof/contract/roofs/fields/draft-fields'
import { BesideField } from '../fields/beside-field.tsx'
import type { StepState } from '../frame/use-wizard-step.ts'
import { OptionField } from '../options/option-fields.tsx'
import { type ListedGroup, stepOptions } from '../options/option-specs.ts'
import { optionFormOf } from './option-form.ts'

type Props<S extends StepId> = { readonly step: StepState<S>; readonly group: ListedGroup }

/** Options that a step asks beside its fields; each has a default. */
export const OptionList = <S extends StepId>({ step, group }: Props<S>) => {
  const asked = stepOptions(group, step.project)
  const { form } = optionFormOf(step)
  return asked.map((spec) => (
    <BesideField key={spec.name} step={step} field={`options.${spec.name}`} whole={spec.kind === 'choice'}>
      <OptionField spec={spec} form={form} error={step.errorOf(`options.${spec.name}`)} />
    </BesideField>
  ))
}
