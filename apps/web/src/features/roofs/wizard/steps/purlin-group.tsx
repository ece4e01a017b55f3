import { choices } from '@soundroof/data/choices'
import { PurlinSectionDrawing } from '../../../../components/choice-pictures/purlin-drawings.tsx'
import { type PlainCode, useSay } from '../../../../platform/words/use-say.ts'
import { StepChoice, StepNumber } from '../fields/step-fields.tsx'
import { OptionPicture, StepGroup } from '../fields/step-group.tsx'
import type { StepState } from '../frame/use-wizard-step.ts'
import { OptionList } from './option-list.tsx'
import classes from './purlin-group.module.css'
import { SectionNameField } from './section-name-field.tsx'
import { spacingHint, spacingLabel, spanHint, spanLoading } from './span-hints.ts'
import { SteelPurlinFields } from './steel-purlin-fields.tsx'
import { SupportField } from './support-field.tsx'

type Props = { readonly step: StepState<'structure'> }

const materials = [
  { value: 'steel', label: 'roofs.steel', description: 'roofs.z-c-or-top-hat', shape: 'Z' },
  { value: 'timber', label: 'components.timber', description: 'roofs.purlins-or-battens', shape: 'timber' },
] as const satisfies readonly { readonly label: PlainCode; readonly description: PlainCode; [other: string]: string }[]

const materialOptions = materials.map(({ shape, ...option }) => ({
  ...option,
  picture: (
    <OptionPicture>
      <PurlinSectionDrawing shape={shape} />
    </OptionPicture>
  ),
}))

const species = choices.timberTypes.map(({ code, label }) => ({ value: code, label }))

/** Purlins or battens: section, support condition, spacing and span. */
export const PurlinGroup = ({ step }: Props) => {
  const say = useSay()

  const { material, depth } = step.draft
  const spacing = spacingLabel(step.project)
  return (
    <StepGroup title={say('roofs.purlins')}>
      <StepChoice step={step} field="material" options={materialOptions} />
      {material === 'steel' && !step.readOnly ? <SectionNameField step={step} /> : null}
      <SteelPurlinFields step={step} />
      <StepNumber step={step} field="timberDepth" label={say('roofs.depth')} />
      <StepNumber step={step} field="timberBreadth" label={say('roofs.breadth')} />
      <StepChoice step={step} field="timberSpecies" label={say('roofs.timber-type')} options={species} layout="row" />
      {material === 'timber' || depth !== null ? <SupportField step={step} /> : null}
      <StepNumber
        step={step}
        field="spacing"
        hint={spacingHint(say, step)}
        {...(spacing === null ? {} : { label: say(spacing) })}
      />
      <StepNumber step={step} field="span" hint={spanHint(say, step)} />
      <p role="status" className={classes.status}>
        {spanLoading(say, step)}
      </p>
      <OptionList step={step} group="Battens" />
    </StepGroup>
  )
}
