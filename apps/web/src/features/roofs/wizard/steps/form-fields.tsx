import { optionFields } from '@soundroof/contract/roofs/fields/options'
import type { ReactNode } from 'react'
import { FormDrawing, SidesDrawing } from '../../../../components/choice-pictures/building-drawing.tsx'
import { ChoiceField, type ChoiceOption } from '../../../../components/fields/choice-field.tsx'
import { loadDraft } from '../../../../platform/draft/draft-store.ts'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import { BesideField } from '../fields/beside-field.tsx'
import { OptionPicture, StepGroup } from '../fields/step-group.tsx'
import { type StepState, saveProject } from '../frame/use-wizard-step.ts'
import { CoveringField } from './covering-field.tsx'

type Props = { readonly step: StepState<'building'> }
type Options = Props['step']['project']['options']

const setOptions = ({ wizard }: Props['step'], change: Partial<Options>): void => {
  const now = loadDraft() ?? wizard
  saveProject({ ...now, project: { ...now.project, options: { ...now.project.options, ...change } } }, 'building')
}

const formWords: Readonly<Record<Options['roofForm'], PlainCode>> = {
  gable: 'roofs.two-slopes-that-meet-in-a',
  hip: 'roofs.every-side-slopes-no-gable-anywhere',
  skillion: 'roofs.one-slope-no-ridge',
  flat: 'roofs.slope-below-3-degrees',
}

const sideWords: Readonly<Record<Options['sides'], PlainCode>> = {
  enclosed: 'roofs.house-shed-or-warehouse-roller-doors',
  'open-sided': 'roofs.free-standing-carport-hay-shed-shelter',
  'partly-open': 'roofs.open-fronted-shed-awning-or-carport',
}

const cardsOf = <V extends string>(
  choices: readonly { readonly value: V; readonly label: string }[],
  words: Readonly<Record<V, PlainCode>>,
  drawingOf: (value: V) => ReactNode,
): readonly ChoiceOption<V>[] =>
  choices.map(({ value, label }) => ({
    value,
    label,
    description: words[value],
    picture: <OptionPicture>{drawingOf(value)}</OptionPicture>,
  }))

const cards = {
  roofForm: cardsOf(optionFields.roofForm.choices, formWords, (form) => <FormDrawing form={form} />),
  sides: cardsOf(optionFields.sides.choices, sideWords, (value) => <SidesDrawing sides={value} />),
}

const Cards = ({ step, field }: Props & { readonly field: keyof typeof cards }) => (
  <BesideField step={step} field={`options.${field}`} whole>
    <ChoiceField<string>
      name={`options.${field}`}
      label={optionFields[field].label}
      layout="tiles"
      options={cards[field]}
      value={step.project.options[field]}
      error={step.errorOf(`options.${field}`)}
      disabled={step.readOnly}
      onChange={(chosen) => setOptions(step, { [field]: chosen })}
    />
  </BesideField>
)

/** Form of the roof, by default gable, and whether it has walls. */
export const FormFields = ({ step }: Props) => {
  const say = useSay()
  return (
    <StepGroup title={say('components.roof')}>
      <CoveringField step={step} />
      <Cards step={step} field="roofForm" />
      <Cards step={step} field="sides" />
    </StepGroup>
  )
}
