import { text } from '@soundroof/contract/platform/text'
import { optionFields } from '@soundroof/contract/roofs/fields/options'
import type { ReactNode } from 'react'
import { FormDrawing, SidesDrawing } from '../../../../components/drawings/building-drawing.tsx'
import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import { loadDraft } from '../../../../platform/draft/draft-store.ts'
import { BesideField } from '../fields/beside-field.tsx'
import { OptionPicture, StepGroup } from '../fields/step-group.tsx'
import { type StepState, saveProject } from '../frame/use-wizard-step.ts'
import { OptionField } from '../options/option-fields.tsx'
import { wallOptions } from '../options/option-specs.ts'
import { optionFormOf } from './option-form.ts'

type Props = { readonly step: StepState<'building'> }
type Options = Props['step']['project']['options']

const setOptions = ({ wizard }: Props['step'], change: Partial<Options>): void => {
  const now = loadDraft() ?? wizard
  saveProject({ ...now, project: { ...now.project, options: { ...now.project.options, ...change } } }, 'building')
}

const explained: Readonly<Record<Options['roofForm'], string>> = {
  gable: 'Two slopes that meet in a ridge; also a roof of mixed forms',
  hip: 'Every side slopes: no gable anywhere',
  skillion: 'One slope, no ridge',
  flat: 'Slope below 3 degrees',
}

const picture = (form: Options['roofForm']): ReactNode => (
  <OptionPicture>
    <FormDrawing form={form} />
  </OptionPicture>
)

const forms = optionFields.roofForm.choices.map(({ value, label }) => ({
  value,
  label,
  description: explained[value],
  picture: picture(value),
}))

const sidesExplained: Readonly<Record<Options['sides'], string>> = {
  enclosed: 'House, shed or warehouse; roller doors count as walls',
  'open-sided': 'Free-standing: carport, hay shed, shelter',
  'partly-open': 'Open-fronted shed, awning or carport attached to a building',
}

const sides = optionFields.sides.choices.map(({ value, label }) => ({
  value,
  label,
  description: sidesExplained[value],
  picture: (
    <OptionPicture>
      <SidesDrawing sides={value} />
    </OptionPicture>
  ),
}))

/** Form of the roof, whose default, gable, holds for any, and whether there are walls below it. */
export const FormFields = ({ step }: Props) => (
  <StepGroup title={text('Roof')}>
    <BesideField step={step} field="options.roofForm" whole>
      <ChoiceField
        name="options.roofForm"
        label={optionFields.roofForm.label}
        layout="cards"
        options={forms}
        value={step.project.options.roofForm}
        error={step.errorOf('options.roofForm')}
        disabled={step.readOnly}
        onChange={(roofForm) => setOptions(step, { roofForm })}
      />
    </BesideField>
    <BesideField step={step} field="options.sides" whole>
      <ChoiceField
        name="options.sides"
        label={optionFields.sides.label}
        layout="cards"
        options={sides}
        value={step.project.options.sides}
        disabled={step.readOnly}
        onChange={(chosen) => setOptions(step, { sides: chosen })}
      />
    </BesideField>
    {wallOptions(step.project).map((spec) => (
      <BesideField key={spec.name} step={step} field={`options.${spec.name}`}>
        <OptionField spec={spec} form={optionFormOf(step).form} error={step.errorOf(`options.${spec.name}`)} />
      </BesideField>
    ))}
  </StepGroup>
)
