import type { OptionName } from '@soundroof/contract/roofs/assumptions/asked-options'
import { bandHolding } from '@soundroof/contract/roofs/projects/solar'
import { BesideField } from '../fields/beside-field.tsx'
import type { StepState } from '../frame/use-wizard-step.ts'
import { OptionField, type OptionForm } from '../options/option-fields.tsx'
import { stepOptions } from '../options/option-specs.ts'
import { optionFormOf } from './option-form.ts'

type Props = { readonly step: StepState<'solar'> }

const bandOf = { panelLengthExact: 'panelLengthBand', panelWidthExact: 'panelWidthBand' } as const

const isSize = (name: OptionName): name is keyof typeof bandOf => name in bandOf

/** A size also answers its range; the outermost ranges stand for panels beyond them. */
const formWithBands = (step: Props['step']): OptionForm => {
  const { form } = optionFormOf(step)
  const { choices } = step.context
  return {
    ...form,
    set: (name, value) => {
      form.set(name, value)
      if (!isSize(name) || typeof value !== 'number') return
      const band = bandOf[name]
      step.change({ [band]: bandHolding(choices[`${band}s`], value) })
    },
  }
}

/** Length and width on the data sheet, in place of the ranges. */
export const ExactSize = ({ step }: Props) => {
  const form = formWithBands(step)
  return stepOptions('size', step.project).map((spec) => (
    <BesideField key={spec.name} step={step} field={`options.${spec.name}`}>
      <OptionField spec={spec} form={form} error={step.errorOf(`options.${spec.name}`)} />
    </BesideField>
  ))
}
