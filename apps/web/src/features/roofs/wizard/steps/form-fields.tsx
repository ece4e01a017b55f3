import { optionFields } from '@soundroof/contract/roofs/fields/options'
import type { ReactNode } from 'react'
import { FormDrawing, SidesDrawing } from '../../../../components/choice-pictures/building-drawing.tsx'
import { ChoiceField } from '../../../../components/fields/choice-field.tsx'
import { loadDraft } from '../../../../platform/draft/draft-store.ts'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
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

const explained: Readonly<Record<Options['roofForm'], PlainCode>> = {
  gable: 'roofs.two-slopes-that-meet-in-a',
  hip: 'roofs.every-side-slopes-no-gable-anywhere',
  skillion: 'roofs.one-slope-no-ridge',
  flat: 'roofs.slope-below-3-degrees',
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

const sidesExplained: Readonly<Record<Options['sides'], PlainCode>> = {
  enclosed: 'roofs.house-shed-or-warehouse-roller-doors',
  'open-sided': 'roofs.free-standing-carport-hay-shed-shelter',
  'partly-open': 'roofs.open-fronted-shed-awning-or-carport',
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
export const FormFields = ({ step }: Props) => {
  const say = useSay()
  return (
    <StepGroup title={say('components.roof')}>
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
}
